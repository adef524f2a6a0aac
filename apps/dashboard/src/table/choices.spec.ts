import { presets } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { people, randomGame } from '../../test/random-play';
import { deriveChoices, type Choices } from './choices';
import { deriveModel } from './derive-model';
import { linesMade, linesOf } from './lines';
import { moveForKey } from './use-shortcuts';

function movesOf({ reveal, place, pick, give, clear, ...bare }: Choices): string[] {
  const maps = [reveal, place, pick, give].flatMap((map) => [...map.values()]);
  return [...maps, ...clear.map(({ move }) => move), ...Object.values(bare)].filter(
    (move) => move !== undefined,
  );
}

describe('deriveChoices', () => {
  it.each([2, 3, 4, 5, 6])('offers exactly the legal moves in every position of a game of %i', (seats) => {
    for (const { match } of randomGame({ seats, seed: seats * 7 })) {
      for (let seat = 1; seat <= seats; seat++) {
        const view = match.viewFor(seat);
        expect(movesOf(deriveChoices(view)).sort()).toEqual([...view.moves].sort());
      }
    }
  });

  it('gives every choice without a place a key', () => {
    const keys = new Map<string, Set<string>>();
    for (const { match } of randomGame({ seats: 4, seed: 5, rules: presets[0]!.rules })) {
      for (let seat = 1; seat <= 4; seat++) {
        const choices = deriveChoices(match.viewFor(seat));
        for (const key of ['d', 's', 'k', 'p', 'c']) {
          const move = moveForKey(key, choices);
          if (move !== undefined) keys.set(key, (keys.get(key) ?? new Set()).add(move.charAt(0)));
        }
      }
    }
    expect(Object.fromEntries([...keys].map(([key, moves]) => [key, [...moves].sort().join('')]))).toEqual({
      d: 'D',
      s: 'PT',
      k: 'K',
      p: '.HN',
      c: 'C',
    });
  });
});

describe('moveForKey', () => {
  it('turns up the card that has the focus, if that one may be turned up', () => {
    const choices = deriveChoices({ moves: ['R1a1', 'R2d3'] });
    expect(moveForKey('r', choices, '2d3')).toBe('R2d3');
    expect(moveForKey('r', choices, '1b1')).toBeUndefined();
    expect(moveForKey('r', choices)).toBeUndefined();
  });
});

describe('lines', () => {
  it('[clear/line] frames the lines that the engine lets a player clear', () => {
    for (const { match } of randomGame({ seats: 3, seed: 23 })) {
      for (let seat = 1; seat <= 3; seat++) {
        const view = match.viewFor(seat);
        const { clear } = deriveChoices(view);
        if (clear.length === 0) continue;
        const { own } = deriveModel(view, people);
        const framed = linesOf(own.area).map((line) => line.map(({ cell }) => cell).join());
        expect(framed.sort()).toEqual(clear.map(({ cells }) => cells.join()).sort());
      }
    }
  });

  it('[clear/line] shows before a swap what the swap then lets a player clear', () => {
    let made = 0;
    for (const { match } of randomGame({ seats: 4, seed: 31 })) {
      const round = match.viewFor('spectator').round;
      const inHand = round?.hand;
      if (round?.phase !== 'place' || !inHand) continue;
      const { own } = deriveModel(match.viewFor(inHand.seat), people);
      const { place } = deriveChoices(match.viewFor(inHand.seat));
      for (const [cell, move] of place) {
        const face = own.area.find((known) => known.face === inHand.card)?.face;
        if (face === undefined) continue;
        const promised = linesMade(own.area, cell, face).map((line) => line.map((part) => part.cell).join());
        const trial = match.clone();
        trial.play(inHand.seat, move);
        const cleared = deriveChoices(trial.viewFor(inHand.seat))
          .clear.map(({ cells }) => cells.join())
          .filter((cells) => cells.includes(cell));
        expect(cleared.sort()).toEqual([...promised].sort());
        made += promised.length;
      }
    }
    expect(made).toBeGreaterThan(5);
  });
});
