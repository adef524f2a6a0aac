import { describe, expect, it } from '@jest/globals';
import { createTranslator } from 'next-intl';
import { catalogues } from '@/i18n/catalogues';
import { routing } from '@/i18n/routing';
import { wrongByServer } from '../core/wrong-by-server';
import { choiceOf } from './choice';
import { describePlanIssue } from './describe-plan-issue';
import { resumed, sizeCounts, steps, tidy, type Plan } from './plan';
import { fieldsOf, firstStepWith, planFields, renamed, schemaOf, wrongFields } from './plan-schema';

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
  ruleSetVersionId: '9d2f6f0e-3c59-4f6e-8b59-0d8f2f1b7a11',
  gameRounds: 3,
  suggestion: 0,
  own: null,
  scoring: null,
  clockMinutes: null,
  listed: true,
};

const ownParts = [{ id: 'main', format: { kind: 'movement', rounds: 3 } }] as const;

describe('the plan of an event', () => {
  it('says which fields are missing or wrong, all at once', () => {
    const wrong = (changes: Partial<Record<keyof Plan, unknown>>, hasChoice = true) =>
      wrongFields({ ...plan, ...changes } as Plan, hasChoice);
    expect(wrong({})).toEqual([]);
    expect(wrong({ name: '  ', startsAt: '' })).toEqual(['name', 'startsAt']);
    expect(wrong({ name: 'x'.repeat(101), venue: 'x'.repeat(301) })).toEqual(['name', 'venue']);
    // An emptied field of a plan that was kept comes back as null.
    expect(wrong({ players: Number.NaN, hours: null })).toEqual(expect.arrayContaining(['players', 'hours']));
    expect(wrong({ players: 1, hours: 30 })).toEqual(['players', 'hours']);
    expect(wrong({ players: 12.5, gameRounds: 21 })).toEqual(['players', 'gameRounds']);
    expect(wrong({ ruleSetVersionId: '' })).toEqual(['ruleSetVersionId']);
    expect(wrong({ cap: 1 })).toEqual(['cap']);
    expect(wrong({ cap: Number.NaN, clockMinutes: Number.NaN })).toEqual([]);
    expect(wrong({ clockMinutes: 4 })).toEqual(['clockMinutes']);
  });

  it('needs boxes for everybody only where all sit in the room, and says so whatever else is wrong', () => {
    const isWrong = (changes: Partial<Plan>) => wrongFields({ ...plan, ...changes }, true).includes('boxes');
    expect(isWrong({ players: 25 })).toBe(true);
    expect(isWrong({ players: 25, name: '', hours: Number.NaN })).toBe(true);
    expect(isWrong({ boxes: Number.NaN })).toBe(true);
    expect(isWrong({ boxes: 201 })).toBe(true);
    expect(isWrong({ players: 25, mode: 'mixed' })).toBe(false);
    expect(isWrong({ boxes: Number.NaN, mode: 'online' })).toBe(false);
  });

  it('needs something that fits, or sound parts of its own', () => {
    const own = (rounds: number) => [{ id: 'main', format: { kind: 'movement', rounds } }] as const;
    expect(wrongFields(plan, false)).toEqual(['suggestion']);
    expect(wrongFields({ ...plan, own: own(3) }, false)).toEqual([]);
    expect(wrongFields({ ...plan, own: own(Number.NaN) }, true)).toEqual(['own']);
  });

  it('opens no step behind one in which something is wrong', () => {
    const first = (...fields: string[]) => steps[firstStepWith(fields)];
    expect(first()).toBe('review');
    expect(first('cap', 'players')).toBe('numbers');
    expect(first('suggestion')).toBe('format');
    expect(Object.values(fieldsOf).flat().toSorted()).toEqual(Object.keys(plan).toSorted());
  });

  it('knows which of its fields the server means', () => {
    const issue = (...path: (string | number)[]) => ({ path, code: 'custom' });
    const found = wrongByServer(
      {
        issues: [
          issue('body', 'setup', 'ruleSetVersionId'),
          issue('body', 'setup', 'rules', 'nominalRounds'),
          issue('body', 'setup', 'stages', 0, 'cut', 'take'),
          issue('body', 'elsewhere'),
        ],
      },
      { fields: planFields, renamed },
    );
    expect(found).toEqual(['ruleSetVersionId', 'gameRounds', 'own']);
    expect(wrongByServer({}, { fields: planFields, renamed })).toEqual([]);
  });

  it.each(routing.locales)('says in %s what a field asks for', (locale) => {
    const { tournaments, form } = catalogues[locale];
    const t = createTranslator({ locale, messages: { tournaments }, namespace: 'tournaments' });
    const words = createTranslator({ locale, messages: { form }, namespace: 'form' });
    const texts = (changes: Partial<Plan>) =>
      schemaOf(false)
        .safeParse(
          { ...plan, ...changes },
          { error: (issue) => describePlanIssue({ t, form: words }, issue) },
        )
        .error?.issues.map(({ message }) => message);
    const { missing } = tournaments.wizard;
    expect(texts({ name: ' ', startsAt: '', players: 1, boxes: 0, hours: 25 })).toEqual([
      missing.name,
      missing.startsAt,
      missing.players,
      missing.hours,
      missing.boxes,
      missing.suggestion,
    ]);
    expect(texts({ own: [], cap: 1, clockMinutes: 1, gameRounds: 0 })).toEqual([
      missing.gameRounds,
      missing.parts,
      missing.clock,
      missing.cap,
    ]);
    // Too long is something else than missing.
    expect(texts({ own: [...ownParts], name: 'x'.repeat(101) })).toEqual([words('tooLong', { limit: 100 })]);
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

  it('has no limit where its field is empty', () => {
    expect(tidy({ ...plan, cap: Number.NaN, clockMinutes: Number.NaN })).toEqual(plan);
    expect(tidy({ ...plan, cap: 8 }).cap).toBe(8);
  });

  it('counts tables by size, the most frequent first', () => {
    expect(sizeCounts([4, 3, 4, 4])).toEqual([
      { size: 4, tables: 3 },
      { size: 3, tables: 1 },
    ]);
  });
});
