/** Why the engine refuses, as integers; 0 is acceptance. `explainRefusal` makes codes with data of them. */
export const accepted = 0;
export const refusals = {
  notAwaited: 1,
  notNow: 2,
  notInArea: 3,
  emptyPlace: 4,
  faceUp: 5,
  notALine: 6,
  mustClear: 7,
  mustExchange: 8,
  didNotKnock: 9,
  nothingLeftToExchange: 10,
  timeTooEarly: 11,
  timeAlreadyCalled: 12,
  roundIsEnding: 13,
  shuffleAwaited: 14,
  roundOver: 15,
} as const;
