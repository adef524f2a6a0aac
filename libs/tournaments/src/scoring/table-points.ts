import { assertNever } from '@red-disc/kernel';
import { type PlayedGame } from '../model/game.js';
import { add, fraction, negate, parseFraction, sum, ZERO, type Fraction } from '../numbers/fraction.js';
import { type Ratio } from '../numbers/ratio.js';
import { placesOf, sharePoints } from './places.js';
import {
  CLASSIC_POINTS,
  UMA_POINTS,
  type PointsTable,
  type TableScoring,
  type TableSize,
} from './presets.js';

type Totals = Pick<PlayedGame, 'totals' | 'roundsPlayed'>;

const exact = ({ num, den }: Ratio): Fraction => fraction(num, den);

/** How far each player stayed below the table's mean, scaled to the nominal length. Sums to zero. */
export function margins({ totals, roundsPlayed }: Totals, nominalRounds: number): Ratio[] {
  const size = totals.length;
  const all = totals.reduce((a, b) => a + b, 0);
  return totals.map((own) => ({ num: (all - own * size) * nominalRounds, den: 2 * size * roundsPlayed }));
}

/** One win, shared by all who share the first place. */
export function winShares(totals: readonly number[]): Ratio[] {
  const best = Math.min(...totals);
  const winners = totals.filter((total) => total === best).length;
  return totals.map((total) => ({ num: total === best ? 1 : 0, den: winners }));
}

/** A game's own total in points, scaled to the nominal length. */
export function scaledTotals({ totals, roundsPlayed }: Totals, nominalRounds: number): Ratio[] {
  return totals.map((own) => ({ num: own * nominalRounds, den: 2 * roundsPlayed }));
}

/** 120 for beating every other, 60 on average, whatever the number compared with. */
export function matchpoints(own: number, others: readonly number[]): Ratio {
  if (others.length === 0) return { num: 60, den: 1 };
  const worse = others.filter((other) => other > own).length;
  const tied = others.filter((other) => other === own).length;
  return { num: 60 * (2 * worse + tied), den: others.length };
}

function byPlace(totals: readonly number[], table: PointsTable): Fraction[] {
  const list = table[totals.length as TableSize];
  if (!list) throw new Error(`no points for a table of ${totals.length}`);
  return sharePoints(
    placesOf(totals),
    list.map((text) => parseFraction(text) ?? ZERO),
  );
}

/** Tournament points of one game, in seat order. Duplicate scoring looks across tables: see `pointsOfGames`. */
export function tablePoints(scoring: TableScoring, game: Totals, nominalRounds: number): Fraction[] {
  const { totals } = game;
  switch (scoring.type) {
    case 'classic':
      return byPlace(totals, CLASSIC_POINTS);
    case 'custom':
      return byPlace(totals, scoring.table);
    case 'matchpoints':
      return totals.map((own, seat) => exact(matchpoints(own, totals.toSpliced(seat, 1))));
    case 'net':
      return totals.map((own) => fraction(totals.reduce((net, other) => net + Math.sign(other - own), 0)));
    case 'wins':
      return winShares(totals).map(exact);
    case 'margin':
      return margins(game, nominalRounds).map(exact);
    case 'uma': {
      const bonus = byPlace(totals, UMA_POINTS);
      return margins(game, nominalRounds).map((margin, seat) => add(exact(margin), bonus[seat]!));
    }
    case 'raw':
      return scaledTotals(game, nominalRounds).map((total) => negate(exact(total)));
    default:
      return assertNever(scoring);
  }
}

/** What a seat earns on average at a table of this size: the check that a preset favours no table size. */
export function meanPointsPerSeat(scoring: TableScoring, size: TableSize): Fraction {
  const totals = Array.from({ length: size }, (_, seat) => seat);
  const pot = sum(tablePoints(scoring, { totals, roundsPlayed: 1 }, 1));
  return fraction(pot.num, pot.den * BigInt(size));
}
