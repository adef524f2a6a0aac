import { describe, expect, it } from '@jest/globals';
import { randomGame } from '../../test/random-play';
import { derivePrompt } from './prompt';

describe('derivePrompt', () => {
  const roles = new Map<string, Set<string>>();
  for (const { match } of randomGame({ seats: 4, seed: 83 })) {
    for (let seat = 1; seat <= 4; seat++) {
      const view = match.viewFor(seat);
      const { kind, role, active, knocker } = derivePrompt(view);
      const who = seat === active ? 'active' : seat === knocker ? 'knocker' : 'other';
      const key = `${kind} ${who}`;
      roles.set(key, (roles.get(key) ?? new Set()).add(role));
    }
  }
  const rolesOf = (key: string) => [...(roles.get(key) ?? [])].sort();

  it('[knock/when] asks the others and lets the player on turn wait for them', () => {
    expect(rolesOf('knock active')).toEqual(['partner']);
    expect(rolesOf('knock other')).toEqual(['act', 'wait']);
  });

  it('[knock/answer] tells those who knocked that it is about them', () => {
    expect(rolesOf('answer active')).toEqual(['act']);
    expect(rolesOf('answer other')).toEqual(['partner', 'wait']);
  });

  it('[knock/trade] makes the knocker and the player on turn partners of each other', () => {
    expect(rolesOf('tradePlace knocker')).toEqual(['act']);
    expect(rolesOf('tradePlace active')).toEqual(['partner']);
    expect(rolesOf('pick active')).toEqual(['act']);
    expect(rolesOf('pick knocker')).toEqual(['partner']);
    expect(rolesOf('pick other')).toEqual(['wait']);
  });

  it('[turn/exchange] leaves everybody else looking on', () => {
    expect(rolesOf('place active')).toEqual(['act']);
    expect(rolesOf('place other')).toEqual(['wait']);
  });
});
