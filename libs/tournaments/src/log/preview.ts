import { success, type Result } from '@red-disc/kernel';
import { type EntrantId, type HashText, type StageId } from '../model/ids.js';
import { chainEvents } from './chain.js';
import { type Command, type Services } from './commands.js';
import { cutOf } from './cut.js';
import { decide } from './decide.js';
import { type EventBody } from './events.js';
import { type Happening } from './handlers/handler.js';
import { append, type TournamentLog } from './log.js';
import { type Refusal } from './refusals.js';
import { stageStandings } from './standings.js';
import { stageOf, type RoundState, type TournamentState } from './state.js';

export interface StandingChange {
  readonly stage: StageId;
  readonly id: EntrantId;
  readonly before: { readonly rank: number; readonly tp: string } | null;
  readonly after: { readonly rank: number; readonly tp: string } | null;
}

export interface CutChange {
  readonly stage: StageId;
  readonly enters: readonly EntrantId[];
  readonly leaves: readonly EntrantId[];
  /** The next stage has begun: it stays as it is unless the organiser decides otherwise. */
  readonly nextStageStarted: boolean;
}

export interface RoundChange {
  readonly stage: StageId;
  readonly round: number;
  readonly change: 'planned' | 'replanned' | 'published' | 'withdrawn' | 'removed';
}

/** What a command would change, shown before it is done. Published rounds are only ever touched expressly. */
export interface Preview {
  readonly events: readonly EventBody[];
  readonly standings: readonly StandingChange[];
  readonly cuts: readonly CutChange[];
  readonly rounds: readonly RoundChange[];
}

function standingChanges(before: TournamentState, after: TournamentState, hash: HashText): StandingChange[] {
  return after.stages.flatMap(({ setup: { id: stage } }) => {
    const lines = (state: TournamentState): Map<EntrantId, StandingChange['before']> =>
      new Map(stageStandings(state, stage, hash).map(({ id, rank, tp }) => [id, { rank, tp }]));
    const [old, now] = [lines(before), lines(after)];
    return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
      const change = { stage, id, before: old.get(id) ?? null, after: now.get(id) ?? null };
      const same = change.before?.rank === change.after?.rank && change.before?.tp === change.after?.tp;
      return same ? [] : [change];
    });
  });
}

function cutChanges(before: TournamentState, after: TournamentState, hash: HashText): CutChange[] {
  return after.stages.flatMap((stage) => {
    const { id, cut } = stage.setup;
    const earlier = stageOf(before, id);
    if (!cut || !earlier || stage.status === 'waiting') return [];
    const through = (state: TournamentState, of: typeof stage): EntrantId[] => {
      const result = cutOf(state, of, hash);
      return result ? [...result.qualified, ...result.luckyLosers] : [];
    };
    const [old, now] = [through(before, earlier), through(after, stage)];
    const enters = now.filter((entrant) => !old.includes(entrant));
    const leaves = old.filter((entrant) => !now.includes(entrant));
    if (enters.length + leaves.length === 0) return [];
    return [{ stage: id, enters, leaves, nextStageStarted: stageOf(after, cut.to)?.status !== 'waiting' }];
  });
}

function roundChange(
  old: RoundState | undefined,
  now: RoundState | undefined,
): RoundChange['change'] | undefined {
  if (!old) return 'planned';
  if (!now) return 'removed';
  if (old.status === 'planned' && now.status === 'published') return 'published';
  if (old.status !== 'planned' && now.status === 'planned') return 'withdrawn';
  return old.version === now.version ? undefined : 'replanned';
}

function roundChanges(before: TournamentState, after: TournamentState): RoundChange[] {
  return after.stages.flatMap(({ setup: { id: stage }, rounds }) => {
    const old = new Map(stageOf(before, stage)?.rounds.map((round) => [round.round, round]));
    const now = new Map(rounds.map((round) => [round.round, round]));
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((round) => {
      const change = roundChange(old.get(round), now.get(round));
      return change ? [{ stage, round, change }] : [];
    });
  });
}

/** Plays a command through without doing it. */
export function previewCommand(
  log: TournamentLog,
  command: Command,
  happening: Happening,
  services: Services,
): Result<Preview, Refusal> {
  const decided = decide(log, command, happening, services);
  if (!decided.ok) return decided;
  const events = decided.value;
  const after = append(log, chainEvents(log.events, events, happening, services.hash)).state!;
  const before = log.state ?? after;
  return success({
    events,
    standings: standingChanges(before, after, services.hash),
    cuts: cutChanges(before, after, services.hash),
    rounds: roundChanges(before, after),
  });
}
