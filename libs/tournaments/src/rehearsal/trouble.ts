/** What can be made to go wrong in a rehearsal. */
export const TROUBLES = [
  'latePlayer',
  'drop',
  'noShow',
  'oddNumbers',
  'tieAtTheCut',
  'slowTable',
  'dispute',
  'correction',
] as const;
export type Trouble = (typeof TROUBLES)[number];
