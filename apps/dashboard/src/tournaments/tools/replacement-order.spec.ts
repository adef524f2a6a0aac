import { describe, expect, it } from '@jest/globals';
import { makeReplacements, parseReplacements, replacementOrders } from './replacement-order';

describe('who takes an absent player’s seat', () => {
  it.each(replacementOrders)('%s comes back', (order) => {
    expect(makeReplacements(parseReplacements(order))).toBe(order);
  });

  it('shows an order it does not know as the one that does most', () => {
    expect(makeReplacements(['shortTable', 'standby'])).toBe('standby-caretaker-shortTable');
  });
});
