import { describe, expect, it } from '@jest/globals';
import { choiceOf } from './choice';
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
