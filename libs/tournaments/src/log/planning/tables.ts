import { success } from '@red-disc/kernel';
import { makeGroups, repeatedGames } from '../../formats/groups.js';
import { knockoutRound, luckyLosersFor } from '../../formats/knockout.js';
import { type Attendance } from '../../model/entrant.js';
import { type EntrantId } from '../../model/ids.js';
import { type StageFormat } from '../../model/stage.js';
import { seededRandom } from '../../numbers/random.js';
import { type TableSize } from '../../scoring/presets.js';
import { seatRounds } from '../../seating/seats/seat-phase.js';
import { tableSizes } from '../../seating/table-sizes.js';
import { refuse } from '../refusals.js';
import { activeEntrants, nextRound, type StageState, type TournamentState } from '../state.js';
import { survivors } from '../knockout-results.js';
import { historyFor } from './roster.js';
import { plannedTable, seedOf, type PlannedRound, type RoundsPlan } from './rounds.js';

type FormatOf<Kind extends StageFormat['kind']> = Extract<StageFormat, { kind: Kind }>;

/** A table with somebody who is not in the room is an online table. */
function placeFor(state: TournamentState, ids: readonly EntrantId[]): Attendance {
  if (state.setup.mode !== 'mixed') return state.setup.mode === 'online' ? 'online' : 'room';
  return ids.some((id) => state.entrants.get(id)?.attends === 'online') ? 'online' : 'room';
}

interface MadeRound {
  readonly tables: readonly (readonly EntrantId[])[];
  readonly byes: readonly EntrantId[];
  readonly algorithm: string;
  /** Tables that are still in use by rounds before. */
  readonly busy?: ReadonlySet<number>;
}

/** The lowest numbers of tables that nobody sits at. */
function freeNumbers(count: number, busy: ReadonlySet<number> = new Set()): number[] {
  const numbers: number[] = [];
  for (let no = 1; numbers.length < count; no++) if (!busy.has(no)) numbers.push(no);
  return numbers;
}

export function planned(
  state: TournamentState,
  stage: StageState,
  round: number,
  made: MadeRound,
): PlannedRound {
  const identity = { state, stage, round };
  const numbers = freeNumbers(made.tables.length, made.busy);
  return {
    type: 'roundPlanned',
    tables: made.tables.map((seats, t) =>
      plannedTable(identity, { no: numbers[t]!, seats, place: placeFor(state, seats) }),
    ),
    byes: made.byes,
    meta: {
      seed: seedOf(state, stage, round),
      algorithm: made.algorithm,
      cost: 0,
      lowerBound: 0,
      optimal: true,
    },
  };
}

/** Seats given groups so that starts even out over the whole event. */
export function seatGroups(
  state: TournamentState,
  groups: readonly (readonly EntrantId[])[],
  seed: string,
): EntrantId[][] {
  const ids = groups.flat();
  const number = new Map(ids.map((id, i) => [id, i]));
  const history = state.stages.flatMap((stage) => historyFor(stage.rounds, ids));
  const rounds = [{ tables: groups.map((group) => group.map((id) => number.get(id)!)), byes: [] }];
  const gameRounds = state.setup.rules.nominalRounds;
  const [seated] = seatRounds({ players: ids.length, rounds, history, gameRounds }, seededRandom(seed));
  return seated!.tables.map((table) => table.map((player) => ids[player]!));
}

/** Several games of the same tables, with seats that change between them. */
function samePeople(
  state: TournamentState,
  stage: StageState,
  groups: readonly (readonly EntrantId[])[],
  { games, algorithm }: { readonly games: number; readonly algorithm: string },
): PlannedRound[] {
  const first = nextRound(stage);
  const seed = seedOf(state, stage, first);
  if (games === 1)
    return [planned(state, stage, first, { tables: seatGroups(state, groups, seed), byes: [], algorithm })];
  const ids = groups.flat();
  const number = new Map(ids.map((id, i) => [id, i]));
  const rounds = repeatedGames(
    groups.map((group) => group.map((id) => number.get(id)!)),
    games,
    { gameRounds: state.setup.rules.nominalRounds, seed },
  );
  return rounds.map(({ tables }, i) =>
    planned(state, stage, first + i, {
      tables: tables.map((table) => table.map((p) => ids[p]!)),
      byes: [],
      algorithm,
    }),
  );
}

/** The tables of an earlier round of this stage, without those who have left. */
function keptGroups(state: TournamentState, stage: StageState): EntrantId[][] | undefined {
  const earlier = stage.rounds.find(({ status }) => status !== 'planned');
  const active = new Set(activeEntrants(state, stage));
  return earlier?.tables.map(({ seats }) => seats.filter((id) => active.has(id)));
}

export function planGroups(
  state: TournamentState,
  stage: StageState,
  format: FormatOf<'groups'>,
): RoundsPlan {
  const { maxTables } = state.setup.rules;
  const kept = keptGroups(state, stage);
  const groups = kept
    ? success(kept)
    : makeGroups(activeEntrants(state, stage), format.size, maxTables ?? undefined);
  if (!groups.ok) return groups;
  const games = format.games - nextRound(stage) + 1;
  return success(samePeople(state, stage, groups.value, { games, algorithm: 'groups/1' }));
}

/** The best at the first table, the next at the second, and so on; usually there is just one. */
export function planFinal(state: TournamentState, stage: StageState, format: FormatOf<'final'>): RoundsPlan {
  const ids = activeEntrants(state, stage);
  const sizes = tableSizes(ids.length, { prefer: ids.length <= 6 ? [6, 5, 4, 3, 2] : [4, 3, 5, 6, 2] });
  if (!sizes.ok) return sizes;
  let next = 0;
  const groups = keptGroups(state, stage) ?? sizes.value.sizes.map((size) => ids.slice(next, (next += size)));
  const games = format.games - nextRound(stage) + 1;
  return success(samePeople(state, stage, groups, { games, algorithm: 'final/1' }));
}

export function planKnockout(
  state: TournamentState,
  stage: StageState,
  format: FormatOf<'knockout'>,
): RoundsPlan {
  const round = nextRound(stage);
  const here = format.rounds[round - 1];
  if (!here) return { ok: false, error: refuse('ALL_ROUNDS_PLANNED') };
  const before = stage.rounds[round - 2];
  let seeds: readonly EntrantId[] = stage.entrants;
  if (before) {
    const { advance } = format.rounds[round - 2]!;
    const winners = before.tables.length * advance + before.byes.length;
    seeds = survivors(stage, before, advance, format.luckyLosers ? luckyLosersFor(winners, here.size) : 0);
  }
  const active = new Set(activeEntrants(state, stage));
  const smaller = ([5, 4, 3, 2] as const).filter((size) => size < here.size);
  const prefer: TableSize[] = [here.size, ...smaller];
  const playing = seeds.filter((id) => active.has(id));
  const made = knockoutRound(playing, { prefer, maxByes: here.size - 1 });
  if (!made.ok) return made;
  const tables = seatGroups(state, made.value.tables, seedOf(state, stage, round));
  return success([planned(state, stage, round, { tables, byes: made.value.byes, algorithm: 'knockout/1' })]);
}
