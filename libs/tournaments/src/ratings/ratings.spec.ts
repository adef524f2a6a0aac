import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { workedExamples } from '../../test/worked-examples.js';
import { makeRating, ratingChanges, START_RATING, UNITS_PER_POINT } from './elo.js';
import { EMPTY_POOL, rateGame, rateGames, ratingList, startSeason, type RatableGame } from './pool.js';

const someGames = fc.array(
  fc
    .record({
      players: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), {
        minLength: 3,
        maxLength: 6,
      }),
      totals: fc.array(fc.integer({ min: -20, max: 200 }), { minLength: 6, maxLength: 6 }),
    })
    .map(({ players, totals }): RatableGame => ({
      players,
      totals: totals.slice(0, players.length),
      roundsPlayed: 3,
      caretakers: [],
    })),
  { maxLength: 12 },
);

describe('ratings', () => {
  it('[T20] compare every pair of a table', () => {
    const { input, expected } = workedExamples.T20;
    input.forEach(({ r, rank, K }, i) => {
      const seats = r.map((rating, seat) => ({ rating: rating * UNITS_PER_POINT, k: K, place: rank[seat]! }));
      const after = ratingChanges(seats).map((change, seat) =>
        Number(makeRating(seats[seat]!.rating + change)),
      );
      expect(after).toEqual(expected[i]!.after);
    });
  });

  it('[7.3/12] lose on one side exactly what they win on the other, while K is equal', () => {
    const seats = fc.array(
      fc.record({ rating: fc.integer({ min: 800, max: 2400 }), place: fc.integer({ min: 1, max: 6 }) }),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(seats, (table) => {
        const changes = ratingChanges(
          table.map(({ rating, place }) => ({ rating: rating * UNITS_PER_POINT, place, k: 16 })),
        );
        expect(changes.reduce((a, b) => a + b, 0)).toBe(0);
      }),
    );
  });

  it('[7.3/12] treat ties alike and never turn the order round, for equal ratings before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 }), (places) => {
        const changes = ratingChanges(places.map((place) => ({ rating: START_RATING, place, k: 32 })));
        places.forEach((a, i) => {
          places.forEach((b, j) => {
            if (a === b) expect(changes[i]).toBe(changes[j]);
            if (a < b) expect(changes[i]).toBeGreaterThan(changes[j]!);
          });
        });
      }),
    );
  });

  it('[7.3/12] come out the same worked out anew or game by game', () => {
    fc.assert(
      fc.property(someGames, fc.nat(12), (games, cut) => {
        const first = rateGames(games.slice(0, cut));
        expect(rateGames(games.slice(cut), first)).toEqual(rateGames(games));
      }),
    );
  });

  it('ignore bots, tables of two and games without a round', () => {
    const game: RatableGame = {
      players: ['a', 'b', 'c', 'd'],
      totals: [1, 2, 3, 4],
      roundsPlayed: 3,
      caretakers: ['d'],
    };
    expect(rateGame(EMPTY_POOL, game).has('d')).toBe(false);
    expect(rateGame(EMPTY_POOL, { ...game, roundsPlayed: 0 })).toEqual(EMPTY_POOL);
    expect(rateGame(EMPTY_POOL, { ...game, caretakers: ['c', 'd'] })).toEqual(EMPTY_POOL);
  });

  it('settle after fifteen games, and a new season pulls them together', () => {
    const game: RatableGame = {
      players: ['a', 'b', 'c'],
      totals: [1, 2, 3],
      roundsPlayed: 3,
      caretakers: [],
    };
    const early = rateGames([game]).get('a')!.rating - START_RATING;
    expect(early).toBe(16 * UNITS_PER_POINT);
    const pool = rateGames(Array.from({ length: 20 }, () => game));
    expect(ratingList(pool, 1).map(({ id, rank }) => [id, rank])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    const next = startSeason(pool, { keepPercent: 50 });
    expect(next.get('a')!.rating - START_RATING).toBe(Math.trunc((pool.get('a')!.rating - START_RATING) / 2));
    expect(next.get('a')!.games).toBe(0);
    expect(ratingList(next, 1)).toEqual([]);
  });
});
