import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ids } from '../../test/games.js';
import { workedExamples } from '../../test/worked-examples.js';
import { entrantId, type EntrantId } from '../model/ids.js';
import { fraction } from '../numbers/fraction.js';
import { type Standing } from '../standings/standings.js';
import { pairArena, type Waiting } from './arena.js';
import { cutOverall } from './cut.js';
import { makeGroups, repeatedGames } from './groups.js';
import { advance, knockoutRound, luckyLosersFor } from './knockout.js';
import { leagueTable } from './league.js';
import { serpentine } from './serpentine.js';
import { suggestEvents } from './suggest.js';
import { modelMinutes, slotMinutes } from './timing.js';

describe('a serpentine', () => {
  it('[T16] deals sixteen seeds to four tables', () => {
    const { input, expected } = workedExamples.T16;
    const sizes = Array.from({ length: input.tables }, () => input.seeds.length / input.tables);
    expect(serpentine(input.seeds, sizes)).toEqual(expected.tables);
  });

  it('passes over full tables, and never loses anybody', () => {
    expect(serpentine([1, 2, 3, 4, 5, 6, 7], [4, 3])).toEqual([
      [1, 4, 5, 7],
      [2, 3, 6],
    ]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 1, maxLength: 9 }), (sizes) => {
        const seeds = Array.from({ length: sizes.reduce((a, b) => a + b, 0) }, (_, i) => i);
        const tables = serpentine(seeds, sizes);
        expect(tables.map((table) => table.length)).toEqual(sizes);
        expect(tables.flat().sort((a, b) => a - b)).toEqual(seeds);
      }),
    );
  });
});

describe('a cut', () => {
  const line = (id: string, rank: number): Standing => ({ id: entrantId(id), rank }) as Standing;

  it('takes the first, then lucky losers, and says who is level at the edge', () => {
    const standings = [line('A', 1), line('B', 2), line('C', 3), line('D', 3), line('E', 5)];
    expect(cutOverall(standings, { take: 2, luckyLosers: 0 })).toMatchObject({
      qualified: ['A', 'B'],
      tiedAtTheCut: [],
    });
    expect(cutOverall(standings, { take: 2, luckyLosers: 1 })).toEqual({
      qualified: ['A', 'B'],
      luckyLosers: ['C'],
      tiedAtTheCut: ['C', 'D'],
    });
    expect(cutOverall(standings, { take: 4, luckyLosers: 0 }).tiedAtTheCut).toEqual([]);
  });
});

describe('a knock-out', () => {
  const seeds = ids('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
  const finish = (
    id: string,
    total: number,
    margin: number,
  ): { id: EntrantId; total: number; margin: ReturnType<typeof fraction> } => ({
    id: entrantId(id),
    total,
    margin: fraction(margin, 3),
  });

  it('gives the better seed the place in a tie, and lucky losers by place, margin and seed', () => {
    const result = advance({
      seeds,
      byes: [],
      advance: 1,
      luckyLosers: 2,
      tables: [
        [finish('A', 10, 5), finish('D', 10, 5), finish('E', 30, -4), finish('H', 40, -6)],
        [finish('B', 20, 1), finish('C', 12, 9), finish('F', 33, -3), finish('G', 50, -7)],
      ],
    });
    expect(result.qualified).toEqual(['A', 'C']);
    expect(result.luckyLosers).toEqual(['D', 'B']);
  });

  it('lets top seeds wait where the tables do not come out', () => {
    const round = knockoutRound(seeds.slice(0, 7), { prefer: [3], maxByes: 2 });
    expect(round).toMatchObject({
      value: {
        byes: ['A'],
        tables: [
          ['B', 'E', 'F'],
          ['C', 'D', 'G'],
        ],
      },
    });
  });

  it('counts the lucky losers that fill the next round', () => {
    expect([luckyLosersFor(4, 4), luckyLosersFor(6, 4), luckyLosersFor(3, 4), luckyLosersFor(9, 3)]).toEqual([
      0, 2, 1, 0,
    ]);
  });
});

describe('groups', () => {
  it('are dealt in a serpentine, and their seats change from game to game', () => {
    const groups = makeGroups(ids('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'), 4);
    expect(groups).toEqual({ ok: true, value: [ids('A', 'D', 'E', 'H'), ids('B', 'C', 'F', 'G')] });
    const rounds = repeatedGames([[0, 1, 2, 3]], 3, { gameRounds: 3, seed: 's' });
    expect(new Set(rounds.map(({ tables }) => tables[0]!.join())).size).toBe(3);
  });
});

describe('a league', () => {
  const event = (id: string, ...names: string[]): Parameters<typeof leagueTable>[1][number] => ({
    id,
    standings: names.map((name, i) => ({ id: entrantId(name), rank: i + 1, tp: String(10 - i) })),
  });
  const events = [
    event('e1', 'A', 'B', 'C'),
    event('e2', 'B', 'A', 'C'),
    event('e3', 'C', 'A', 'B'),
    event('e4', 'D', 'C'),
  ];

  it('counts the best events, ranks ties together and marks the zones', () => {
    const table = leagueTable(
      { best: 2, minEvents: 2, promotion: 1, relegation: 1, score: 'places' },
      events,
    );
    expect(table.map(({ id, rank, total, events: played, zone }) => [id, rank, total, played, zone])).toEqual(
      [
        ['A', 1, '180', 3, 'promotion'],
        ['B', 1, '180', 3, 'promotion'],
        ['C', 3, '120', 4, 'relegation'],
        ['D', null, '120', 1, null],
      ],
    );
  });

  it('adds up tournament points if told so', () => {
    const [first] = leagueTable(
      { best: 2, minEvents: 1, promotion: 0, relegation: 0, score: 'points' },
      events,
    );
    expect(first).toMatchObject({ total: '19', counted: [{ score: '10' }, { score: '9' }] });
  });
});

describe('an arena', () => {
  const params = { sizes: [4, 3] as const, maxWaitSeconds: 60, cooldownRepeat: 1 };
  const waiting = (id: string, strength: number, waitedSeconds: number, recent: string[] = []): Waiting => ({
    id: entrantId(id),
    strength,
    waitedSeconds,
    recent: [ids(...recent)],
  });

  it('seats whoever waits longest with those closest in strength', () => {
    const pool = [
      waiting('A', 10, 5),
      waiting('B', 11, 50),
      waiting('C', 90, 4),
      waiting('D', 12, 3),
      waiting('E', 14, 2),
    ];
    expect(pairArena(pool, params)).toEqual([ids('B', 'A', 'D', 'E')]);
  });

  it('spares fresh opponents until patience runs out, then takes a smaller table', () => {
    const pool = [
      waiting('A', 1, 10, ['B']),
      waiting('B', 1, 9, ['A']),
      waiting('C', 1, 8),
      waiting('D', 1, 7),
    ];
    expect(pairArena(pool, params)).toEqual([]);
    const late = pool.map((one) => ({ ...one, waitedSeconds: one.waitedSeconds + 60 }));
    expect(pairArena(late, params)).toEqual([ids('A', 'C', 'D', 'B')]);
    expect(pairArena(late.slice(1), params)).toEqual([ids('B', 'C', 'D')]);
  });

  it('leaves nobody over where the numbers allow it', () => {
    const sizesFor = (count: number): number[] =>
      pairArena(
        Array.from({ length: count }, (_, n) => waiting(`P${n}`, n, 0)),
        params,
      ).map((table) => table.length);
    expect([6, 7, 9, 11].map(sizesFor)).toEqual([
      [3, 3],
      [4, 3],
      [3, 3, 3],
      [4, 4, 3],
    ]);
    expect([3, 5].map(sizesFor)).toEqual([[], [4]]);
  });

  it('seats two only as a last resort, and never two who must not meet', () => {
    const pair = [waiting('A', 1, 61), waiting('B', 1, 1)];
    expect(pairArena(pair, params)).toEqual([]);
    expect(pairArena(pair, params, { lastResort: [2] })).toEqual([ids('A', 'B')]);
    const mustNotMeet = (a: string, b: string): boolean => a + b === 'AB' || a + b === 'BA';
    expect(pairArena(pair, params, { lastResort: [2], mustNotMeet })).toEqual([]);
    const four = [...pair, waiting('C', 1, 1), waiting('D', 1, 1)];
    expect(pairArena(four, params, { mustNotMeet })).toEqual([ids('A', 'C', 'D')]);
  });
});

describe('time and suggestions', () => {
  it('[T24] estimates a game, rounds it up and adds the turnover', () => {
    const { input, expected } = workedExamples.T24;
    input.forEach(({ n, R }, i) => {
      expect(modelMinutes(n, R)).toBeCloseTo(expected[i]!.model, 2);
      expect(slotMinutes(n, R)).toEqual({ play: expected[i]!.play, slot: expected[i]!.slot });
    });
  });

  it('offers what fits into the evening, with its end and spread', () => {
    const offers = suggestEvents({ players: 24, boxes: 6, minutes: 300, gameRounds: 3 });
    if (!offers.ok) throw new Error(offers.error.code);
    expect(offers.value.map(({ preset }) => preset)).toEqual(['eveningWithFinal', 'evening', 'swiss']);
    for (const { end, rounds, stages } of offers.value) {
      expect(end.early).toBeLessThan(end.expected);
      expect(end.expected).toBeLessThan(end.late);
      expect(end.late).toBeLessThanOrEqual(300);
      expect(rounds).toBeGreaterThanOrEqual(3);
      expect(stages.at(-1)!.cut).toBeUndefined();
    }
  });

  it('believes measurements more than the model, and offers less in less time', () => {
    const rounds = (minutes: number, p50: number): number | undefined => {
      const offers = suggestEvents({
        players: 16,
        minutes,
        gameRounds: 3,
        measured: [{ players: 4, rounds: 3, p50, p90: p50 + 5 }],
      });
      return offers.ok ? offers.value.find(({ preset }) => preset === 'evening')?.rounds : undefined;
    };
    expect(rounds(240, 30)).toBe(4);
    expect(rounds(240, 45)).toBe(4);
    expect(rounds(240, 60)).toBe(3);
    expect(rounds(60, 60)).toBeUndefined();
    expect(suggestEvents({ players: 31, boxes: 5, minutes: 300, gameRounds: 3 })).toMatchObject({
      error: { code: 'NOT_SEATABLE' },
    });
  });
});
