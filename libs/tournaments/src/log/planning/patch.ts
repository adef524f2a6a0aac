import { type Attendance } from '../../model/entrant.js';
import { type EntrantId } from '../../model/ids.js';
import { meetingMatrix, repeatCost } from '../../seating/bounds.js';
import { meetingsOf } from '../games.js';
import { isSamePair } from '../handlers/registration.js';
import { activeEntrants, type RoundState, type StageState, type TournamentState } from '../state.js';
import { historyFor } from './roster.js';
import { plannedTable, type PlannedRound } from './rounds.js';

const PATCHED = '+patched';

/** Takes leavers out of a planned round; undefined if a table would become too small. */
function withoutLeavers(
  round: RoundState,
  active: ReadonlySet<EntrantId>,
  fewest: number,
): OpenTable[] | undefined {
  const tables = round.tables.map(({ seats, place }) => ({
    place,
    seats: seats.filter((id) => active.has(id)),
  }));
  const shrunkTooFar = tables.some(
    ({ seats }, t) => seats.length < Math.min(fewest, round.tables[t]!.seats.length),
  );
  return shrunkTooFar ? undefined : tables;
}

interface OpenTable {
  readonly place: Attendance;
  readonly seats: EntrantId[];
}

/** More than any number of repeated meetings. */
const KEPT_APART = 1000;

/** Puts comers at tables that have a seat free, where they meet the fewest again; false if one finds none. */
function seatComers(
  state: TournamentState,
  tables: readonly OpenTable[],
  comers: readonly EntrantId[],
): boolean {
  const meetings = meetingsOf(state);
  const largest = Math.max(...tables.map(({ seats }) => seats.length));
  return comers.every((comer) => {
    const repeats = ({ seats }: OpenTable): number =>
      seats.reduce((sum, other) => {
        const wished = state.apart.some((pair) => isSamePair(pair, [comer, other]));
        return sum + (meetings.get(comer)?.get(other) ?? 0) + (wished ? KEPT_APART : 0);
      }, 0);
    const fits = ({ place }: OpenTable): boolean =>
      state.setup.mode !== 'mixed' || place === state.entrants.get(comer)?.attends;
    const [best] = tables
      .filter((table) => table.seats.length < largest && fits(table))
      .sort((a, b) => repeats(a) - repeats(b) || a.seats.length - b.seats.length);
    best?.seats.push(comer);
    return best !== undefined;
  });
}

/**
 * Adapts the planned rounds of a movement to somebody who left or came late: a seat stays empty, or an empty one is
 * filled, and everything else stays as it was. Undefined if that is not possible, so that a new plan is needed.
 */
export function patchMovement(state: TournamentState, stage: StageState): PlannedRound[] | undefined {
  const rounds = stage.rounds.filter(({ status }) => status === 'planned');
  if (rounds.length === 0) return undefined;
  const active = new Set(activeEntrants(state, stage));
  const { fewestAtTable } = state.setup.rules.noShow;
  const patched: PlannedRound[] = [];
  for (const round of rounds) {
    const planned = new Set([...round.tables.flatMap(({ seats }) => seats), ...round.byes]);
    const staying = withoutLeavers(round, active, fewestAtTable);
    const comers = [...active].filter((id) => !planned.has(id));
    if (!staying || !seatComers(state, staying, comers)) return undefined;
    const algorithm = round.meta.algorithm.replace(PATCHED, '') + PATCHED;
    const identity = { state, stage, round: round.round };
    patched.push({
      type: 'roundPlanned',
      tables: staying.map(({ seats, place }, t) =>
        plannedTable(identity, { no: round.tables[t]!.no, seats, place }),
      ),
      byes: round.byes.filter((id) => active.has(id)),
      // What is least for those who are there now was not worked out: no bound but zero is proven.
      meta: { ...round.meta, algorithm, lowerBound: 0, optimal: false },
    });
  }
  const cost = costWith(stage, patched, [...active]);
  return patched.map((body) => ({ ...body, meta: { ...body.meta, cost } }));
}

/** Repeats of the whole stage with the patched rounds in place. */
function costWith(stage: StageState, patched: readonly PlannedRound[], ids: readonly EntrantId[]): number {
  const number = new Map(ids.map((id, i) => [id, i]));
  const planned = patched.map(({ tables }) => ({
    tables: tables.map(({ seats }) => seats.map((id) => number.get(id)!)),
  }));
  return repeatCost(ids.length, meetingMatrix(ids.length, [...historyFor(stage.rounds, ids), ...planned]));
}
