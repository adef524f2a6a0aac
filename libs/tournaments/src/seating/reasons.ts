import { meetingMatrix } from './bounds.js';
import { byeCounts, shortTableCounts } from './objective.js';
import { type PlayerIndex, type SeatingConstraints } from './problem.js';
import { groupingOf, type SeatedRound } from './seated.js';
import { startsOfSeats } from './seats/starts.js';

/** Why a player sits where they sit, as facts; the sentence is made where the language is known. */
export type SeatReason =
  | { readonly code: 'PINNED_TABLE'; readonly table: number }
  | { readonly code: 'SITS_OUT'; readonly times: number; readonly mostOfAnybody: number }
  | { readonly code: 'ALL_NEW_OPPONENTS'; readonly opponents: readonly PlayerIndex[] }
  | {
      readonly code: 'REPEATED_OPPONENTS';
      readonly opponents: readonly PlayerIndex[];
      readonly unavoidable: boolean;
    }
  | { readonly code: 'KEPT_APART'; readonly from: readonly PlayerIndex[] }
  | { readonly code: 'CLOSE_IN_STANDINGS'; readonly best: number; readonly worst: number }
  | { readonly code: 'SHORT_TABLE'; readonly times: number; readonly least: number; readonly most: number }
  | { readonly code: 'STARTS'; readonly seat: number; readonly starts: number; readonly startsSoFar: number };

export interface ReasonInput {
  readonly players: number;
  readonly round: SeatedRound;
  /** Rounds before this one. */
  readonly earlier: readonly SeatedRound[];
  readonly gameRounds: number;
  /** Whether the plan's repeats are proven to be as few as possible. */
  readonly optimal: boolean;
  readonly constraints?: SeatingConstraints;
  /** For rounds made after the standings: everybody's rank. */
  readonly ranks?: readonly number[];
}

function startsBefore(input: ReasonInput, player: PlayerIndex): number {
  return input.earlier
    .flatMap(({ tables }) => tables)
    .reduce((sum, { seats }) => {
      const seat = seats.indexOf(player);
      return seat < 0 ? sum : sum + startsOfSeats(seats.length, input.gameRounds)[seat]!;
    }, 0);
}

/** The reasons of everybody in a round, the weightiest first. */
export function seatReasons(input: ReasonInput): Map<PlayerIndex, SeatReason[]> {
  const { players, round, earlier, constraints, ranks } = input;
  const before = earlier.map(groupingOf);
  const met = meetingMatrix(players, before);
  const byes = byeCounts(players, [...before, groupingOf(round)]);
  const short = shortTableCounts(players, [...before, groupingOf(round)]);
  const largest = Math.max(...round.tables.map(({ seats }) => seats.length));
  const reasons = new Map<PlayerIndex, SeatReason[]>();
  for (const player of round.byes) {
    reasons.set(player, [{ code: 'SITS_OUT', times: byes[player]!, mostOfAnybody: Math.max(...byes) }]);
  }
  for (const { no, seats } of round.tables) {
    seats.forEach((player, seat) => {
      const mates = seats.filter((other) => other !== player);
      const repeated = mates.filter((other) => met[player * players + other]! > 0);
      const avoided = [...(constraints?.apart ?? []), ...(constraints?.avoid ?? [])]
        .flatMap(([a, b]) => (a === player ? [b] : b === player ? [a] : []))
        .filter((other) => !mates.includes(other));
      const starts = startsOfSeats(seats.length, input.gameRounds)[seat]!;
      const own: SeatReason[] = [];
      if (constraints?.pinned?.has(player)) own.push({ code: 'PINNED_TABLE', table: no });
      if (ranks) {
        const atTable = seats.map((other) => ranks[other]!);
        own.push({ code: 'CLOSE_IN_STANDINGS', best: Math.min(...atTable), worst: Math.max(...atTable) });
      }
      if (repeated.length === 0) own.push({ code: 'ALL_NEW_OPPONENTS', opponents: mates });
      else own.push({ code: 'REPEATED_OPPONENTS', opponents: repeated, unavoidable: input.optimal });
      if (avoided.length > 0) own.push({ code: 'KEPT_APART', from: avoided });
      if (seats.length < largest) {
        own.push({
          code: 'SHORT_TABLE',
          times: short[player]!,
          least: Math.min(...short),
          most: Math.max(...short),
        });
      }
      own.push({ code: 'STARTS', seat: seat + 1, starts, startsSoFar: startsBefore(input, player) + starts });
      reasons.set(player, own);
    });
  }
  return reasons;
}
