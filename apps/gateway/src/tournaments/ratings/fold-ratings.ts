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
  type EntrantId,
  type LoggedGame,
  type RatableGame,
  type RatedId,
  type RatingLine,
  type SeasonRules,
  type TeamGame,
  type TournamentState,
} from '@red-disc/tournaments';
import { playersIn } from './persons.js';

export type RatedPlace = 'all' | 'room' | 'online';

/** An event as ratings see it. Its games are of people or of teams, never of both. */
export interface RatedGames {
  readonly people: readonly RatableGame[];
  readonly teams: readonly TeamGame[];
  /** Names of those who are not known by an account. */
  readonly names: ReadonlyMap<RatedId, string>;
}

export interface RatedEvent extends RatedGames {
  /** The day it began, in the club's time zone. */
  readonly date: string;
}

export function ratedGames(id: string, state: TournamentState, place: RatedPlace): RatedGames {
  const games = state.stages.flatMap(gamesOfStage).filter((game) => place === 'all' || game.place === place);
  const entrants = [...state.entrants.values()];
  const players = playersIn(id, entrants);
  const hasTeams = entrants.some(({ kind }) => kind === 'team');
  const keysOf = (entrant: EntrantId): RatedId[] => players.get(entrant)!.map(({ key }) => key);
  return {
    people: hasTeams ? [] : games.map((game) => singleGame(game, keysOf)),
    teams: hasTeams ? games.map((game) => teamGame(game, keysOf)) : [],
    names: new Map([...players.values()].flat().map(({ key, name }) => [key, name])),
  };
}

type KeysOf = (entrant: EntrantId) => RatedId[];

function singleGame({ players, totals, roundsPlayed, caretakers }: LoggedGame, keysOf: KeysOf): RatableGame {
  return { players: players.flatMap(keysOf), totals, roundsPlayed, caretakers: caretakers.flatMap(keysOf) };
}

function teamGame({ players, totals, roundsPlayed, caretakers }: LoggedGame, keysOf: KeysOf): TeamGame {
  return {
    teams: players.map(keysOf),
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
