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

/** What one game brings one player. */
interface Share {
  readonly points: Fraction;
  readonly margin: Ratio;
  readonly wins: Ratio;
  readonly total: Ratio;
  readonly opponents: readonly EntrantId[];
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

function sharesOf(
  games: readonly PlayedGame[],
  scoring: Scoring,
  nominalRounds: number,
): Map<EntrantId, Share[]> {
  const shares = new Map<EntrantId, Share[]>();
  const points = pointsOfGames(games, scoring, nominalRounds);
  games.forEach((game, g) => {
    const margin = margins(game, nominalRounds);
    const wins = winShares(game.totals);
    const scaled = scaledTotals(game, nominalRounds);
    game.players.forEach((id, seat) => {
      const share: Share = {
        points: points[g]![seat]!,
        margin: margin[seat]!,
        wins: wins[seat]!,
        total: scaled[seat]!,
        opponents: game.players.filter((other) => other !== id),
      };
      const own = shares.get(id);
      if (own) own.push(share);
      else shares.set(id, [share]);
    });
  });
  return shares;
}

/** The games that count: all, or a player's best ones by points and then by margin. */
function counted(shares: readonly Share[], best: number | undefined): readonly Share[] {
  if (best === undefined || shares.length <= best) return shares;
  return shares
    .toSorted((a, b) => compareFractions(b.points, a.points) || compareRatios(b.margin, a.margin))
    .slice(0, best);
}

function addUp(shares: readonly Share[]): Sums {
  const sums = emptySums();
  for (const { points, margin, wins, total, opponents } of shares) {
    sums.games += 1;
    sums.points.add({ num: Number(points.num), den: Number(points.den) });
    sums.margin.add(margin);
    sums.wins.add(wins);
    if (sums.best === undefined || compareRatios(total, sums.best) < 0) sums.best = total;
    sums.opponents.push(...opponents);
  }
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

export interface TallyOptions {
  readonly scoring: Scoring;
  readonly nominalRounds: number;
  /** Only a player's best so many games count, as in heats. */
  readonly bestGames?: number;
}

/** Adds up every participant's games. Players who are not participants still count as opponents. */
export function tallyGames(
  participants: readonly Participant[],
  games: readonly PlayedGame[],
  { scoring, nominalRounds, bestGames }: TallyOptions,
): Tally[] {
  const sums = new Map(
    [...sharesOf(games, scoring, nominalRounds)].map(([id, shares]) => [
      id,
      addUp(counted(shares, bestGames)),
    ]),
  );
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
