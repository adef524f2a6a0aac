import type { SeasonBody } from '@red-disc/contracts';
import {
  EMPTY_POOL,
  gamesOfStage,
  rateGames,
  startSeason,
  type RatableGame,
  type RatingPool,
  type TournamentState,
} from '@red-disc/tournaments';

/** An event as ratings see it. */
export interface RatedEvent {
  /** The day it began, in the club's time zone. */
  readonly date: string;
  readonly games: readonly RatableGame[];
}

/** The games of people; a team is nobody whose rating could be compared with one. */
export function ratableGames({ stages, entrants }: TournamentState): RatableGame[] {
  const hasTeams = [...entrants.values()].some(({ kind }) => kind === 'team');
  return hasTeams ? [] : stages.flatMap(gamesOfStage);
}

/** All events in their order, with what each new season leaves of the one before; up to the end of a season. */
export function foldRatings(
  events: readonly RatedEvent[],
  seasons: readonly SeasonBody[],
  until: SeasonBody | undefined,
): RatingPool {
  const counted = until ? seasons.filter(({ startsOn }) => startsOn <= until.startsOn) : seasons;
  const next = seasons.find(({ startsOn }) => until !== undefined && startsOn > until.startsOn);
  let pool = EMPTY_POOL;
  let begun = 0;
  const beginUpTo = (date: string): void => {
    for (; begun < counted.length && counted[begun]!.startsOn <= date; begun += 1)
      pool = startSeason(pool, counted[begun]!);
  };
  for (const { date, games } of events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    if (next && date >= next.startsOn) break;
    beginUpTo(date);
    pool = rateGames(games, pool);
  }
  if (until) beginUpTo(until.startsOn);
  return pool;
}
