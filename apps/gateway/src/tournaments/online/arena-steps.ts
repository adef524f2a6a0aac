import { isFinal, nextRound, type RoundState, type StageState } from '@red-disc/tournaments';

const MINUTE = 60_000;

/** What the server does next in an arena, without an organiser. */
export interface ArenaStep {
  readonly type: 'plan' | 'publish' | 'start' | 'close';
  readonly round: number;
  /** Counts the plans of the round: what an organiser took back is not done again. */
  readonly version: number;
}

/** An arena seats people until its time is over, counted from its first game. */
export function isArenaOpen({ setup, rounds }: StageState, now: number): boolean {
  if (setup.format.kind !== 'arena') return false;
  const started = rounds.flatMap(({ clock }) => (clock ? [clock.startedAt] : []));
  return started.length === 0 || now < Math.min(...started) + setup.format.minutes * MINUTE;
}

const isDone = ({ status, tables }: RoundState): boolean =>
  status === 'running' && tables.every((table) => table.voided || isFinal(table));

/** Rounds whose games are all in are closed; whoever waits is seated, and plays at once. */
export function arenaSteps(
  stage: StageState,
  { canSeat, now }: { readonly canSeat: boolean; readonly now: number },
): ArenaStep[] {
  if (stage.setup.format.kind !== 'arena' || stage.status !== 'running') return [];
  const step = (type: ArenaStep['type'], { round, version }: RoundState): ArenaStep => ({
    type,
    round,
    version,
  });
  const closing = stage.rounds.filter(isDone).map((round) => step('close', round));
  const waitingRound = stage.rounds.find(({ status }) => status === 'planned' || status === 'published');
  if (waitingRound)
    return [...closing, step(waitingRound.status === 'planned' ? 'publish' : 'start', waitingRound)];
  return canSeat && isArenaOpen(stage, now)
    ? [...closing, { type: 'plan', round: nextRound(stage), version: 0 }]
    : closing;
}
