import { describe, expect, it } from '@jest/globals';
import { choiceOf } from './choice';
import { firstOpenStep, missingIn, resumed, sizeCounts, steps, type Plan } from './plan';

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
  own: null,
  scoring: null,
  clockMinutes: null,
  listed: true,
};

describe('the plan of an event', () => {
  it('says what a step still needs', () => {
    expect(missingIn(plan, 'what', true)).toEqual([]);
    expect(missingIn({ ...plan, name: '  ' }, 'what', true)).toEqual(['name']);
    expect(missingIn({ ...plan, players: Number.NaN }, 'numbers', true)).toEqual(['players']);
    expect(missingIn({ ...plan, players: 1, hours: 30 }, 'numbers', true)).toEqual(['players', 'hours']);
    expect(missingIn({ ...plan, players: 25 }, 'numbers', true)).toEqual(['boxes']);
    expect(missingIn({ ...plan, players: 25, mode: 'mixed' }, 'numbers', true)).toEqual([]);
    expect(missingIn({ ...plan, cap: 1 }, 'entries', true)).toEqual(['cap']);
    expect(missingIn(plan, 'format', false)).toEqual(['suggestion']);
    const own = [{ id: 'main', format: { kind: 'movement', rounds: Number.NaN } }] as const;
    expect(missingIn({ ...plan, own }, 'format', true)).toEqual(['parts']);
  });

  it('opens no step behind one that lacks something', () => {
    const firstOpen = (changes: Partial<Plan>, hasChoice = true) =>
      steps[firstOpenStep({ ...plan, ...changes }, hasChoice)];
    expect(firstOpen({})).toBe('review');
    expect(firstOpen({ name: '' })).toBe('what');
    expect(firstOpen({}, false)).toBe('format');
  });

  it('is resumed as it was left, but for what has passed or gone meanwhile', () => {
    const initial = { ...plan, name: '', ruleSetVersionId: 'new', gameRounds: 4 };
    const ruleSets = [{ value: 'new', label: 'New', rounds: 4 }];
    const resume = (saved: Partial<Plan>) => resumed(saved, { initial, ruleSets, now: '2026-11-17T20:00' });
    expect(resume({ name: 'Cup', ruleSetVersionId: 'new' })).toEqual({ ...initial, name: 'Cup' });
    expect(resume({ name: 'Cup', ruleSetVersionId: 'gone', gameRounds: 2 })).toEqual({
      ...initial,
      name: 'Cup',
    });
    expect(resume({ startsAt: '2026-11-17T18:00' }).startsAt).toBe(initial.startsAt);
    expect(resume({ startsAt: '2026-11-20T18:00' }).startsAt).toBe('2026-11-20T18:00');
  });

  it('takes a suggestion as it came, or the organiser’s own parts with what fits the tables', () => {
    expect(choiceOf(plan, [])).toBeUndefined();
    const own = [{ id: 'main', format: { kind: 'heats', slots: 3, best: 2 } }] as const;
    expect(choiceOf({ ...plan, own }, [])).toMatchObject({
      stages: own,
      scoring: { type: 'classic' },
      clockMinutes: 40,
      minutes: 180,
    });
    expect(choiceOf({ ...plan, own, players: 5, scoring: { type: 'net' } }, [])?.scoring.type).toBe('net');
    expect(choiceOf({ ...plan, own, players: 5 }, [])?.scoring.type).toBe('matchpoints');
  });

  it('counts tables by size, the most frequent first', () => {
    expect(sizeCounts([4, 3, 4, 4])).toEqual([
      { size: 4, tables: 3 },
      { size: 3, tables: 1 },
    ]);
  });
});
