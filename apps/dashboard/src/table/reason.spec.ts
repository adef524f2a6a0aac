import { presets } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { people, randomGame } from '../../test/random-play';
import { catalogues } from '@/i18n/catalogues';
import { ruleSections } from '@/rules/rule-names';
import { deriveChoices } from './choices';
import { deriveModel } from './derive-model';
import { reasonFor, reasonForPile } from './reason';
import { targetsOf } from './targets';

const ruleNames = new Set(ruleSections.flatMap(({ key, rules }) => rules.map((rule) => `${key}/${rule}`)));

describe('reasonFor', () => {
  it('explains every place that cannot be tapped, with a rule that the rules page has', () => {
    const keys = new Set<string>();
    for (const { match } of randomGame({ seats: 4, seed: 71, rules: presets[0]!.rules })) {
      const view = match.viewFor(1);
      const choices = deriveChoices(view);
      const { own } = deriveModel(view, people);
      const { cells } = targetsOf(choices, own);
      for (const { cell, face } of own.area) {
        if (cells.has(cell)) continue;
        const { key, rule } = reasonFor(view, choices, { cell, face, isOwn: true });
        keys.add(key);
        expect(catalogues.en.table.reason[key]).toBeTruthy();
        if (rule) expect(ruleNames).toContain(rule);
      }
    }
    for (const key of ['notYourTurn', 'answerFirst', 'faceUp', 'gap', 'drawFirst'] as const)
      expect(keys).toContain(key);
  });

  it('says that the game is paused where the player is awaited and may do nothing', () => {
    for (const { match } of randomGame({ seats: 3, seed: 5 })) {
      const view = { ...match.viewFor(1), moves: [] };
      if (!view.awaited.some(({ seat }) => seat === 1)) continue;
      const choices = deriveChoices(view);
      for (const { cell, face } of deriveModel(view, people).own.area)
        expect(reasonFor(view, choices, { cell, face, isOwn: true }).key).toBe('paused');
    }
  });

  it('tells whoever looks on that they do', () => {
    const [, dealt] = randomGame({ seats: 3, seed: 5 });
    const view = dealt!.match.viewFor('spectator');
    expect(reasonForPile(view, deriveChoices(view)).key).toBe('watching');
  });

  it('is not asked for a place that the engine would accept', () => {
    for (const { match } of randomGame({ seats: 3, seed: 73 })) {
      for (let seat = 1; seat <= 3; seat++) {
        const view = match.viewFor(seat);
        const choices = deriveChoices(view);
        const { seats } = deriveModel(view, people);
        const targets = new Set(seats.flatMap((known) => [...targetsOf(choices, known).cells]));
        for (const cell of [...choices.reveal.keys(), ...choices.place.keys(), ...choices.pick.keys()]) {
          expect(targets).toContain(cell);
        }
      }
    }
  });
});

describe('reasonForPile', () => {
  it('explains every tap on the piles that does nothing, with a rule that the rules page has', () => {
    const keys = new Set<string>();
    for (const preset of ['german', 'house']) {
      const { rules } = presets.find(({ id }) => id === preset)!;
      for (const { match } of randomGame({ seats: 4, seed: 77, rules })) {
        const view = match.viewFor(1);
        const choices = deriveChoices(view);
        if (choices.draw !== undefined) continue;
        const { key, rule } = reasonForPile(view, choices);
        keys.add(key);
        expect(catalogues.en.table.reason[key]).toBeTruthy();
        if (rule) expect(ruleNames).toContain(rule);
      }
    }
    for (const key of ['notYourTurn', 'turnUpFirst', 'lineFirst', 'takeFirst', 'drawn', 'mustSwap'] as const)
      expect(keys).toContain(key);
  });
});
