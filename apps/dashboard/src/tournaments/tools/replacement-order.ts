import type { EventRulesBody } from '@red-disc/contracts';

type Replacements = EventRulesBody['noShow']['replaceBy'];

/** The orders that clubs use, as one word each; the server takes any. */
export const replacementOrders = [
  'standby-caretaker-shortTable',
  'standby-shortTable',
  'caretaker-shortTable',
  'shortTable',
  'none',
] as const;
export type ReplacementOrder = (typeof replacementOrders)[number];

export function makeReplacements(replaceBy: Readonly<Replacements>): ReplacementOrder {
  const text = replaceBy.length === 0 ? 'none' : replaceBy.join('-');
  // Another order, set from outside, is shown as the one that does most.
  return replacementOrders.find((order) => order === text) ?? replacementOrders[0];
}

export function parseReplacements(order: ReplacementOrder): Readonly<Replacements> {
  switch (order) {
    case 'standby-caretaker-shortTable':
      return ['standby', 'caretaker', 'shortTable'];
    case 'standby-shortTable':
      return ['standby', 'shortTable'];
    case 'caretaker-shortTable':
      return ['caretaker', 'shortTable'];
    case 'shortTable':
      return ['shortTable'];
    case 'none':
      return [];
  }
}
