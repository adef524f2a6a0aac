import { type EntrantId } from '../model/ids.js';
import { type HalfPoints } from '../numbers/half-points.js';
import { placesOf } from '../scoring/places.js';
import { kFactor, ratingChanges, START_RATING, UNITS_PER_POINT, type RatingUnits } from './elo.js';

/** Anybody who can have a rating: an account, or an entrant without one. */
export type RatedId = string;

/** A game as ratings see it, in the order in which games were played. */
export interface RatableGame {
  readonly players: readonly RatedId[];
  readonly totals: readonly HalfPoints[];
  readonly roundsPlayed: number;
  /** Seats that a bot played: neither they nor games against them are rated. */
  readonly caretakers: readonly RatedId[];
}

export interface PlayerRating {
  readonly rating: RatingUnits;
  readonly games: number;
}

export type RatingPool = ReadonlyMap<RatedId, PlayerRating>;

export const EMPTY_POOL: RatingPool = new Map();

const NEWCOMER: PlayerRating = { rating: START_RATING, games: 0 };
/** Two players play another game, without the interplay of a table. */
const FEWEST_RATED = 3;

/** The pool after one more game. Games without a completed round and tables of two leave it as it is. */
export function rateGame(pool: RatingPool, game: RatableGame): RatingPool {
  const seats = game.players
    .map((id, seat) => ({ id, total: game.totals[seat]! }))
    .filter(({ id }) => !game.caretakers.includes(id));
  if (game.roundsPlayed < 1 || seats.length < FEWEST_RATED) return pool;
  const before = seats.map(({ id }) => pool.get(id) ?? NEWCOMER);
  const places = placesOf(seats.map(({ total }) => total));
  const changes = ratingChanges(
    before.map(({ rating, games }, seat) => ({ rating, k: kFactor(games), place: places[seat]! })),
  );
  const next = new Map(pool);
  seats.forEach(({ id }, seat) => {
    const { rating, games } = before[seat]!;
    next.set(id, { rating: rating + changes[seat]!, games: games + 1 });
  });
  return next;
}

/** All games folded in their order. A corrected game is simply another game at the same place in the order. */
export function rateGames(games: Iterable<RatableGame>, pool: RatingPool = EMPTY_POOL): RatingPool {
  let rated = pool;
  for (const game of games) rated = rateGame(rated, game);
  return rated;
}

export interface SeasonRules {
  /** How much of the distance from the starting rating is kept into the next season, in hundredths. */
  readonly keepPercent: number;
}

/** A new season: everybody moves towards the starting rating and counts as new again. */
export function startSeason(pool: RatingPool, { keepPercent }: SeasonRules): RatingPool {
  return new Map(
    [...pool].map(([id, { rating }]) => {
      const kept = Math.trunc(((rating - START_RATING) * keepPercent) / 100);
      return [id, { rating: START_RATING + kept, games: 0 }];
    }),
  );
}

export interface RatingLine {
  readonly id: RatedId;
  readonly rank: number;
  readonly rating: RatingUnits;
  readonly games: number;
}

/** The club's list, highest first; whoever has played too little is listed without being ranked before others. */
export function ratingList(pool: RatingPool, minGames: number): RatingLine[] {
  const lines = [...pool]
    .filter(([, { games }]) => games >= minGames)
    .sort(([a, one], [b, other]) => other.rating - one.rating || (a < b ? -1 : 1));
  return lines.map(([id, { rating, games }]) => ({
    id,
    rank: 1 + lines.filter(([, other]) => other.rating > rating).length,
    rating,
    games,
  }));
}

/** Ratings for seeding, in whole points by entrant. */
export function wholePoints(pool: RatingPool, id: EntrantId): number | null {
  const found = pool.get(id);
  return found ? Math.round(found.rating / UNITS_PER_POINT) : null;
}
