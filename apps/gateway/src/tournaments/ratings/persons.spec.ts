import { describe, expect, it } from '@jest/globals';
import { entrantId, playerEntry, type Entrant } from '@red-disc/tournaments';
import { entrantsIn, playersIn } from './persons.js';

const account = '0b3f2a86-2f0e-4f57-9d55-0a6c1d0f8a11';
const entrant = (id: string, name: string, members: string[] = []): Entrant => ({
  ...playerEntry(entrantId(id), { name }),
  kind: members.length > 0 ? 'team' : 'player',
  members,
  status: 'checkedIn',
  presentSince: null,
  enteredRound: 1,
  droppedAfter: null,
});

describe('people over several events', () => {
  it('are known by account, and whoever has none by name, however it is typed', () => {
    const [first, second] = [entrant('guest-1', ' Anna  Berg'), entrant('guest-2', 'anna berg')].map(
      (one) => [...entrantsIn('event', [one]).values()][0]!.key,
    );
    expect(first).toBe(second);
    expect([...entrantsIn('event', [entrant(account, '')]).values()]).toEqual([{ key: account, name: '' }]);
  });

  it('of the same name in one event are kept apart', () => {
    const both = [entrant('guest-1', 'Anna'), entrant('guest-2', 'Anna'), entrant('guest-3', 'Bo')];
    const keys = [...entrantsIn('event', both).values()].map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('name:bo');
  });

  it('play for themselves or for a team, which is one entrant itself', () => {
    const team = entrant('guest-1', 'Reds', [account, 'Anna']);
    expect([...playersIn('event', [team]).values()]).toEqual([
      [
        { key: account, name: '' },
        { key: 'name:anna', name: 'Anna' },
      ],
    ]);
    expect([...entrantsIn('event', [team]).values()]).toEqual([{ key: 'name:reds', name: 'Reds' }]);
  });
});
