import { success, type Result } from '@red-disc/kernel';
import { type Attendance } from '../../model/entrant.js';
import { type EntrantId } from '../../model/ids.js';
import { type SeatedRound } from '../../seating/seated.js';
import { type SizeOptions } from '../../seating/table-sizes.js';
import { type EventOf, type PlannedTable, type RoundMeta } from '../events.js';
import { type Refusal } from '../refusals.js';
import { type StageState, type TournamentState } from '../state.js';

export type PlannedRound = Omit<EventOf<'roundPlanned'>, 'stage' | 'round'>;
export type RoundsPlan = Result<PlannedRound[], Refusal>;

/** Players who can sit at one table: in a mixed event those in the room and those elsewhere are seated apart. */
export interface Pool {
  readonly place: Attendance;
  readonly ids: readonly EntrantId[];
}

export function poolsOf(state: TournamentState, ids: readonly EntrantId[]): Pool[] {
  if (state.setup.mode !== 'mixed')
    return [{ place: state.setup.mode === 'online' ? 'online' : 'room', ids }];
  const attending = (place: Attendance): Pool => ({
    place,
    ids: ids.filter((id) => state.entrants.get(id)?.attends === place),
  });
  return [attending('room'), attending('online')].filter((pool) => pool.ids.length > 0);
}

/** Boxes limit the tables in the room only. */
export function sizesOf(state: TournamentState, place: Attendance): SizeOptions {
  const { prefer, maxTables, maxByes } = state.setup.rules;
  return { prefer, maxByes, ...(maxTables !== null && place === 'room' ? { maxTables } : {}) };
}

export function seedOf(state: TournamentState, stage: StageState, round: number): string {
  const version = (stage.rounds.find((known) => known.round === round)?.version ?? 0) + 1;
  return `${state.setup.planSeed}/${stage.setup.id}/${round}/${version}`;
}

interface RoundIdentity {
  readonly state: TournamentState;
  readonly stage: StageState;
  readonly round: number;
}

/** Online tables of one size share a deal in duplicate play; cards on a real table cannot be dealt alike. */
function dealFor({ state, stage, round }: RoundIdentity, place: Attendance, seats: number): string | null {
  return state.setup.rules.duplicate && place === 'online' ? `${stage.setup.id}:${round}:${seats}` : null;
}

export function plannedTable(
  identity: RoundIdentity,
  table: { readonly no: number; readonly seats: readonly EntrantId[]; readonly place: Attendance },
): PlannedTable {
  return { ...table, dealId: dealFor(identity, table.place, table.seats.length) };
}

export interface PoolRound {
  readonly pool: Pool;
  readonly round: SeatedRound;
  readonly meta: RoundMeta;
}

/** One round of all pools: tables in the room first, then those online, numbered through. */
export function mergePools(identity: RoundIdentity, parts: readonly PoolRound[]): PlannedRound {
  const tables: PlannedTable[] = [];
  const byes: EntrantId[] = [];
  let offset = 0;
  for (const { pool, round } of parts) {
    const name = (player: number): EntrantId => pool.ids[player]!;
    for (const { no, seats } of round.tables) {
      tables.push(plannedTable(identity, { no: no + offset, seats: seats.map(name), place: pool.place }));
    }
    byes.push(...round.byes.map(name));
    offset = Math.max(0, ...tables.map(({ no }) => no));
  }
  const metas = parts.map(({ meta }) => meta);
  const sum = (pick: (meta: RoundMeta) => number): number =>
    metas.reduce((total, meta) => total + pick(meta), 0);
  const meta: RoundMeta = {
    seed: seedOf(identity.state, identity.stage, identity.round),
    algorithm: metas[0]!.algorithm,
    cost: sum(({ cost }) => cost),
    lowerBound: sum(({ lowerBound }) => lowerBound),
    optimal: metas.every(({ optimal }) => optimal),
  };
  return { type: 'roundPlanned', tables, byes, meta };
}

/** The results of all pools, or the first refusal. */
export function allOf<Value>(results: readonly Result<Value, Refusal>[]): Result<Value[], Refusal> {
  const values: Value[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return success(values);
}
