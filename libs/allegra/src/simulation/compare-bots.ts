import { type BotLevel } from '../bots/bots.js';
import { scoreRound } from '../match/score-round.js';
import { type AllegraRules } from '../rules/rules.js';
import { BotTable } from './bot-table.js';
import { SeededRandom } from './seeded-random.js';
import { deviationOf, emptyTally, meanOf, mergeTallies, tallyOf, type Tally } from './tally.js';

/** Deals `from` to `from + count - 1` of all those a seed stands for. */
export interface ComparisonRequest {
  readonly a: BotLevel;
  readonly b: BotLevel;
  readonly rules: AllegraRules;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  readonly iterations?: number | undefined;
}

/** What deals added up to: each deal's half points of A, of B, and of A above B, over all of its eight hands. */
export interface Comparison {
  readonly a: Tally;
  readonly b: Tally;
  readonly difference: Tally;
}

export const emptyComparison: Comparison = { a: emptyTally, b: emptyTally, difference: emptyTally };

export function mergeComparisons(some: Comparison, others: Comparison): Comparison {
  return {
    a: mergeTallies(some.a, others.a),
    b: mergeTallies(some.b, others.b),
    difference: mergeTallies(some.difference, others.difference),
  };
}

const seats = 4;

/** Plays one round of each deal with A at the odd seats and B at the even ones, and one the other way round. */
export function compareBots(request: ComparisonRequest): Comparison {
  const { a, b, rules, seed, from, count, iterations } = request;
  const tables = [
    new BotTable({ rules, players: seats, bots: [a, b], iterations }),
    new BotTable({ rules, players: seats, bots: [b, a], iterations }),
  ];
  let comparison = emptyComparison;
  for (let deal = from; deal < from + count; deal += 1) {
    const deck = tables[0]!.shuffledDeck(new SeededRandom(seed, 2 * deal));
    const points = { a: 0, b: 0 };
    tables.forEach((table, i) => {
      table.playRound(deal % seats, deck, new SeededRandom(seed, 2 * deal + 1));
      scoreRound(table.round).forEach(
        ({ score }, seat) => (points[(seat + i) % 2 === 0 ? 'a' : 'b'] += score),
      );
    });
    comparison = mergeComparisons(comparison, {
      a: tallyOf(points.a),
      b: tallyOf(points.b),
      difference: tallyOf(points.a - points.b),
    });
  }
  return comparison;
}

/** Mean scores of a hand in points. */
export type ComparisonSummary = {
  readonly deals: number;
  readonly meanA: number;
  readonly meanB: number;
  /** Below 0 if A scores less, which is better. Paired by deal. */
  readonly difference: number;
  /** The difference is known to plus or minus this much, with 95 % certainty. */
  readonly interval: number;
  readonly low: number;
  readonly high: number;
};

/** A deal has four hands of each, counted in half points. */
const unit = 2 * seats;
const normal95 = 1.96;

export function summarizeComparison({ a, b, difference }: Comparison): ComparisonSummary {
  const deals = difference.count;
  const mean = meanOf(difference) / unit;
  const interval = deals < 2 ? 0 : (normal95 * deviationOf(difference)) / unit / Math.sqrt(deals - 1);
  return {
    deals,
    meanA: rounded(meanOf(a) / unit),
    meanB: rounded(meanOf(b) / unit),
    difference: rounded(mean),
    interval: rounded(interval),
    low: rounded(mean - interval),
    high: rounded(mean + interval),
  };
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
