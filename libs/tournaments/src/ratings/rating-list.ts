import { type RatingUnits } from './elo.js';
import { type RatedId } from './pool.js';

export interface RatingLine {
  readonly id: RatedId;
  readonly rank: number;
  readonly rating: RatingUnits;
  readonly games: number;
}

/** Highest first; those with the same rating share a rank and are listed by id. */
export function rankRatings(lines: Iterable<Omit<RatingLine, 'rank'>>): RatingLine[] {
  const sorted = [...lines].sort((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
  let rank = 0;
  return sorted.map((line, index) => {
    if (line.rating !== sorted[index - 1]?.rating) rank = index + 1;
    return { ...line, rank };
  });
}
