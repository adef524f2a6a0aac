import { phaseNames, type AllegraEvent, type Cell } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'next-intl';
import { people, randomGame } from '../../test/random-play';
import { catalogues } from '@/i18n/catalogues';
import { routing } from '@/i18n/routing';
import { deriveChoices } from './choices';
import { deriveModel } from './derive-model';
import { derivePrompt, promptVariant } from './prompt';
import { aCard, entryWords, lineName, placeLabel, promptWords, seatOfEntry, type Words } from './words';

function wordsIn(locale: (typeof routing.locales)[number], model: Words['model']): Words {
  const t = createTranslator({
    locale,
    messages: catalogues[locale],
    namespace: 'table',
    onError: (error) => {
      throw error;
    },
  });
  return { t, list: (names) => new Intl.ListFormat(locale).format(names), model };
}

const noMoves = deriveChoices({ moves: [] });

describe.each(routing.locales)('the words of the table in %s', (locale) => {
  const [, dealt] = randomGame({ seats: 3, seed: 3 });
  const words = wordsIn(locale, deriveModel(dealt!.match.viewFor(1), people));
  const isSentence = (text: string) => {
    expect(text).not.toMatch(/^\s*$|[{}]|undefined/);
  };

  it('describe every phase for whoever acts, takes part or looks on', () => {
    const sample = {
      ...derivePrompt(dealt!.match.viewFor(1)),
      active: 2,
      knocker: 3,
      knocked: [3],
      waitingFor: [2],
      winners: [1],
      card: 8,
    };
    for (const kind of [...phaseNames, 'deal', 'gameOver'] as const) {
      for (const role of ['act', 'partner', 'wait'] as const) {
        const { title, text } = promptWords(words, { ...sample, kind, role }, 'plain');
        isSentence(title);
        isSentence(text);
      }
    }
    for (const kind of ['open', 'place', 'clear', 'tradeClear'] as const) {
      isSentence(promptWords(words, { ...sample, kind, role: 'act' }, 'alternative').text);
    }
  });

  it('tell every event of a game, the reader’s own and the others’', () => {
    const told = new Set<string>();
    for (const { events } of randomGame({ seats: 3, seed: 3 })) {
      for (const event of events) {
        const key = `${event.type} ${seatOfEntry({ id: 1, event }) === 1}`;
        if (!told.has(key)) isSentence(entryWords(words, { id: 1, event }));
        told.add(key);
      }
    }
    expect(told.size).toBeGreaterThan(25);
  });
});

describe('promptVariant', () => {
  it('[turn/throw] says so where a card from the pile must be swapped', () => {
    const prompt = {
      ...derivePrompt([...randomGame({ seats: 2, seed: 1 })][1]!.match.viewFor(1)),
      kind: 'place',
      role: 'act',
    } as const;
    expect(promptVariant(prompt, noMoves)).toBe('alternative');
    expect(promptVariant(prompt, deriveChoices({ moves: ['T'] }))).toBe('plain');
  });
});

describe('words', () => {
  const [, dealt] = randomGame({ seats: 4, seed: 9 });
  const words = wordsIn('en', deriveModel(dealt!.match.viewFor(1), people));

  it('read a place as people say it', () => {
    const labels = words.model.own.area.map((place) => placeLabel(words, place));
    expect(labels[5]).toMatch(/^row 2, column 1, shared with Ben, /);
    expect(labels[6]).toMatch(/^row 2, column 2, (?!shared)/);
    expect(labels[14]).toMatch(/^row 3, column 5, shared with Dov, /);
    const [left] = words.model.others;
    expect(placeLabel(words, left!.area[4]!)).toMatch(/^row 1, column 5, shared with you, /);
  });

  it('[knock/answer] name the one who knocked, and ask whom to give it where several did', () => {
    const asked = { ...derivePrompt(dealt!.match.viewFor(1)), kind: 'answer', role: 'act', card: 8 } as const;
    const titleFor = (knocked: number[]) => promptWords(words, { ...asked, knocked }, 'plain').title;
    expect(titleFor([2])).toMatch(/ knocked$/);
    expect(titleFor([2, 4])).toBe('Who gets the 8?');
  });

  it('[setup/area] say where somebody else changed the reader’s fifteen, and only there', () => {
    const told = (event: AllegraEvent) => entryWords(words, { id: 1, event });
    const turnUp = (seat: number, cell: Cell) => told({ type: 'revealed', seat, cell, card: 3 });
    expect(turnUp(2, '2d1')).toMatch(/a 3 \(yours: row 1, column 1\)$/);
    expect(turnUp(4, '1d3')).toMatch(/a 3 \(yours: row 3, column 5\)$/);
    expect(turnUp(2, '2a1')).toMatch(/a 3$/);
    expect(turnUp(1, '2d1')).toBe('You turned up a 3');
    expect(told({ type: 'cleared', seat: 2, cells: ['2d1', '2d2', '2d3'], card: 3 })).toMatch(
      /\(yours: column 1\)$/,
    );
    expect(told({ type: 'laidBack', seat: 1, cell: '1b2', card: 8, wasSecret: false })).toBe(
      'an 8 fills your hole (yours: row 2, column 3)',
    );
  });

  it('put the right article before a card', () => {
    expect([-1, 8, 10, 11].map((card) => aCard(words, card))).toEqual(['a −1', 'an 8', 'a 10', 'an 11']);
  });

  it('read a line aloud', () => {
    expect(lineName(-1)).toBe('−1 −1 −1');
  });
});
