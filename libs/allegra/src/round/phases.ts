/** What a round waits for. */
export const phases = {
  setup: 0,
  /** The active seat clears what is there, then draws or takes. */
  open: 1,
  /** The deck is empty and somebody draws: the host hands in a new order. */
  reshuffle: 2,
  knock: 3,
  answer: 4,
  /** The active seat puts the drawn or taken card somewhere. */
  place: 5,
  /** The active seat has thrown its card and turns one up. */
  reveal: 6,
  clear: 7,
  tradePlace: 8,
  tradeClear: 9,
  pick: 10,
  pickPlace: 11,
  over: 12,
} as const;

export const phaseNames = [
  'setup',
  'open',
  'reshuffle',
  'knock',
  'answer',
  'place',
  'reveal',
  'clear',
  'tradePlace',
  'tradeClear',
  'pick',
  'pickPlace',
  'over',
] as const;

export type PhaseName = (typeof phaseNames)[number];
