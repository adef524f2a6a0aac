import { type HalfPoints } from '../numbers/half-points.js';
import { placesOf } from '../scoring/places.js';
import { kFactor, ratingChanges, START_RATING, type RatingUnits } from './elo.js';
import { rankRatings, type RatingLine } from './rating-list.js';

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
  return rateGames([game], pool);
}

/** All games folded in their order. A corrected game is simply another game at the same place in the order. */
export function rateGames(games: Iterable<RatableGame>, pool: RatingPool = EMPTY_POOL): RatingPool {
  const rated = new Map(pool);
  for (const game of games) addGame(rated, game);
  return rated;
}

function addGame(pool: Map<RatedId, PlayerRating>, game: RatableGame): void {
  const seats = game.players
    .map((id, seat) => ({ id, total: game.totals[seat]! }))
    .filter(({ id }) => !game.caretakers.includes(id));
  if (game.roundsPlayed < 1 || seats.length < FEWEST_RATED) return;
  const before = seats.map(({ id }) => pool.get(id) ?? NEWCOMER);
  const places = placesOf(seats.map(({ total }) => total));
  const changes = ratingChanges(
    before.map(({ rating, games }, seat) => ({ rating, k: kFactor(games), place: places[seat]! })),
  );
  seats.forEach(({ id }, seat) => {
    const { rating, games } = before[seat]!;
    pool.set(id, { rating: rating + changes[seat]!, games: games + 1 });
  });
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

/** The club's list. Whoever has played fewer than `minGames` games is not on it. */
export function ratingList(pool: RatingPool, minGames: number): RatingLine[] {
  const lines = [...pool].map(([id, { rating, games }]) => ({ id, rating, games }));
  return rankRatings(lines.filter(({ games }) => games >= minGames));
}
