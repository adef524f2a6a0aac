import { placesOf } from '../scoring/places.js';
import { type RatedId } from './pool.js';
import { rankRatings, type RatingLine } from './rating-list.js';
import { NEW_TEAM_SKILL, rateTeams, type TeamSkill } from './teams.js';
import { type HalfPoints } from '../numbers/half-points.js';

/** A game of teams as ratings see it: who played for each team. */
export interface TeamGame {
  readonly teams: readonly (readonly RatedId[])[];
  readonly totals: readonly HalfPoints[];
  readonly roundsPlayed: number;
  /** Teams for which a bot played, by their place in `teams`: they are not rated, nor is a game against them. */
  readonly caretakers: readonly number[];
}

export interface MemberRating {
  readonly skill: TeamSkill;
  readonly games: number;
}

export type TeamPool = ReadonlyMap<RatedId, MemberRating>;

export const EMPTY_TEAM_POOL: TeamPool = new Map();

const NEWCOMER: MemberRating = { skill: NEW_TEAM_SKILL, games: 0 };

/** The pool after one more game of teams. Teams without members who can be rated leave it as it is. */
export function rateTeamGame(pool: TeamPool, game: TeamGame): TeamPool {
  return rateTeamGames([game], pool);
}

export function rateTeamGames(games: Iterable<TeamGame>, pool: TeamPool = EMPTY_TEAM_POOL): TeamPool {
  const rated = new Map(pool);
  for (const game of games) addTeamGame(rated, game);
  return rated;
}

function addTeamGame(pool: Map<RatedId, MemberRating>, game: TeamGame): void {
  const rated = game.teams
    .map((members, i) => ({ members, total: game.totals[i]!, bot: game.caretakers.includes(i) }))
    .filter(({ members, bot }) => members.length > 0 && !bot);
  if (game.roundsPlayed < 1 || rated.length < 2) return;
  const places = placesOf(rated.map(({ total }) => total));
  const before = rated.map(({ members }) => members.map((id) => pool.get(id) ?? NEWCOMER));
  const after = rateTeams(
    before.map((members, i) => ({ members: members.map(({ skill }) => skill), place: places[i]! })),
  );
  rated.forEach(({ members }, i) => {
    members.forEach((id, j) => {
      pool.set(id, { skill: after[i]![j]!, games: before[i]![j]!.games + 1 });
    });
  });
}

/** A new season: everybody moves towards the middle, and is as unsure as at the start. */
export function startTeamSeason(pool: TeamPool, { keepPercent }: { readonly keepPercent: number }): TeamPool {
  return new Map(
    [...pool].map(([id, { skill }]) => {
      const kept = Math.trunc(((skill.mean - NEW_TEAM_SKILL.mean) * keepPercent) / 100);
      return [id, { skill: { ...NEW_TEAM_SKILL, mean: NEW_TEAM_SKILL.mean + kept }, games: 0 }];
    }),
  );
}

/** So many points of a club's list to one of the model: beginners stand at 1500 here too. */
const LIST_POINTS = 60;

/** The list of those who play in teams, on the scale of the others. */
export function teamRatingList(pool: TeamPool, minGames: number): RatingLine[] {
  const lines = [...pool].map(([id, { skill, games }]) => ({ id, rating: skill.mean * LIST_POINTS, games }));
  return rankRatings(lines.filter(({ games }) => games >= minGames));
}
