import { presets, allegraGame } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { people, randomGame, seededRandom, shuffle } from '../../test/random-play';
import { deriveModel, faceOf } from './derive-model';

function dealt(seats: number) {
  const match = allegraGame.createMatch({ rules: presets[0]!.rules, seats, dealer: 1 });
  const awaited = match.awaits();
  if (awaited.type === 'shuffle') match.shuffle(shuffle(awaited.cards, seededRandom(seats)));
  return match;
}

describe('deriveModel', () => {
  it.each([2, 3, 4, 5, 6])(
    '[setup/area] gives every seat fifteen different places at a table of %i',
    (seats) => {
      const model = deriveModel(dealt(seats).viewFor(1), people);
      for (const { area } of model.seats) expect(new Set(area.map(({ cell }) => cell)).size).toBe(15);
    },
  );

  it('[setup/area] attaches the last column of the left neighbour as the first', () => {
    const { own } = deriveModel(dealt(4).viewFor(2), people);
    const first = own.area.filter(({ column }) => column === 1);
    expect(first.map(({ cell }) => cell)).toEqual(['3d1', '3d2', '3d3']);
    expect(first.every(({ sharedWith }) => sharedWith === 3)).toBe(true);
    const last = own.area.filter(({ column }) => column === 5);
    expect(last.map(({ cell }) => cell)).toEqual(['2d1', '2d2', '2d3']);
    expect(last.every(({ sharedWith }) => sharedWith === 1)).toBe(true);
  });

  it('shares both columns with the same player when two play', () => {
    const { own } = deriveModel(dealt(2).viewFor(1), people);
    expect(new Set(own.area.map(({ sharedWith }) => sharedWith))).toEqual(new Set([2, undefined]));
  });

  it('seats the others clockwise from the left', () => {
    const { others } = deriveModel(dealt(6).viewFor(5), people);
    expect(others.map(({ seat, position }) => [seat, position])).toEqual([
      [6, 'left'],
      [1, 'farLeft'],
      [2, 'across'],
      [3, 'farRight'],
      [4, 'right'],
    ]);
  });

  it('shows spectators the fifteen of whomever they chose, and nobody as themselves', () => {
    const { own, seats } = deriveModel(dealt(3).viewFor('spectator'), people, 3);
    expect(own.seat).toBe(3);
    expect(seats.some(({ isYou }) => isYou)).toBe(false);
  });

  it('shows both copies of a shared place alike throughout a game', () => {
    for (const { match } of randomGame({ seats: 4, seed: 11 })) {
      const faces = new Map<string, unknown>();
      for (const { area } of deriveModel(match.viewFor(1), people).seats) {
        for (const { cell, face } of area) {
          expect(faces.get(cell) ?? face).toBe(face);
          faces.set(cell, face);
        }
      }
    }
  });

  it('refuses a card that has no drawing', () => {
    expect(() => faceOf(12)).toThrow('no drawing');
  });
});
