import type { SeatReasonBody, TournamentRoundBody, TournamentTableBody } from '@red-disc/contracts';
import {
  isFinal,
  placesOf,
  playersAt,
  pointsOfGames,
  gamesOfStage,
  makeFraction,
  totalsOf,
  type Actor,
  type EntrantId,
  type Missing,
  type RoundState,
  type StageState,
  type TableResult,
  type TableState,
  type TournamentState,
} from '@red-disc/tournaments';
import { clockView } from './clock-view.js';
import { seatingFacts } from './seating-facts.js';
import { gameTableKey, type GameTables } from './tournament-view.js';

export interface RoundViewInput {
  readonly state: TournamentState;
  readonly seq: number;
  readonly stage: StageState;
  readonly round: RoundState;
  readonly games: GameTables;
  readonly missing: readonly Missing[];
  readonly names: ReadonlyMap<string, string>;
  readonly now: number;
}

type TableInput = Omit<RoundViewInput, 'seq' | 'missing'>;

/** Points of every game that counts, by round and table. */
function pointsByTable(state: TournamentState, stage: StageState): Map<string, string[]> {
  const { scoring, duplicate, nominalRounds } = state.setup.rules;
  const games = gamesOfStage(stage);
  const points = pointsOfGames(games, duplicate ? { type: 'duplicate' } : scoring, nominalRounds);
  return new Map(games.map(({ round, table }, i) => [`${round}/${table}`, points[i]!.map(makeFraction)]));
}

function nameOf(actor: Actor | null, names: ReadonlyMap<string, string>): string | null {
  if (!actor) return null;
  return (actor.entrant && names.get(actor.entrant)) ?? names.get(actor.id) ?? null;
}

function resultView(
  result: TableResult,
  points: string[] | null,
  names: ReadonlyMap<string, string>,
): NonNullable<TournamentTableBody['result']> {
  const totals = totalsOf(result.sheet);
  return {
    state: result.state,
    version: result.version,
    sheet: result.sheet as NonNullable<TournamentTableBody['result']>['sheet'],
    totals,
    places: placesOf(totals),
    points,
    enteredBy: nameOf(result.enteredBy, names),
    confirmedBy: nameOf(result.confirmedBy, names),
  };
}

function seatView(
  { substitutes, absent, caretakers }: TableState,
  id: EntrantId,
  name: (id: EntrantId) => string,
): TournamentTableBody['seats'][number] {
  const substitute = substitutes.get(id);
  return {
    entrant: id,
    name: name(id),
    substitute: substitute === undefined ? null : { entrant: substitute, name: name(substitute) },
    absent: absent.includes(id),
    caretaker: caretakers.includes(id),
  };
}

export function tableViews({ state, stage, round, games, names, now }: TableInput): TournamentTableBody[] {
  const points = pointsByTable(state, stage);
  const name = (id: EntrantId): string => state.entrants.get(id)?.name ?? '';
  return round.tables.map((table) => {
    const earned = isFinal(table) ? (points.get(`${round.round}/${table.no}`) ?? null) : null;
    return {
      no: table.no,
      place: table.place,
      seats: table.seats.map((id) => seatView(table, id, name)),
      players: playersAt(table),
      dealId: table.dealId,
      voided: table.voided,
      stopped: table.stopped,
      clock: clockView(table.clock, now),
      gameTableId: games.get(gameTableKey(stage.setup.id, round, table.no)) ?? null,
      result: table.result && resultView(table.result, earned, names),
    };
  });
}

export function roundView(input: RoundViewInput): TournamentRoundBody {
  const { state, seq, stage, round, missing, now } = input;
  const { metrics, reasons } = seatingFacts(state, stage, round);
  return {
    seq,
    stage: stage.setup.id,
    round: round.round,
    version: round.version,
    status: round.status,
    clock: clockView(round.clock, now),
    tables: tableViews(input),
    byes: round.byes.map((id) => ({ entrant: id, name: state.entrants.get(id)?.name ?? '' })),
    meta: { ...round.meta },
    metrics,
    reasons: reasons as Record<string, SeatReasonBody[]>,
    missing: missing.map(({ table, entrant, phase, until }) => ({
      table,
      entrant,
      phase,
      until: until === null ? null : new Date(until).toISOString(),
    })),
  };
}
