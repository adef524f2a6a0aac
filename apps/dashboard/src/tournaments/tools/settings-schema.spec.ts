import { describe, expect, it } from '@jest/globals';
import { eventRulesSchema } from '@red-disc/contracts';
import { wrongByServer } from '../core/wrong-by-server';
import {
  bounds,
  detailsSchema,
  partsSchema,
  playFields,
  playSchema,
  type PlayValues,
} from './settings-schema';

const values: PlayValues = {
  name: 'Autumn Open',
  registration: 'open',
  cap: null,
  rules: eventRulesSchema.parse({}),
};

function wrong(changes: Partial<PlayValues>, rules: Partial<PlayValues['rules']> = {}) {
  const { error } = playSchema.safeParse({ ...values, ...changes, rules: { ...values.rules, ...rules } });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

describe('the settings of an event', () => {
  it('say which fields are missing or wrong, all at once', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ name: ' ', cap: 1 }, { clockMinutes: Number.NaN, maxTables: 201 })).toEqual([
      'name',
      'cap',
      'rules.maxTables',
      'rules.clockMinutes',
    ]);
    const noShow = { ...values.rules.noShow, graceMinutes: 121, absentMinutes: 1.5 };
    expect(wrong({}, { noShow })).toEqual(['rules.noShow.graceMinutes', 'rules.noShow.absentMinutes']);
    expect(wrong({}, { byePoints: '', lateEntryPoints: 'x' })).toEqual([
      'rules.byePoints',
      'rules.lateEntryPoints',
    ]);
  });

  it('let nobody be absent before a table may begin without them', () => {
    const noShow = (graceMinutes: number, absentMinutes: number) =>
      wrong({}, { noShow: { ...values.rules.noShow, graceMinutes, absentMinutes } });
    expect(noShow(10, 10)).toEqual([]);
    expect(noShow(20, 10)).toEqual(['rules.noShow.absentMinutes']);
  });

  it('have no limit where its field is empty, and take a comma for a point', () => {
    const rules = { ...values.rules, maxTables: Number.NaN, lateEntryPoints: ' 2,75' };
    expect(playSchema.parse({ ...values, cap: Number.NaN, rules })).toEqual({
      ...values,
      rules: { ...values.rules, maxTables: null, lateEntryPoints: '2.75' },
    });
  });

  it('show the bounds of the contract', () => {
    expect(bounds['rules.clockMinutes']).toEqual({ min: 5, max: 600 });
    expect(bounds.cap).toEqual({ min: 2, max: 1000 });
    expect(bounds['rules.noShow.graceMinutes']).toEqual({ min: 0, max: 120 });
  });

  it('know which of their fields the server means', () => {
    const issue = (...path: (string | number)[]) => ({
      path: ['body', 'command', 'changes', ...path],
      code: 'x',
    });
    const issues = [
      issue('name'),
      issue('rules', 'noShow', 'graceMinutes'),
      issue('rules', 'prefer', 0),
      issue('rules', 'nominalRounds'),
    ];
    expect(wrongByServer({ issues }, { fields: playFields })).toEqual([
      'name',
      'rules.noShow.graceMinutes',
      'rules.prefer',
    ]);
  });

  it('need a beginning and sound parts', () => {
    const details = { startsAt: '2026-11-21T14:00', venue: '', description: '', listed: true };
    expect(detailsSchema.safeParse(details).success).toBe(true);
    expect(detailsSchema.safeParse({ ...details, startsAt: '' }).success).toBe(false);
    const parts = (rounds: number) => ({ stages: [{ id: 'main', format: { kind: 'movement', rounds } }] });
    expect(partsSchema.safeParse(parts(3)).success).toBe(true);
    expect(partsSchema.safeParse(parts(Number.NaN)).success).toBe(false);
  });
});
