import { type PlayedGame } from '../model/game.js';
import { type EntrantId } from '../model/ids.js';
import {
  add,
  commonDenominator,
  compareFractions,
  fraction,
  ZERO,
  type Fraction,
} from '../numbers/fraction.js';
import { pointsOfGames } from '../scoring/game-points.js';
import { type Scoring } from '../scoring/presets.js';
import { margins, scaledTotals, winShares } from '../scoring/table-points.js';
import { type Tally } from './criteria.js';

/** Somebody the standings list, with what they have besides their games. */
export interface Participant {
  readonly id: EntrantId;
  /** Byes and awards minus penalties, in tournament points. */
  readonly adjustment?: Fraction;
}

interface Sums {
  games: number;
  points: Fraction;
  margin: Fraction;
  wins: Fraction;
  best: Fraction | undefined;
  readonly opponents: EntrantId[];
}

const emptySums = (): Sums => ({
  games: 0,
  points: ZERO,
  margin: ZERO,
  wins: ZERO,
  best: undefined,
  opponents: [],
});

function sumGames(
  games: readonly PlayedGame[],
  scoring: Scoring,
  nominalRounds: number,
): Map<EntrantId, Sums> {
  const sums = new Map<EntrantId, Sums>();
  const points = pointsOfGames(games, scoring, nominalRounds);
  games.forEach((game, g) => {
    const margin = margins(game, nominalRounds);
    const wins = winShares(game.totals);
    const scaled = scaledTotals(game, nominalRounds);
    game.players.forEach((id, seat) => {
      let own = sums.get(id);
      if (!own) sums.set(id, (own = emptySums()));
      own.games += 1;
      own.points = add(own.points, points[g]![seat]!);
      own.margin = add(own.margin, margin[seat]!);
      own.wins = add(own.wins, wins[seat]!);
      const total = scaled[seat]!;
      if (own.best === undefined || compareFractions(total, own.best) < 0) own.best = total;
      for (const other of game.players) if (other !== id) own.opponents.push(other);
    });
  });
  return sums;
}

/** The mean of what is left after dropping `low` lowest and `high` highest; undefined if nothing is left. */
function trimmedMean(
  sorted: readonly bigint[],
  den: bigint,
  cut: { low: number; high: number },
): Fraction | undefined {
  const kept = sorted.slice(cut.low, sorted.length - cut.high);
  if (kept.length === 0) return undefined;
  return fraction(
    kept.reduce((a, b) => a + b, 0n),
    den * BigInt(kept.length),
  );
}

/** Adds up every participant's games. Players who are not participants still count as opponents. */
export function tallyGames(
  participants: readonly Participant[],
  games: readonly PlayedGame[],
  scoring: Scoring,
  nominalRounds: number,
): Tally[] {
  const sums = sumGames(games, scoring, nominalRounds);
  const players = [...sums.keys()];
  const { nums, den } = commonDenominator(
    players.map((id) =>
      fraction(sums.get(id)!.points.num, sums.get(id)!.points.den * BigInt(sums.get(id)!.games)),
    ),
  );
  const average = new Map(players.map((id, i) => [id, nums[i]!]));
  return participants.map(({ id, adjustment }) => {
    const own = sums.get(id) ?? emptySums();
    const met = own.opponents
      .map((other) => average.get(other)!)
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return {
      id,
      games: own.games,
      gamePoints: own.points,
      tp: add(own.points, adjustment ?? ZERO),
      margin: own.margin,
      wins: own.wins,
      best: own.best,
      oas: trimmedMean(met, den, { low: 0, high: 0 }),
      oasWithoutLowest: trimmedMean(met, den, { low: 1, high: 0 }),
      oasWithoutExtremes: trimmedMean(met, den, { low: 1, high: 1 }),
    };
  });
}
