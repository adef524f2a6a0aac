import { type PlayedGame } from '../model/game.js';
import { type EntrantId } from '../model/ids.js';
import { add, commonDenominator, fraction, ZERO, type Fraction } from '../numbers/fraction.js';
import { compareRatios, RatioSum, type Ratio } from '../numbers/ratio.js';
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
  readonly points: RatioSum;
  readonly margin: RatioSum;
  readonly wins: RatioSum;
  best: Ratio | undefined;
  readonly opponents: EntrantId[];
}

const emptySums = (): Sums => ({
  games: 0,
  points: new RatioSum(),
  margin: new RatioSum(),
  wins: new RatioSum(),
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
      own.points.add({ num: Number(points[g]![seat]!.num), den: Number(points[g]![seat]!.den) });
      own.margin.add(margin[seat]!);
      own.wins.add(wins[seat]!);
      const total = scaled[seat]!;
      if (own.best === undefined || compareRatios(total, own.best) < 0) own.best = total;
      for (const other of game.players) if (other !== id) own.opponents.push(other);
    });
  });
  return sums;
}

/** The three means over everybody met: of all, without the lowest, and without the lowest and the highest. */
function opponentMeans(
  met: readonly bigint[],
  den: bigint,
): Pick<Tally, 'oas' | 'oasWithoutLowest' | 'oasWithoutExtremes'> {
  let total = 0n;
  let low = met[0] ?? 0n;
  let high = low;
  for (const value of met) {
    total += value;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const mean = (sum: bigint, count: number): Fraction | undefined =>
    count > 0 ? fraction(sum, den * BigInt(count)) : undefined;
  return {
    oas: mean(total, met.length),
    oasWithoutLowest: mean(total - low, met.length - 1),
    oasWithoutExtremes: mean(total - low - high, met.length - 2),
  };
}

/** Adds up every participant's games. Players who are not participants still count as opponents. */
export function tallyGames(
  participants: readonly Participant[],
  games: readonly PlayedGame[],
  scoring: Scoring,
  nominalRounds: number,
): Tally[] {
  const sums = sumGames(games, scoring, nominalRounds);
  const points = new Map([...sums].map(([id, own]) => [id, own.points.total()]));
  const players = [...sums];
  const { nums, den } = commonDenominator(
    players.map(([id, own]) => fraction(points.get(id)!.num, points.get(id)!.den * BigInt(own.games))),
  );
  const average = new Map(players.map(([id], i) => [id, nums[i]!]));
  return participants.map(({ id, adjustment }) => {
    const own = sums.get(id) ?? emptySums();
    const gamePoints = points.get(id) ?? ZERO;
    return {
      id,
      games: own.games,
      gamePoints,
      tp: add(gamePoints, adjustment ?? ZERO),
      margin: own.margin.total(),
      wins: own.wins.total(),
      best: own.best && fraction(own.best.num, own.best.den),
      ...opponentMeans(
        own.opponents.map((other) => average.get(other)!),
        den,
      ),
    };
  });
}
