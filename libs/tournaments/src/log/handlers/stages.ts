import { type EntrantId } from '../../model/ids.js';
import { type StageKind } from '../../model/stage.js';
import { startClock } from '../clock.js';
import { type EventOf, type PlannedTable } from '../events.js';
import { refuse, type Refusal } from '../refusals.js';
import {
  activeEntrants,
  isFinal,
  nextRound,
  roundOf,
  stageOf,
  type RoundState,
  type StageState,
  type TableState,
  type TournamentState,
} from '../state.js';
import { withRound, withStage } from '../update.js';
import { onRound, type Handlers } from './handler.js';

/** Formats in which a round need not seat everybody, and rounds may overlap. */
export const LOOSE_FORMATS: readonly StageKind[] = ['heats', 'arena'];
/** Formats in which only those still in play are seated. */
const SHRINKING_FORMATS: readonly StageKind[] = [...LOOSE_FORMATS, 'knockout'];

const emptyTable = (table: PlannedTable): TableState => ({
  ...table,
  absent: [],
  caretakers: [],
  substitutes: new Map(),
  clock: null,
  stopped: false,
  result: null,
  voided: false,
});

/** Everybody who is to play sits exactly once, and nobody else. */
function checkPartition(
  state: TournamentState,
  stage: StageState,
  { tables, byes }: { tables: readonly PlannedTable[]; byes: readonly EntrantId[] },
): Refusal | undefined {
  const seated = [...tables.flatMap(({ seats }) => seats), ...byes];
  const distinct = new Set(seated);
  const sizes = tables.every(({ seats }) => seats.length >= 2 && seats.length <= 6);
  const numbers = new Set(tables.map(({ no }) => no)).size === tables.length;
  if (tables.length === 0 || distinct.size !== seated.length || !sizes || !numbers)
    return refuse('PLAN_MALFORMED');
  const active = activeEntrants(state, stage);
  const known = new Set(active);
  if (!seated.every((id) => known.has(id))) return refuse('PLAN_OUT_OF_DATE');
  const all = SHRINKING_FORMATS.includes(stage.setup.format.kind) || distinct.size === active.length;
  return all ? undefined : refuse('PLAN_OUT_OF_DATE');
}

const hasResults = ({ tables }: RoundState): boolean => tables.some(({ result }) => result !== null);

const openRounds = (stage: StageState, before: number): RoundState[] =>
  stage.rounds.filter(({ round, status }) => round < before && status !== 'closed');

function checkPlan(state: TournamentState, body: EventOf<'roundPlanned'>): Refusal | undefined {
  const stage = stageOf(state, body.stage);
  if (!stage) return refuse('STAGE_UNKNOWN');
  if (stage.status !== 'running') return refuse('STAGE_NOT_RUNNING');
  const known = roundOf(state, body);
  if (known && known.status !== 'planned') return refuse('ROUND_ALREADY_PUBLISHED');
  if (!known && body.round !== stage.rounds.length + 1) return refuse('ROUND_UNKNOWN');
  return checkPartition(state, stage, body);
}

export const stageHandlers: Handlers<
  | 'stageStarted'
  | 'stageClosed'
  | 'roundPlanned'
  | 'roundPublished'
  | 'roundWithdrawn'
  | 'roundStarted'
  | 'roundClosed'
> = {
  stageStarted: {
    check: (state, { stage: id, entrants }) => {
      const at = state.stages.findIndex(({ setup }) => setup.id === id);
      const stage = state.stages[at];
      if (!stage) return refuse('STAGE_UNKNOWN');
      if (stage.status !== 'waiting') return refuse('STAGE_NOT_WAITING');
      if (state.stages.slice(0, at).some(({ status }) => status !== 'closed'))
        return refuse('STAGE_BEFORE_IS_OPEN');
      const present = entrants.every((entrant) => state.entrants.get(entrant)?.status === 'checkedIn');
      if (!present || new Set(entrants).size !== entrants.length) return refuse('ENTRANT_NOT_PRESENT');
      return entrants.length < 2 ? refuse('TOO_FEW_ENTRANTS') : undefined;
    },
    apply: (state, { stage, entrants }, { at }) => ({
      ...withStage(state, stage, (waiting) => ({ ...waiting, status: 'running', startedAt: at, entrants })),
      status: 'running',
    }),
  },
  stageClosed: {
    check: (state, { stage: id }) => {
      const stage = stageOf(state, id);
      if (stage?.status !== 'running') return refuse('STAGE_NOT_RUNNING');
      const open = stage.rounds.some(({ status }) => status === 'published' || status === 'running');
      return open || !stage.rounds.some(({ status }) => status === 'closed')
        ? refuse('ROUNDS_OPEN')
        : undefined;
    },
    // Plans that were never published go with the stage.
    apply: (state, { stage }) =>
      withStage(state, stage, (open) => ({
        ...open,
        status: 'closed',
        rounds: open.rounds.filter(({ status }) => status === 'closed'),
      })),
  },
  roundPlanned: {
    check: checkPlan,
    apply: (state, { stage, round, tables, byes, meta }) => {
      const version = (roundOf(state, { stage, round })?.version ?? 0) + 1;
      const planned: RoundState = {
        round,
        version,
        status: 'planned',
        tables: tables.map(emptyTable),
        byes,
        meta,
        clock: null,
      };
      return withStage(state, stage, (open) => ({
        ...open,
        rounds: [...open.rounds.filter((other) => other.round !== round), planned].sort(
          (a, b) => a.round - b.round,
        ),
      }));
    },
  },
  roundPublished: {
    check: (state, ref) =>
      onRound(state, ref, (round) => {
        const stage = stageOf(state, ref.stage)!;
        if (round.status !== 'planned') return refuse('ROUND_ALREADY_PUBLISHED');
        return ref.round === nextRound(stage)
          ? checkPartition(state, stage, round)
          : refuse('ROUND_BEFORE_IS_OPEN');
      }),
    apply: (state, ref) => withRound(state, ref, (round) => ({ ...round, status: 'published' })),
  },
  roundWithdrawn: {
    check: (state, ref) =>
      onRound(state, ref, (round) => {
        if (round.status !== 'published' && round.status !== 'running') return refuse('ROUND_NOT_PUBLISHED');
        const last = nextRound(stageOf(state, ref.stage)!) - 1;
        if (ref.round !== last) return refuse('ROUND_ALREADY_PUBLISHED');
        return hasResults(round) ? refuse('ROUND_HAS_RESULTS') : undefined;
      }),
    apply: (state, ref) =>
      withRound(state, ref, (round) => ({
        ...round,
        status: 'planned',
        clock: null,
        tables: round.tables.map(({ no, seats, place, dealId }) => emptyTable({ no, seats, place, dealId })),
      })),
  },
  roundStarted: {
    check: (state, ref) =>
      onRound(state, ref, (round) => {
        const stage = stageOf(state, ref.stage)!;
        if (round.status !== 'published') return refuse('ROUND_NOT_PUBLISHED');
        const waits =
          !LOOSE_FORMATS.includes(stage.setup.format.kind) && openRounds(stage, ref.round).length > 0;
        return waits ? refuse('ROUND_BEFORE_IS_OPEN') : undefined;
      }),
    apply: (state, ref, { at }) => {
      const clock = startClock(ref.minutes, at);
      return withRound(state, ref, (round) => ({
        ...round,
        status: 'running',
        clock,
        tables: round.tables.map((table) => ({ ...table, clock })),
      }));
    },
  },
  roundClosed: {
    check: (state, ref) =>
      onRound(state, ref, (round) => {
        if (round.status !== 'running') return refuse('ROUND_NOT_RUNNING');
        const missing = round.tables.filter((table) => !table.voided && !isFinal(table)).map(({ no }) => no);
        return missing.length > 0 ? { code: 'RESULTS_MISSING', tables: missing } : undefined;
      }),
    apply: (state, ref) => withRound(state, ref, (round) => ({ ...round, status: 'closed' })),
  },
};
