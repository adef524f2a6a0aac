import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { workedExamples } from '../../../test/worked-examples.js';
import { seededRandom, shuffled } from '../../numbers/random.js';
import { equitableSeats } from './equitable.js';
import { seatRounds } from './seat-phase.js';
import { startsOfSeats } from './starts.js';

const rangeOf = (counts: number[]): number => Math.max(...counts) - Math.min(...counts);

function randomRounds(tables: number, size: number, rounds: number, seed: string): number[][][] {
  const random = seededRandom(seed);
  const all = Array.from({ length: tables * size }, (_, i) => i);
  return Array.from({ length: rounds }, () => {
    const order = shuffled(all, random);
    return Array.from({ length: tables }, (_, t) => order.slice(t * size, (t + 1) * size));
  });
}

describe('seats', () => {
  it('[T06] start as often as the start comes round to them', () => {
    const { input, expected } = workedExamples.T06;
    expect(input.map(({ players, rounds }) => startsOfSeats(players, rounds))).toEqual(expected);
  });

  it('[T07] of the same four in three games make every pair neighbours twice and opposites once', () => {
    const { expected } = workedExamples.T07;
    const group = Array.from({ length: 3 }, () => ({ tables: [[0, 1, 2, 3]], byes: [] }));
    const rounds = seatRounds(
      { players: 4, rounds: group, history: [], gameRounds: 3, sameGroup: true },
      seededRandom('t07'),
    );
    const orders = rounds.map(({ tables }) => tables[0]!);
    for (const a of [0, 1, 2, 3]) {
      for (const b of [0, 1, 2, 3]) {
        if (a === b) continue;
        const distances = orders.map((order) => (order.indexOf(b) - order.indexOf(a) + 4) % 4);
        expect(distances.filter((distance) => distance === 2)).toHaveLength(expected.opposite_per_pair);
        expect(distances.filter((distance) => distance !== 2)).toHaveLength(expected.adjacent_per_pair);
      }
    }
  });

  it('[T26] of equal tables come round to everybody as often, give or take one', () => {
    const shape = fc.record({
      tables: fc.integer({ min: 1, max: 8 }),
      size: fc.integer({ min: 2, max: 6 }),
      rounds: fc.integer({ min: 1, max: 9 }),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(shape, ({ tables, size, rounds, seed }) => {
        const groups = randomRounds(tables, size, rounds, seed);
        const input = { players: tables * size, history: [], gameRounds: 3 };
        const improved = seatRounds(
          { ...input, rounds: groups.map((round) => ({ tables: round, byes: [] })) },
          seededRandom(seed),
        ).map((round) => round.tables);
        for (const seated of [equitableSeats(groups, size), improved]) {
          const sorted = (all: readonly (readonly (readonly number[])[])[]): number[][][] =>
            all.map((round) => round.map((table) => [...table].sort((a, b) => a - b)));
          expect(sorted(seated)).toEqual(sorted(groups));
          for (let player = 0; player < tables * size; player++) {
            const counts = Array.from(
              { length: size },
              (_, seat) => seated.flat().filter((table) => table[seat] === player).length,
            );
            expect(rangeOf(counts)).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: process.env['PROOF'] === '1' ? 60 : 20 },
    );
  });

  it('keep starts close to the fair share at mixed tables too', () => {
    const random = seededRandom('mixed');
    const rounds = Array.from({ length: 6 }, () => {
      const order = shuffled(
        Array.from({ length: 18 }, (_, i) => i),
        random,
      );
      return {
        tables: [
          order.slice(0, 4),
          order.slice(4, 8),
          order.slice(8, 12),
          order.slice(12, 15),
          order.slice(15),
        ],
        byes: [],
      };
    });
    const deviations = Array.from({ length: 18 }, () => 0);
    for (const { tables } of seatRounds({ players: 18, rounds, history: [], gameRounds: 3 }, random)) {
      for (const table of tables) {
        const starts = startsOfSeats(table.length, 3);
        table.forEach((player, seat) => (deviations[player]! += starts[seat]! - 3 / table.length));
      }
    }
    expect(Math.max(...deviations.map(Math.abs))).toBeLessThanOrEqual(1);
  });
});
