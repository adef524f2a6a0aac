import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bruteForceCost, countCost } from '../../test/count.js';
import { shortTableCounts } from './objective.js';
import { planMovement, type MovementPlan, type MovementRequest } from './plan-movement.js';
import { groupingOf } from './seated.js';
import { tableSizes } from './table-sizes.js';

const plan = (request: MovementRequest): MovementPlan => {
  const result = planMovement(request);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const tablesOf = ({ rounds }: MovementPlan): number[][][] =>
  rounds.map(({ tables }) => tables.map(({ seats }) => [...seats]));
const seed = 'spec';

type Known = [players: number, rounds: number, cost: number];

/** Movements whose least cost is known: one of each kind. */
const KNOWN: Known[] = [
  [6, 3, 6],
  [8, 3, 12],
  [8, 7, 84],
  [9, 4, 0],
  [10, 3, 3],
  [11, 4, 12],
  [12, 6, 45],
  [16, 5, 0],
  [16, 6, 24],
  [24, 7, 0],
  [32, 8, 0],
  [60, 8, 0],
];
const ALL_KNOWN: Known[] = [
  ...KNOWN,
  [12, 4, 18],
  [12, 5, 30],
  [13, 4, 0],
  [14, 4, 0],
  [15, 5, 0],
  [20, 5, 0],
  [24, 6, 0],
  ...[21, 22, 23].map((players): Known => [players, 7, 0]),
  ...[25, 26, 27, 28, 29, 30, 31].map((players): Known => [players, 8, 0]),
  ...Array.from({ length: 27 }, (_, i): Known => [33 + i, 8, 0]),
  [12, 11, 198],
  [28, 9, 0],
  [32, 9, 0],
  [36, 11, 0],
  [40, 13, 0],
  [44, 14, 0],
];
/** `PROOF=1` tries them all, and more of what is drawn by chance. */
const isProof = process.env['PROOF'] === '1';
const cases = isProof ? ALL_KNOWN : KNOWN;

describe('a movement', () => {
  it.each(cases)('[T04] of %i players and %i rounds costs %i, proven', (players, rounds, cost) => {
    const made = plan({ players, rounds, seed });
    expect(countCost(tablesOf(made))).toBe(cost);
    expect(made).toMatchObject({ cost, lowerBound: cost, optimal: true });
  });

  it.each([
    [8, 4],
    [12, 3],
    [10, 1],
  ])('[T27] of %i players and two rounds has at least %i repeats, by pigeonholes alone', (players, bound) => {
    expect(plan({ players, rounds: 2, seed }).lowerBound).toBe(bound);
  });

  it('[7.3/1] seats everybody exactly once in every round, at tables of the right sizes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 4 }), (players, rounds) => {
        const sizes = tableSizes(players);
        const made = plan({ players, rounds, seed });
        expect(made.rounds).toHaveLength(rounds);
        for (const { tables, byes } of made.rounds) {
          const seated = [...tables.flatMap(({ seats }) => seats), ...byes].sort((a, b) => a - b);
          expect(seated).toEqual(Array.from({ length: players }, (_, i) => i));
          expect(tables.map(({ seats }) => seats.length).sort((a, b) => b - a)).toEqual(
            sizes.ok && sizes.value.sizes,
          );
          expect(tables.map(({ no }) => no)).toEqual(tables.map((_, i) => i + 1));
        }
      }),
      { numRuns: isProof ? 25 : 10 },
    );
  });

  it('[7.3/2] costs what an independent count says, and never less than the bound', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.string(),
        (players, rounds, any) => {
          const made = plan({ players, rounds, seed: any });
          expect(made.cost).toBe(countCost(tablesOf(made)));
          expect(made.cost).toBeGreaterThanOrEqual(made.lowerBound);
          expect(made.optimal).toBe(made.cost === made.lowerBound);
        },
      ),
      { numRuns: isProof ? 15 : 6 },
    );
  });

  const brute: [number, number][] = [
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 3],
    [11, 2],
    ...(isProof
      ? ([
          [7, 3],
          [10, 2],
          [12, 2],
          [10, 3],
          [9, 4],
        ] as [number, number][])
      : []),
  ];
  it.each(brute)(
    '[T05] of %i players and %i rounds is as good as the best of all movements',
    (players, rounds) => {
      const sizes = tableSizes(players);
      const made = plan({ players, rounds, seed });
      expect(made.cost).toBe(bruteForceCost(players, sizes.ok ? sizes.value.sizes : [], rounds));
    },
  );

  it('[7.3/3] is the same for the same seed', () => {
    expect(plan({ players: 22, rounds: 5, seed })).toEqual(plan({ players: 22, rounds: 5, seed }));
    expect(tablesOf(plan({ players: 22, rounds: 5, seed: 'other' }))).not.toEqual(
      tablesOf(plan({ players: 22, rounds: 5, seed })),
    );
  });

  it.each(isProof ? [7, 10, 13, 17, 23] : [7, 13, 23])(
    '[7.3/5] spreads short tables evenly for %i players if that comes first',
    (players) => {
      const made = plan({ players, rounds: 4, policy: 'balanceFirst', seed });
      const counts = shortTableCounts(players, made.rounds.map(groupingOf));
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    },
  );

  it('has both fewest repeats and even short tables where both can be had', () => {
    for (const players of [15, 17, 19, 21, 22, 23]) {
      const made = plan({ players, rounds: 4, seed });
      expect([players, made.cost, made.objective.exposure]).toEqual([players, 0, 0]);
    }
  });
});

describe('a movement with wishes', () => {
  it('keeps pairs apart, pinned players at their table, and club mates apart at first', () => {
    const clubs = Array.from({ length: 24 }, (_, i) => (i < 6 ? 'north' : undefined));
    const made = plan({
      players: 24,
      rounds: 5,
      seed,
      constraints: {
        avoid: [
          [0, 1],
          [2, 3],
        ],
        apart: [[4, 5]],
        pinned: new Map([
          [7, 5],
          [8, 2],
        ]),
        clubs,
      },
    });
    expect(made.objective).toMatchObject({ apart: 0, avoid: 0 });
    for (const { tables } of made.rounds) {
      expect(tables.find(({ no }) => no === 5)!.seats).toContain(7);
      expect(tables.find(({ no }) => no === 2)!.seats).toContain(8);
    }
    expect(plan({ players: 24, rounds: 4, seed, constraints: { clubs } }).objective.clubs).toBe(0);
  });

  it('plans the remaining rounds around those played, with people gone and come', () => {
    const first = plan({ players: 16, rounds: 2, seed });
    const gone = 15;
    const history = first.rounds.map(groupingOf).map(({ tables, byes }) => ({
      tables: tables.map((table) => table.map((player) => (player === gone ? -1 : player))),
      byes,
    }));
    const rest = plan({ players: 17, rounds: 2, seed, history });
    expect(rest.cost).toBe(0);
    expect(
      countCost([
        ...history.map(({ tables }) => tables.map((t) => t.filter((p) => p >= 0))),
        ...tablesOf(rest),
      ]),
    ).toBe(0);
  });

  it('lets players sit out in turn where the sizes force it', () => {
    const made = plan({ players: 13, rounds: 6, sizes: { prefer: [4], maxByes: 1 }, seed });
    const out = made.rounds.flatMap(({ byes }) => byes);
    expect(new Set(out).size).toBe(6);
  });

  it('refuses what cannot be seated', () => {
    const code = (request: Partial<MovementRequest>): unknown => {
      const result = planMovement({ players: 8, rounds: 1, seed, ...request });
      return result.ok ? undefined : result.error.code;
    };
    expect(code({ players: 1 })).toBe('NOT_SEATABLE');
    expect(
      code({
        constraints: {
          pinned: new Map([
            [0, 1],
            [1, 2],
            [2, 3],
          ]),
        },
      }),
    ).toBe('TOO_MANY_PINNED_TABLES');
    const five = new Map([0, 1, 2, 3, 4].map((player) => [player, 1] as const));
    expect(code({ constraints: { pinned: five } })).toBe('PINNED_TABLE_FULL');
    expect(code({ players: 4, constraints: { apart: [[0, 1]] } })).toBe('MUST_NOT_MEET');
  });
});
