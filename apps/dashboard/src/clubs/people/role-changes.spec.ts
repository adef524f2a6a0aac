import { describe, expect, it } from '@jest/globals';
import { maySwitch, withRole } from './role-changes';

describe('roles in the dialog', () => {
  it('leave nobody without one', () => {
    expect(withRole(['admin'], 'admin', false)).toEqual(['member']);
    expect(withRole(['member'], 'referee', true)).toEqual(['referee', 'member']);
  });

  it('let only an owner make owners', () => {
    const from = ['member'] as const;
    expect(maySwitch({ by: ['admin'], from, owners: 1 }, from, 'owner')).toBe(false);
    expect(maySwitch({ by: ['owner'], from, owners: 1 }, from, 'owner')).toBe(true);
  });

  it('keep the last owner', () => {
    const from = ['owner', 'member'] as const;
    expect(maySwitch({ by: ['owner'], from, owners: 1 }, from, 'owner')).toBe(false);
    expect(maySwitch({ by: ['owner'], from, owners: 2 }, from, 'owner')).toBe(true);
  });

  it('do not offer what would change nothing', () => {
    expect(maySwitch({ by: ['owner'], from: ['member'], owners: 1 }, ['member'], 'member')).toBe(false);
  });
});
