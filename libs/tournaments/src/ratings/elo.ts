/** Ratings are kept as whole numbers of billionths of a point, so that what one wins the other loses exactly. */
export type RatingUnits = number;
export const UNITS_PER_POINT = 1_000_000_000;
export const START_RATING: RatingUnits = 1500 * UNITS_PER_POINT;

/** How much a game counts: more for the first games, until a rating has settled. */
export const K_NEW = 32;
export const K_SETTLED = 16;
export const NEW_GAMES = 15;

export function kFactor(gamesBefore: number): number {
  return gamesBefore < NEW_GAMES ? K_NEW : K_SETTLED;
}

export interface RatedSeat {
  readonly rating: RatingUnits;
  readonly k: number;
  /** The place in the game; those who share a place have drawn. */
  readonly place: number;
}

/** Rounds halves away from zero, so that a gain and the matching loss round alike. */
function roundSymmetric(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** The expected score against an opponent with this rating. */
export function expectedScore(own: RatingUnits, other: RatingUnits): number {
  return 1 / (1 + 10 ** ((other - own) / UNITS_PER_POINT / 400));
}

/** Every pair of a table counts as a small game: K/(n-1) times the sum of score minus expectation. */
export function ratingChanges(seats: readonly RatedSeat[]): RatingUnits[] {
  const changes = seats.map(() => 0);
  const share = UNITS_PER_POINT / (seats.length - 1);
  for (let a = 0; a < seats.length; a++) {
    for (let b = a + 1; b < seats.length; b++) {
      const [one, other] = [seats[a]!, seats[b]!];
      const score = (Math.sign(other.place - one.place) + 1) / 2;
      const surplus = (score - expectedScore(one.rating, other.rating)) * share;
      changes[a]! += roundSymmetric(one.k * surplus);
      changes[b]! -= roundSymmetric(other.k * surplus);
    }
  }
  return changes;
}

/** `1505.333333`: what people and exports see. */
export function makeRating(units: RatingUnits): string {
  return (units / UNITS_PER_POINT).toFixed(6).replace(/\.?0+$/, '');
}
