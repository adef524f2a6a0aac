import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cardsOf } from '../cards.js';
import { parseRecord, readRecord } from './read-record.js';
import { verifyRecord, verifyText } from './verify-record.js';

const round = { dealer: 1, deck: cardsOf('auto', 2), moves: [] as string[] };
const record = {
  format: 'allegra-record/1',
  rules: { rounds: 1 },
  players: ['Ana', 'Ben'],
  rounds: [round],
};
const fair = { dealId: 'T/1', commitment: '00', serverSeed: '00', clientSeeds: {} };

describe('a record', () => {
  it('may leave out what has a default', () => {
    expect(readRecord(record)).toMatchObject({
      ok: true,
      value: { rules: { clearing: 'may' }, rounds: [{ reshuffles: [], fair: null }], stopped: null },
    });
  });

  it('may hold keys nobody knows, here and everywhere', () => {
    const more = {
      ...record,
      colour: 'red',
      rounds: [{ ...round, weather: { rain: true }, fair: { ...fair, x: 1 } }],
    };
    expect(readRecord(more)).toMatchObject({ ok: true });
  });

  it('may have no rounds yet', () => {
    expect(verifyRecord({ ...record, rounds: [] })).toEqual({
      ok: true,
      rounds: [],
      totals: [0, 0],
      over: false,
      winners: [],
    });
    expect(verifyRecord({ ...record, rounds: [], stopped: '' })).toMatchObject({
      over: true,
      winners: [1, 2],
    });
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [record]],
    ['another format', { ...record, format: 'allegra-record/2' }],
    ['no rules', { ...record, rules: undefined }],
    ['impossible rules', { ...record, rules: { rounds: 0 } }],
    ['a game without an end', { ...record, rules: {} }],
    ['another version', { ...record, rules: { rounds: 1, version: 'allegra@2' } }],
    ['one player', { ...record, players: ['Ana'] }],
    ['seven players', { ...record, players: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
    ['a nameless player', { ...record, players: ['Ana', null] }],
    ['players as text', { ...record, players: 'Ana and Ben' }],
    ['players as an object', { ...record, players: { 0: 'Ana', 1: 'Ben', length: 2 } }],
    ['a stop without words', { ...record, stopped: true }],
    ['a stop of nothing', { ...record, stopped: null }],
    ['no list of rounds', { ...record, rounds: undefined }],
    ['rounds as an object', { ...record, rounds: {} }],
    ['a round of nothing', { ...record, rounds: [null] }],
    ['a dealer as text', { ...record, rounds: [{ ...round, dealer: '1' }] }],
    ['no deck', { ...record, rounds: [{ ...round, deck: undefined }] }],
    ['a card as text', { ...record, rounds: [{ ...round, deck: ['4'] }] }],
    ['a card of nothing', { ...record, rounds: [{ ...round, deck: [null] }] }],
    ['no moves', { ...record, rounds: [{ ...round, moves: undefined }] }],
    ['a move as a number', { ...record, rounds: [{ ...round, moves: [1] }] }],
    ['reshuffles of nothing', { ...record, rounds: [{ ...round, reshuffles: null }] }],
    ['a reshuffle that is no list', { ...record, rounds: [{ ...round, reshuffles: [4] }] }],
    ['a reshuffle of texts', { ...record, rounds: [{ ...round, reshuffles: [['4']] }] }],
    ['a proof of nothing', { ...record, rounds: [{ ...round, fair: null }] }],
    [
      'a proof without a commitment',
      { ...record, rounds: [{ ...round, fair: { ...fair, commitment: undefined } }] },
    ],
    ['a proof without a deal', { ...record, rounds: [{ ...round, fair: { ...fair, dealId: 7 } }] }],
    ['a proof without a seed', { ...record, rounds: [{ ...round, fair: { ...fair, serverSeed: null } }] }],
    ['client seeds in a list', { ...record, rounds: [{ ...round, fair: { ...fair, clientSeeds: [] } }] }],
    [
      'a client seed as a number',
      { ...record, rounds: [{ ...round, fair: { ...fair, clientSeeds: { 1: 2 } } }] },
    ],
  ])('is none with %s', (_, data) => {
    expect(verifyRecord(data)).toMatchObject({ ok: false, round: 0, move: 0 });
  });

  it('whose second round has a value of the wrong type is none, whatever its first is like', () => {
    const rounds = [
      { ...round, dealer: 9 },
      { ...round, moves: [null] },
    ];
    expect(verifyRecord({ ...record, rounds })).toMatchObject({ round: 0, move: 0 });
  });

  it.each<[string, object]>([
    ['a dealer who is not there', { dealer: 3 }],
    ['seat 0 as the dealer', { dealer: 0 }],
    ['half a dealer', { dealer: 1.5 }],
    ['a card too few', { deck: round.deck.slice(1) }],
    ['a card that does not exist', { deck: round.deck.with(0, 12) }],
    ['half a card', { deck: round.deck.with(0, 0.5) }],
    ['no cards', { deck: [] }],
  ])('with %s is wrong before the first move', (_, change) => {
    expect(verifyRecord({ ...record, rounds: [{ ...round, ...change }] })).toMatchObject({
      ok: false,
      round: 1,
      move: 0,
    });
  });

  it.each([
    '',
    '1',
    '1R1a1',
    '1  R1a1',
    ' 1 R1a1',
    '1 R1a1 ',
    '01 R1a1',
    '3 R1a1',
    '0 R1a1',
    '0 D',
    '9 D',
    '1\tR1a1',
    '1 ',
  ])('is wrong at a move such as %j', (move) => {
    const rounds = [{ ...round, moves: ['1 R1a1', move] }];
    expect(verifyRecord({ ...record, rounds })).toMatchObject({ ok: false, round: 1, move: 2 });
  });
});

describe('text that is no record', () => {
  it.each(['', '{', 'null', '[]', '"x"', '1e999', '{"format":"allegra-record/1"}', '\ud800', '\u0000'])(
    '%j gets round 0 and move 0',
    (text) => {
      expect(verifyText(text)).toMatchObject({ ok: false, round: 0, move: 0 });
    },
  );

  it('may be nested as deeply as it likes, or be named after what every object has', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect(verifyText(deep)).toMatchObject({ round: 0 });
    expect(
      verifyText(JSON.stringify(record).replace('"rounds":1', `"rounds":1,"extra":${deep}`)),
    ).toMatchObject({
      round: 1,
      move: 1,
    });
    expect(verifyText('{"__proto__":{"format":"allegra-record/1"},"constructor":1}')).toMatchObject({
      round: 0,
    });
    const seeds = '{"__proto__":"00","toString":"11"}';
    const parsed = parseRecord(
      JSON.stringify({ ...record, rounds: [{ ...round, fair }] }).replace(
        '"clientSeeds":{}',
        `"clientSeeds":${seeds}`,
      ),
    );
    expect(parsed.ok && Object.keys(parsed.value.rounds[0]!.fair!.clientSeeds)).toEqual([
      '__proto__',
      'toString',
    ]);
  });

  it('never makes verify throw, whatever its values are', () => {
    const anything = fc.anything({ maxDepth: 3 });
    const recordLike = fc.record(
      {
        format: fc.constantFrom('allegra-record/1', 'allegra-record/1', 'x'),
        rules: fc.oneof(fc.constant({ rounds: 1 }), anything),
        players: fc.oneof(fc.constant(['a', 'b', 'c']), anything),
        rounds: fc.oneof(
          fc.array(
            fc.record(
              {
                dealer: fc.oneof(fc.integer({ min: 0, max: 4 }), anything),
                deck: fc.oneof(fc.constant(cardsOf('auto', 3)), anything),
                reshuffles: fc.oneof(fc.constant([]), anything),
                moves: fc.oneof(fc.array(fc.constantFrom('1 R1a1', '2 R2a1', '1 D', '0 !', '3 K')), anything),
                fair: fc.oneof(fc.constant(fair), anything),
              },
              { requiredKeys: ['dealer', 'deck'] },
            ),
          ),
          anything,
        ),
        stopped: anything,
      },
      { requiredKeys: ['format', 'rules', 'players', 'rounds'] },
    );
    fc.assert(
      fc.property(fc.oneof(recordLike, anything), (data) => {
        expect(typeof verifyRecord(data).ok).toBe('boolean');
      }),
      { numRuns: 2000, seed: 37 },
    );
  });
});
