import { describe, expect, it } from '@jest/globals';
import { actionsFor } from './entrant-actions';

describe('what can be done about an entrant', () => {
  it.each([
    ['registered', 'preparing', 'notYet', ['withdraw']],
    ['registered', 'preparing', 'open', ['checkIn', 'withdraw']],
    ['checkedIn', 'running', 'closed', ['drop', 'disqualify']],
    ['dropped', 'running', 'closed', ['reenter']],
    ['disqualified', 'running', 'closed', []],
    ['checkedIn', 'approved', 'closed', []],
  ] as const)('who is %s while the event is %s and check-in %s: %j', (status, event, checkIn, actions) => {
    expect(actionsFor(status, { status: event, checkIn })).toEqual(actions);
  });
});
