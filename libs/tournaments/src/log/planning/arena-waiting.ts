import { type Waiting } from '../../formats/arena.js';
import { type EntrantId, type HashText } from '../../model/ids.js';
import { parseFraction } from '../../numbers/fraction.js';
import { type Instant } from '../clock.js';
import { stageStandings } from '../standings.js';
import {
  activeEntrants,
  isFinal,
  playersAt,
  type StageState,
  type TableState,
  type TournamentState,
} from '../state.js';

const SECOND = 1000;

function strengths(state: TournamentState, stage: StageState, hash: HashText): Map<EntrantId, number> {
  return new Map(
    stageStandings(state, stage.setup.id, hash).map(({ id, tp }) => {
      const points = parseFraction(tp);
      return [id, points ? Number(points.num) / Number(points.den) : 0];
    }),
  );
}

/** Those of an arena who are here and do not play: how strong they are, how long they wait, whom they met last. */
export function arenaWaiting(
  state: TournamentState,
  stage: StageState,
  { now, hash }: { readonly now: Instant; readonly hash: HashText },
): Waiting[] {
  const tables = stage.rounds
    .filter(({ status }) => status !== 'planned')
    .flatMap((round) => round.tables.map((table) => ({ table, startedAt: round.clock?.startedAt ?? 0 })));
  const isOver = (table: TableState): boolean => table.voided || isFinal(table);
  const points = strengths(state, stage, hash);
  return activeEntrants(state, stage).flatMap((id) => {
    const own = tables.filter(({ table }) => playersAt(table).includes(id)).reverse();
    if (own.some(({ table }) => !isOver(table))) return [];
    const [last] = own;
    // A table that was dissolved has no end: whoever sat there has waited since it began.
    const since = Math.max(
      stage.startedAt ?? 0,
      state.entrants.get(id)?.presentSince ?? 0,
      last?.table.result?.at ?? last?.startedAt ?? 0,
    );
    return {
      id,
      strength: points.get(id) ?? 0,
      waitedSeconds: Math.max(0, Math.round((now - since) / SECOND)),
      recent: own.map(({ table }) => playersAt(table).filter((other) => other !== id)),
    };
  });
}
