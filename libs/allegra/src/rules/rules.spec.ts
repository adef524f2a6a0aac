import { describe, expect, it } from '@jest/globals';
import { languages } from '@red-disc/game';
import { allegraGame } from '../game.js';
import { compareRules, describeRules, remarksFor, reportEdition } from './describe.js';
import { parseRules } from './parse-rules.js';
import { presets } from './presets.js';
import { type AllegraRules } from './rules.js';

const preset = (id: string): AllegraRules => presets.find((known) => known.id === id)!.rules;
const english = preset('english');

describe('parseRules', () => {
  it('fills in what is missing and passes over what it does not know', () => {
    expect(parseRules({ rounds: 3, colour: 'red' })).toEqual({ ok: true, value: english });
    expect(parseRules({ pointLimit: 66, rounds: null })).toMatchObject({
      value: { rounds: null, pointLimit: 66 },
    });
  });

  it('takes every preset as it is', () => {
    for (const { rules } of presets) expect(parseRules(rules)).toEqual({ ok: true, value: rules });
  });

  it.each([
    [{}, 'rounds', 'GAME_WITHOUT_END'],
    [{ rounds: null, pointLimit: null }, 'rounds', 'GAME_WITHOUT_END'],
    [{ rounds: 0 }, 'rounds', 'OUT_OF_RANGE'],
    [{ rounds: 100 }, 'rounds', 'OUT_OF_RANGE'],
    [{ rounds: 1.5 }, 'rounds', 'OUT_OF_RANGE'],
    [{ rounds: '3' }, 'rounds', 'OUT_OF_RANGE'],
    [{ pointLimit: 9 }, 'pointLimit', 'OUT_OF_RANGE'],
    [{ pointLimit: 501 }, 'pointLimit', 'OUT_OF_RANGE'],
    [{ rounds: 3, knock: 'yes' }, 'knock', 'NOT_A_SWITCH'],
    [{ rounds: 3, knock: null }, 'knock', 'NOT_A_SWITCH'],
    [{ rounds: 3, deck: 'half' }, 'deck', 'NOT_A_CHOICE'],
    [{ rounds: 3, clearing: true }, 'clearing', 'NOT_A_CHOICE'],
    [{ rounds: 3, takenDiscard: null }, 'takenDiscard', 'NOT_A_CHOICE'],
    [{ rounds: 3, version: 'allegra@2' }, 'version', 'NOT_A_CHOICE'],
    [null, '', 'NOT_RULES'],
    [[], '', 'NOT_RULES'],
    ['english', '', 'NOT_RULES'],
  ])('refuses %j and names the field %s', (data, field, code) => {
    expect(parseRules(data)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('takes both ends of every range', () => {
    for (const rules of [{ rounds: 1 }, { rounds: 99 }, { pointLimit: 10 }, { pointLimit: 500 }])
      expect(parseRules(rules).ok).toBe(true);
  });

  it('is not fooled by inherited keys', () => {
    expect(parseRules(Object.create({ rounds: 3 }))).toMatchObject({ ok: false });
    expect(parseRules(JSON.parse('{"__proto__": {"rounds": 3}}'))).toMatchObject({ ok: false });
  });
});

describe('the presets', () => {
  it('have the agreed ids', () => {
    expect(presets.map(({ id }) => id)).toEqual([
      'english',
      'german',
      'house',
      'kids',
      'limit-66',
      'limit-77',
      'one-round',
      'duel',
    ]);
  });

  it('[clear/option] follow the editions: may in English, must in German', () => {
    expect([english.clearing, preset('german').clearing]).toEqual(['may', 'must']);
    expect({ ...preset('german'), clearing: 'may' }).toEqual(english);
  });

  it('[turn/throw] keep to the letter of the rulebooks, except in the house', () => {
    expect([english.takenDiscard, preset('house').takenDiscard]).toEqual(['free', 'exchange']);
  });

  it('[game/kids] children play without knocking', () => {
    expect(preset('kids')).toEqual({ ...english, knock: false });
  });

  it('[game/end] have three rounds, or one, or a limit', () => {
    expect(presets.map(({ rules }) => [rules.rounds, rules.pointLimit])).toEqual([
      [3, null],
      [3, null],
      [3, null],
      [3, null],
      [null, 66],
      [null, 77],
      [1, null],
      [3, null],
    ]);
  });

  it('say for how many they are', () => {
    expect(allegraGame.presets.find(({ id }) => id === 'duel')?.seats).toEqual({ min: 2, max: 2 });
    expect(allegraGame.seats).toEqual({ min: 2, max: 6 });
  });
});

describe('a rule set in words', () => {
  it.each(languages)('has a sentence of its own for every option in %s', (language) => {
    const variants: Partial<AllegraRules>[] = [
      {},
      { rounds: 1 },
      { rounds: 7 },
      { rounds: null, pointLimit: 66 },
      { knock: false },
      { clearing: 'must' },
      { takenDiscard: 'exchange' },
      { deck: 'full' },
      { deck: 'reduced' },
    ];
    const told = variants.map((change) => describeRules({ ...english, ...change }, language));
    for (const sentences of told) {
      expect(sentences.map(({ field }) => field)).toEqual(told[0]!.map(({ field }) => field));
      for (const { text } of sentences) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(new Set(told.map((sentences) => JSON.stringify(sentences))).size).toBe(variants.length);
  });

  it('uses each rulebook’s word for knocking', () => {
    const knock = (language: 'en' | 'fr' | 'de'): string =>
      describeRules(english, language).find(({ field }) => field === 'knock')!.text;
    expect([knock('en'), knock('fr'), knock('de')].join()).toMatch(/knock.*toquer.*klopfen/s);
  });

  it('[game/talk] says in every language that talking is allowed', () => {
    const talk = languages.map((language) => describeRules(english, language).at(-1));
    expect(talk).toMatchObject([
      { field: 'talk', text: expect.stringContaining('Talking') as unknown },
      { field: 'talk', text: expect.stringContaining('Parler') as unknown },
      { field: 'talk', text: expect.stringContaining('Reden') as unknown },
    ]);
  });
});

describe('two rule sets', () => {
  it('are compared option by option, as data and in words', () => {
    expect(compareRules(english, preset('house'), 'en')).toEqual([
      {
        field: 'takenDiscard',
        before: 'free',
        after: 'exchange',
        beforeText: expect.stringContaining('thrown back') as unknown,
        afterText: expect.stringContaining('has to be exchanged') as unknown,
      },
    ]);
    expect(compareRules(english, preset('limit-77'), 'de').map(({ field }) => field)).toEqual([
      'rounds',
      'pointLimit',
    ]);
    expect(compareRules(english, english, 'fr')).toEqual([]);
  });

  it('show which edition is followed and where it is left', () => {
    expect(reportEdition(english, 'en')).toEqual({ edition: 'english', departures: [] });
    expect(reportEdition(preset('german'), 'fr')).toEqual({ edition: 'german', departures: [] });
    expect(reportEdition({ ...preset('german'), knock: false, deck: 'full' }, 'en')).toMatchObject({
      edition: 'german',
      departures: [
        { field: 'knock', offered: true },
        { field: 'deck', offered: false },
      ],
    });
  });
});

describe('what a table should know', () => {
  it('[knock/when] two players are told that they play without knocking', () => {
    expect(remarksFor(english, 2)).toEqual([{ code: 'NO_KNOCKING_WITH_TWO', field: 'knock' }]);
    expect(remarksFor(preset('duel'), 2)).toEqual([]);
    expect(remarksFor(english, 3)).toEqual([]);
  });

  it('[setup/deck] a deck of unusual size is remarked on', () => {
    expect(remarksFor({ ...english, deck: 'full' }, 3)).toEqual([
      { code: 'FULL_DECK_WITH_FEW', field: 'deck' },
    ]);
    expect(remarksFor({ ...english, deck: 'reduced' }, 6)).toMatchObject([
      { code: 'REDUCED_DECK_WITH_MANY' },
    ]);
    expect(remarksFor({ ...english, deck: 'full' }, 4)).toEqual([]);
  });
});
