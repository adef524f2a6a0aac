import { describe, expect, it } from '@jest/globals';
import { whoIsIn } from './who-is-in';

const somebody = (
  name: string,
  status: 'waiting' | 'registered' | 'checkedIn' | 'withdrawn' | 'dropped' | 'disqualified',
  standby = false,
) => ({ name, status, standby });

describe('who is in an event', () => {
  it('counts places as the server does: whoever left keeps theirs, whoever withdrew gives it back', () => {
    const { placed, left, standby } = whoIsIn([
      somebody('Ada', 'registered'),
      somebody('Bea', 'checkedIn'),
      somebody('Cem', 'dropped'),
      somebody('Dan', 'disqualified'),
      somebody('Eva', 'withdrawn'),
      somebody('Fay', 'waiting'),
      somebody('Gil', 'checkedIn', true),
      somebody('Hal', 'dropped', true),
    ]);
    expect(placed.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Cem', 'Dan']);
    expect(left).toBe(2);
    expect(standby.map(({ name }) => name)).toEqual(['Gil']);
  });
});
