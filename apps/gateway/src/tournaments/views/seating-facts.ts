import {
  entrantId,
  seatingMetrics,
  seatReasons,
  stageId,
  stageOf,
  stageStandings,
  type EntrantId,
  type RoundState,
  type SeatingMetrics,
  type SeatReason,
  type SeatedRound,
  type StageState,
  type TournamentState,
} from '@red-disc/tournaments';
import { sha256 } from '../log/hash.js';

/** A reason with entrants instead of the numbers that seating counts in. */
type NamedReason = { readonly code: SeatReason['code']; readonly [fact: string]: unknown };

export interface SeatingFacts {
  readonly metrics: SeatingMetrics;
  readonly reasons: Readonly<Record<string, NamedReason[]>>;
}

/** Those who sit anywhere in these rounds, numbered. */
function rosterOf(rounds: readonly RoundState[]): EntrantId[] {
  return [
    ...new Set(rounds.flatMap(({ tables, byes }) => [...tables.flatMap(({ seats }) => seats), ...byes])),
  ];
}

function named(reason: SeatReason, ids: readonly EntrantId[]): NamedReason {
  if ('opponents' in reason) return { ...reason, opponents: reason.opponents.map((player) => ids[player]!) };
  if ('from' in reason) return { ...reason, from: reason.from.map((player) => ids[player]!) };
  return reason;
}

/** How good the plan of a stage is up to a round, and why everybody sits where they sit in it. */
export function seatingFacts(state: TournamentState, stage: StageState, round: RoundState): SeatingFacts {
  const upTo = stage.rounds.filter((other) => other.round <= round.round);
  const ids = rosterOf(upTo);
  const number = new Map(ids.map((id, i) => [id, i]));
  const seated = ({ tables, byes }: RoundState): SeatedRound => ({
    tables: tables.map(({ no, seats }) => ({ no, seats: seats.map((id) => number.get(id)!) })),
    byes: byes.map((id) => number.get(id)!),
  });
  const rounds = upTo.map(seated);
  const gameRounds = state.setup.rules.nominalRounds;
  const entrants = ids.map((id) => state.entrants.get(id));
  const pinned = new Map(
    entrants.flatMap((entrant, i) => (entrant?.pinnedTable ? [[i, entrant.pinnedTable]] : [])),
  );
  const metrics = seatingMetrics({
    players: ids.length,
    rounds,
    gameRounds,
    meta: round.meta,
    clubs: entrants.map((entrant) => entrant?.club ?? undefined),
    pinned,
  });
  const avoid = state.apart.flatMap(([a, b]) => {
    const [one, other] = [number.get(a), number.get(b)];
    return one !== undefined && other !== undefined ? [[one, other] as const] : [];
  });
  const reasons = seatReasons({
    players: ids.length,
    round: rounds.at(-1)!,
    earlier: rounds.slice(0, -1),
    gameRounds,
    optimal: round.meta.optimal,
    constraints: { avoid, pinned },
    ...ranksFor(state, stage, round, ids),
  });
  return {
    metrics,
    reasons: Object.fromEntries(
      [...reasons].map(([player, own]) => [ids[player]!, own.map((reason) => named(reason, ids))]),
    ),
  };
}

/** How the plan would change if two people changed seats. */
export function seatingAfterSwap(
  state: TournamentState,
  { stage: id, round: number, a, b }: { stage: string; round: number; a: string; b: string },
): { before: SeatingMetrics; after: SeatingMetrics } | null {
  const stage = stageOf(state, stageId(id));
  const round = stage?.rounds.find((other) => other.round === number);
  if (!stage || !round) return null;
  const swapped = (entrant: EntrantId): EntrantId =>
    entrant === a ? entrantId(b) : entrant === b ? entrantId(a) : entrant;
  const after: RoundState = {
    ...round,
    tables: round.tables.map((table) => ({ ...table, seats: table.seats.map(swapped) })),
    byes: round.byes.map(swapped),
  };
  const changed = { ...stage, rounds: stage.rounds.map((other) => (other === round ? after : other)) };
  return {
    before: seatingFacts(state, stage, round).metrics,
    after: seatingFacts(state, changed, after).metrics,
  };
}

/** Only a Swiss round after the first was made by the standings. */
function ranksFor(
  state: TournamentState,
  stage: StageState,
  round: RoundState,
  ids: readonly EntrantId[],
): { ranks?: number[] } {
  if (stage.setup.format.kind !== 'swiss' || round.round === 1) return {};
  const before: TournamentState = {
    ...state,
    stages: state.stages.map((other) =>
      other === stage
        ? { ...stage, rounds: stage.rounds.filter((earlier) => earlier.round < round.round) }
        : other,
    ),
  };
  const rank = new Map(stageStandings(before, stage.setup.id, sha256).map((line) => [line.id, line.rank]));
  return { ranks: ids.map((id) => rank.get(id) ?? ids.length) };
}
