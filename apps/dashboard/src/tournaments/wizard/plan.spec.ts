import { describe, expect, it } from '@jest/globals';
import { missingIn, sizeCounts, type Plan } from './plan';

const plan: Plan = {
  name: 'Autumn Open',
  startsAt: '2026-11-21T14:00',
  venue: '',
  description: '',
  mode: 'table',
  registration: 'open',
  cap: null,
  players: 12,
  boxes: 4,
  hours: 3,
  ruleSetVersionId: '',
  gameRounds: 3,
  suggestion: 0,
  clockMinutes: null,
  listed: true,
};

describe('the plan of an event', () => {
  it('says what a step still needs', () => {
    expect(missingIn(plan, 'what', undefined)).toBeUndefined();
    expect(missingIn({ ...plan, name: '  ' }, 'what', undefined)).toBe('name');
    expect(missingIn({ ...plan, players: Number.NaN }, 'numbers', undefined)).toBe('players');
    expect(missingIn({ ...plan, hours: 30 }, 'numbers', undefined)).toBe('hours');
    expect(missingIn(plan, 'format', undefined)).toBe('suggestion');
  });

  it('counts tables by size, the most frequent first', () => {
    expect(sizeCounts([4, 3, 4, 4])).toEqual([
      { size: 4, tables: 3 },
      { size: 3, tables: 1 },
    ]);
  });
});
