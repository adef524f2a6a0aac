import type { SeasonBody } from '@red-disc/contracts';
import {
  EMPTY_POOL,
  EMPTY_TEAM_POOL,
  gamesOfStage,
  rateGames,
  ratingList,
  rateTeamGames,
  startSeason,
  startTeamSeason,
  teamRatingList,
  type LoggedGame,
  type RatableGame,
  type RatingLine,
  type SeasonRules,
  type TeamGame,
  type TournamentState,
} from '@red-disc/tournaments';
import { accountsOf } from '../log/accounts.js';

export type RatedPlace = 'all' | 'room' | 'online';

/** An event as ratings see it. Its games are of people or of teams, never of both. */
export interface RatedEvent {
  /** The day it began, in the club's time zone. */
  readonly date: string;
  readonly people: readonly RatableGame[];
  readonly teams: readonly TeamGame[];
}

export function ratedEvent(date: string, state: TournamentState, place: RatedPlace): RatedEvent {
  const games = state.stages.flatMap(gamesOfStage).filter((game) => place === 'all' || game.place === place);
  const hasTeams = [...state.entrants.values()].some(({ kind }) => kind === 'team');
  return hasTeams
    ? { date, people: [], teams: games.map((game) => teamGameOf(state, game)) }
    : { date, people: games, teams: [] };
}

/** A team's members are rated by their accounts. */
function teamGameOf(
  { entrants }: TournamentState,
  { players, totals, roundsPlayed, caretakers }: LoggedGame,
): TeamGame {
  return {
    teams: players.map((id) => accountsOf(entrants.get(id)!)),
    totals,
    roundsPlayed,
    caretakers: players.flatMap((id, i) => (caretakers.includes(id) ? [i] : [])),
  };
}

/** Which seasons count for a list: all of them, or those up to the one that is asked for. */
interface Span {
  readonly seasons: readonly SeasonBody[];
  readonly until: SeasonBody | undefined;
}

/** All events in their order, with what each new season leaves of the one before; up to the end of a season. */
function fold<Pool>(
  events: readonly RatedEvent[],
  { seasons, until }: Span,
  steps: {
    readonly empty: Pool;
    readonly begin: (pool: Pool, season: SeasonRules) => Pool;
    readonly add: (event: RatedEvent, pool: Pool) => Pool;
  },
): Pool {
  const counted = until ? seasons.filter(({ startsOn }) => startsOn <= until.startsOn) : seasons;
  const next = seasons.find(({ startsOn }) => until !== undefined && startsOn > until.startsOn);
  let pool = steps.empty;
  let begun = 0;
  const beginUpTo = (date: string): void => {
    for (; begun < counted.length && counted[begun]!.startsOn <= date; begun += 1)
      pool = steps.begin(pool, counted[begun]!);
  };
  for (const event of events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    if (next && event.date >= next.startsOn) break;
    beginUpTo(event.date);
    pool = steps.add(event, pool);
  }
  if (until) beginUpTo(until.startsOn);
  return pool;
}

export function peopleRatings(events: readonly RatedEvent[], span: Span, minGames: number): RatingLine[] {
  const pool = fold(events, span, {
    empty: EMPTY_POOL,
    begin: startSeason,
    add: ({ people }, before) => rateGames(people, before),
  });
  return ratingList(pool, minGames);
}

export function teamRatings(events: readonly RatedEvent[], span: Span, minGames: number): RatingLine[] {
  const pool = fold(events, span, {
    empty: EMPTY_TEAM_POOL,
    begin: startTeamSeason,
    add: ({ teams }, before) => rateTeamGames(teams, before),
  });
  return teamRatingList(pool, minGames);
}
