import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { playedGame } from '../../test/games.js';
import { workedExamples } from '../../test/worked-examples.js';
import { fraction, makeFraction, sum, type Fraction } from '../numbers/fraction.js';
import { pointsOfGames } from './game-points.js';
import { placesOf } from './places.js';
import { checkScoring, defaultScoring, type TableScoring, type TableSize } from './presets.js';
import { margins, meanPointsPerSeat, tablePoints, winShares } from './table-points.js';

const text = (values: Fraction[]): string[] => values.map(makeFraction);
const totalsOfTable = fc.array(fc.integer({ min: -60, max: 600 }), { minLength: 2, maxLength: 6 });

describe('points of a table', () => {
  it('[T02] shares places and splits their points in every preset', () => {
    const { input, expected } = workedExamples.T02;
    input.forEach(({ totals }, i) => {
      const game = playedGame({ round: 1, players: totals, totals });
      const preset = (type: 'classic' | 'matchpoints' | 'net'): string[] =>
        text(tablePoints({ type }, game, 3));
      expect({
        ranks: placesOf(game.totals),
        classic: preset('classic'),
        matchpoints120: preset('matchpoints'),
        net: preset('net'),
        wins: text(winShares(game.totals).map(({ num, den }) => fraction(num, den))),
        margin: text(margins(game, 3).map(({ num, den }) => fraction(num, den))),
      }).toEqual(expected[i]);
    });
  });

  it('[T29] shows which presets favour a table size', () => {
    const { input, expected } = workedExamples.T29;
    for (const type of ['classic', 'matchpoints', 'net'] as const) {
      expect(input.sizes.map((size) => makeFraction(meanPointsPerSeat({ type }, size)))).toEqual(
        expected[type],
      );
    }
  });

  it('[7.3/6] pays a table a sum that depends on its size alone, whatever the ties', () => {
    const classic = { 2: '6', 3: '9', 4: '11', 5: '11', 6: '11' } as const;
    fc.assert(
      fc.property(totalsOfTable, fc.integer({ min: 1, max: 5 }), (totals, roundsPlayed) => {
        const game = { totals, roundsPlayed };
        const pot = (type: 'classic' | 'matchpoints' | 'net' | 'margin' | 'uma' | 'wins'): string =>
          makeFraction(sum(tablePoints({ type }, game, 3)));
        expect(pot('classic')).toBe(classic[totals.length as TableSize]);
        expect(pot('matchpoints')).toBe(String(60 * totals.length));
        expect([pot('net'), pot('margin'), pot('uma'), pot('wins')]).toEqual(['0', '0', '0', '1']);
      }),
    );
  });

  it('[7.3/7] looks at totals only: seats and a constant for all change nothing, and better is never paid less', () => {
    fc.assert(
      fc.property(totalsOfTable, fc.integer({ min: -50, max: 50 }), fc.nat(), (totals, shift, turn) => {
        const points = (of: number[], type: TableScoring['type']): string[] =>
          text(tablePoints({ type } as TableScoring, { totals: of, roundsPlayed: 3 }, 3));
        const by = turn % totals.length;
        const turned = <Item>(items: Item[]): Item[] => [...items.slice(by), ...items.slice(0, by)];
        for (const type of ['classic', 'matchpoints', 'net', 'wins', 'margin', 'uma'] as const) {
          expect(points(turned(totals), type)).toEqual(turned(points(totals, type)));
          const shifted = totals.map((total) => total + shift);
          expect(points(shifted, type)).toEqual(points(totals, type));
          const exact = tablePoints({ type }, { totals, roundsPlayed: 3 }, 3);
          totals.forEach((a, i) => {
            totals.forEach((b, j) => {
              if (a < b)
                expect(Number(exact[i]!.num) / Number(exact[i]!.den)).toBeGreaterThanOrEqual(
                  Number(exact[j]!.num) / Number(exact[j]!.den),
                );
            });
          });
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('scoring of an event', () => {
  it('is classic for tables of 3 and 4, matchpoints where other sizes occur', () => {
    expect(defaultScoring([4, 4, 3])).toEqual({ type: 'classic' });
    expect(defaultScoring([5, 4])).toEqual({ type: 'matchpoints' });
    expect(defaultScoring([2])).toEqual({ type: 'matchpoints' });
  });

  it('refuses a custom table that misses a size, a place or an order', () => {
    const check = (list: string[]): unknown => checkScoring({ type: 'custom', table: { 3: list } }, [3]);
    expect(check(['3', '3/2', '0.5'])).toMatchObject({ ok: true });
    expect(check(['3', '1'])).toMatchObject({ error: { code: 'SCORING_LIST_LENGTH' } });
    expect(check(['3', 'x', '1'])).toMatchObject({ error: { code: 'SCORING_POINTS_MALFORMED', text: 'x' } });
    expect(check(['1', '2', '0'])).toMatchObject({ error: { code: 'SCORING_NOT_DESCENDING' } });
    expect(checkScoring({ type: 'custom', table: {} }, [4])).toMatchObject({
      error: { code: 'SCORING_SIZE_MISSING', size: 4 },
    });
  });

  it('compares duplicate deals with the same seat of the other tables', () => {
    const deal = (totals: string[], dealId?: string): ReturnType<typeof playedGame> => ({
      ...playedGame({ round: 1, players: ['A', 'B', 'C'], totals }),
      ...(dealId === undefined ? {} : { dealId }),
    });
    const games = [
      deal(['10', '20', '30'], 'd1'),
      deal(['12', '20', '5'], 'd1'),
      deal(['14', '18', '5'], 'd1'),
      deal(['0', '0', '0'], 'd2'),
      deal(['0', '0', '0']),
    ];
    expect(pointsOfGames(games, { type: 'duplicate' }, 3).map(text)).toEqual([
      ['120', '30', '0'],
      ['60', '30', '90'],
      ['0', '120', '90'],
      ['60', '60', '60'],
      ['60', '60', '60'],
    ]);
  });
});
