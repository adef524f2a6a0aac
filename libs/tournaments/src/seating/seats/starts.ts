/** How often each seat starts a round: seat 1 starts the first, then the start moves one seat to the left. */
export function startsOfSeats(size: number, rounds: number): number[] {
  return Array.from({ length: size }, (_, seat) => Math.floor((rounds - 1 - seat) / size) + 1);
}

/** Whole numbers for starts minus fair share at every table size: 60 is divisible by 2, 3, 4, 5 and 6. */
export const START_UNIT = 60;

export function startDeviations(size: number, rounds: number): number[] {
  return startsOfSeats(size, rounds).map((starts) => START_UNIT * starts - (START_UNIT * rounds) / size);
}
