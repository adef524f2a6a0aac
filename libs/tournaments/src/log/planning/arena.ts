import { success } from '@red-disc/kernel';
import { pairArena, type ArenaParams, type Waiting } from '../../formats/arena.js';
import { type EntrantId } from '../../model/ids.js';
import { type TableSize } from '../../scoring/presets.js';
import { refuse } from '../refusals.js';
import {
  activeEntrants,
  isFinal,
  nextRound,
  type StageState,
  type TableState,
  type TournamentState,
} from '../state.js';
import { poolsOf, seedOf, type Pool, type RoundsPlan } from './rounds.js';
import { planned, seatGroups } from './tables.js';

/** Tables at which somebody still sits. */
function tablesInUse({ rounds }: StageState): TableState[] {
  return rounds
    .filter(({ status }) => status === 'published' || status === 'running')
    .flatMap(({ tables }) => tables.filter((table) => !table.voided && !isFinal(table)));
}

/** When fewer are here at all than the arena's smallest table seats, one of the event's smaller sizes will do. */
function lastResort({ setup }: TournamentState, { sizes }: ArenaParams, present: number): TableSize[] {
  const smallest = Math.min(...sizes);
  return present < smallest ? setup.rules.prefer.filter((size) => size < smallest) : [];
}

function freeTables(state: TournamentState, stage: StageState, { place }: Pool): number {
  const { maxTables } = state.setup.rules;
  if (maxTables === null || place === 'online') return Number.POSITIVE_INFINITY;
  return Math.max(0, maxTables - tablesInUse(stage).filter((table) => table.place === 'room').length);
}

function mustNotMeet({ apart, entrants }: TournamentState): (a: EntrantId, b: EntrantId) => boolean {
  const teamOf = (id: EntrantId): string | null => entrants.get(id)?.team ?? null;
  return (a, b) =>
    (teamOf(a) !== null && teamOf(a) === teamOf(b)) ||
    apart.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

/** The tables that an arena can seat now: those in the room and those elsewhere apart, no more than there are boxes. */
export function arenaTables(
  state: TournamentState,
  stage: StageState,
  waiting: readonly Waiting[],
): EntrantId[][] {
  const { format } = stage.setup;
  if (format.kind !== 'arena') return [];
  const { params } = format;
  return poolsOf(state, activeEntrants(state, stage)).flatMap((pool) =>
    pairArena(
      waiting.filter(({ id }) => pool.ids.includes(id)),
      params,
      {
        maxTables: freeTables(state, stage, pool),
        lastResort: lastResort(state, params, pool.ids.length),
        mustNotMeet: mustNotMeet(state),
      },
    ),
  );
}

export function planArena(
  state: TournamentState,
  stage: StageState,
  waiting: readonly Waiting[],
): RoundsPlan {
  const round = nextRound(stage);
  const groups = arenaTables(state, stage, waiting);
  if (groups.length === 0) return { ok: false, error: refuse('TOO_FEW_ENTRANTS') };
  const tables = seatGroups(state, groups, seedOf(state, stage, round));
  const busy = new Set(tablesInUse(stage).map(({ no }) => no));
  return success([planned(state, stage, round, { tables, byes: [], algorithm: 'arena/2', busy })]);
}
