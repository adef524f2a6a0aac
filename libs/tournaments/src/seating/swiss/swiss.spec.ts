import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { partitions } from '../../../test/count.js';
import { seededRandom, shuffled } from '../../numbers/random.js';
import { planSwissRound, type SwissRequest } from '../plan-swiss.js';
import { type Grouping } from '../problem.js';
import { tableSizes } from '../table-sizes.js';
import { swissCost } from './costs.js';
import { type SwissCost, type SwissProblem } from './problem.js';
import { solveSwissRound } from './swiss-round.js';

function randomProblem(players: number, played: number, seed: string): SwissProblem {
  const random = seededRandom(seed);
  const plan = tableSizes(players);
  const sizes = plan.ok ? plan.value.sizes : [];
  const history: Grouping[] = Array.from({ length: played }, () => {
    const order = shuffled(
      Array.from({ length: players }, (_, i) => i),
      random,
    );
    let next = 0;
    return { tables: sizes.map((size) => order.slice(next, (next += size))), byes: [] };
  });
  const points = Array.from({ length: players }, () =>
    history.reduce((sum) => sum + [300, 180, 120, 60][random.below(4)]!, 0),
  ).sort((a, b) => b - a);
  return {
    players,
    points,
    sizes,
    history,
    constraints: {},
    repeatPolicy: 'strict',
    shortTables: 'balanced',
  };
}

const order = (cost: SwissCost): number[] => [
  cost.apart,
  cost.avoid,
  cost.repeats,
  cost.short,
  cost.spread,
  cost.clubs,
];
function compare(a: SwissCost, b: SwissCost): number {
  const [left, right] = [order(a), order(b)];
  const at = left.findIndex((value, i) => value !== right[i]);
  return at < 0 ? 0 : left[at]! - right[at]!;
}

function bruteForce(problem: SwissProblem): SwissCost {
  const all = Array.from({ length: problem.players }, (_, i) => i);
  return partitions(all, problem.sizes)
    .map((tables) => swissCost(problem, tables))
    .reduce((best, cost) => (compare(cost, best) < 0 ? cost : best));
}

describe('a Swiss round', () => {
  it('[7.3/2] is as good as the best of all rounds, with wishes and short tables', () => {
    const someProblem = fc.record({
      players: fc.integer({ min: 6, max: 11 }),
      played: fc.integer({ min: 0, max: 4 }),
      rule: fc.constantFrom('low', 'high', 'balanced'),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(someProblem, ({ players, played, rule, seed }) => {
        const problem: SwissProblem = {
          ...randomProblem(players, played, seed),
          shortTables: rule,
          constraints: {
            avoid: [[0, 1]],
            clubs: Array.from({ length: players }, (_, i) => (i % 3 === 0 ? 'a' : undefined)),
          },
        };
        const solved = solveSwissRound(problem, seed);
        expect(solved.optimal).toBe(true);
        expect(solved.cost).toEqual(swissCost(problem, solved.tables));
        expect(order(solved.cost)).toEqual(order(bruteForce(problem)));
      }),
      { numRuns: 30 },
    );
  });

  it('[7.3/4] never gets cheaper by a further wish', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(11), fc.nat(11), (seed, a, b) => {
        fc.pre(a !== b);
        const problem = randomProblem(12, 3, seed);
        const free = solveSwissRound(problem, 's').cost;
        const bound = solveSwissRound({ ...problem, constraints: { avoid: [[a, b]] } }, 's').cost;
        expect(
          compare({ ...bound, short: 0, spread: 0 }, { ...free, short: 0, spread: 0 }),
        ).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  });

  it.each([1, 2, 3, 4, 5])('of 20 players after 5 rounds is proven best (%i)', (n) => {
    const problem = randomProblem(20, 5, `twenty${n}`);
    const solved = solveSwissRound(problem, 's');
    expect(solved.optimal).toBe(true);
    expect(solved.lowerBound).toBe(solved.cost.repeats);
  });

  it('of 200 players after 5 rounds has no repeat', () => {
    const problem = randomProblem(200, 5, 'large');
    expect(solveSwissRound(problem, 's').cost.repeats).toBe(0);
  });

  it('[7.3/3] is the same for the same seed', () => {
    const problem = randomProblem(60, 4, 'again');
    expect(solveSwissRound(problem, 's')).toEqual(solveSwissRound(problem, 's'));
  });

  it('ignores repeats if told so, and weighs them if told so', () => {
    const problem = randomProblem(16, 4, 'policies');
    const spread = (repeatPolicy: SwissProblem['repeatPolicy']): number =>
      solveSwissRound({ ...problem, repeatPolicy }, 's').cost.spread;
    expect(spread('off')).toBeLessThanOrEqual(spread('balanced'));
    expect(spread('balanced')).toBeLessThanOrEqual(spread('strict'));
    expect(spread('off')).toBeLessThan(spread('strict'));
  });
});

describe('a planned Swiss round', () => {
  const request = (more: Partial<SwissRequest>): SwissRequest => ({
    players: 13,
    points: Array.from({ length: 13 }, (_, i) => 13 - i),
    seed: 's',
    ...more,
  });

  it('lets the last of the standings sit out, and nobody twice before all have', () => {
    const sizes = { prefer: [4] as const, maxByes: 1 };
    const first = planSwissRound(request({ sizes }));
    expect(first.ok && first.value.round.byes).toEqual([12]);
    const history = [{ tables: [], byes: [12] }];
    const second = planSwissRound(request({ sizes, history }));
    expect(second.ok && second.value.round.byes).toEqual([11]);
  });

  it('keeps pinned players where they are, together if need be', () => {
    const pinned = new Map([
      [0, 3],
      [9, 3],
      [5, 1],
    ]);
    const plan = planSwissRound(
      request({ players: 12, points: Array.from({ length: 12 }, (_, i) => 12 - i), constraints: { pinned } }),
    );
    const seatsAt = (no: number): readonly number[] =>
      plan.ok ? plan.value.round.tables.find((table) => table.no === no)!.seats : [];
    expect(seatsAt(3)).toEqual(expect.arrayContaining([0, 9]));
    expect(seatsAt(1)).toContain(5);
  });
});
