import { UNITS_PER_POINT } from './elo.js';

/** What is believed about a player's strength in teams, in billionths: the middle of it, and how unsure it is. */
export interface TeamSkill {
  readonly mean: number;
  readonly spread: number;
}

export const NEW_TEAM_SKILL: TeamSkill = {
  mean: 25 * UNITS_PER_POINT,
  spread: Math.round((25 / 3) * UNITS_PER_POINT),
};

/** How far luck throws a result: wide, since in this kind of game the better team often loses. */
export const TEAM_LUCK = 25;

/** A share of the spread always stays, so that nobody's skill is ever settled for good. */
const LEAST_VARIANCE_KEPT = 0.0001;

export interface RatedTeam {
  readonly members: readonly TeamSkill[];
  /** Teams that share a place have drawn. */
  readonly place: number;
}

interface Strength {
  readonly mean: number;
  readonly variance: number;
  readonly place: number;
}

/** A team is as strong as its members together. */
function strengthOf({ members, place }: RatedTeam): Strength {
  const points = (units: number): number => units / UNITS_PER_POINT;
  return {
    mean: members.reduce((sum, { mean }) => sum + points(mean), 0),
    variance: members.reduce((sum, { spread }) => sum + points(spread) ** 2, 0),
    place,
  };
}

/** Bradley and Terry's model over all pairs of teams, after Weng and Lin: a pull on the mean, a cut of the variance. */
function lessonOf(own: Strength, others: readonly Strength[], luck: number): { pull: number; cut: number } {
  let [pull, cut] = [0, 0];
  for (const other of others) {
    const scale = Math.sqrt(own.variance + other.variance + 2 * luck ** 2);
    const expected = 1 / (1 + Math.exp((other.mean - own.mean) / scale));
    const score = (Math.sign(other.place - own.place) + 1) / 2;
    const weight = own.variance / scale;
    pull += weight * (score - expected);
    cut += (Math.sqrt(own.variance) / scale) * (weight / scale) * expected * (1 - expected);
  }
  return { pull, cut };
}

/** The members' skills after a game, team by team. Whoever was least sure of learns most from it. */
export function rateTeams(teams: readonly RatedTeam[], luck: number = TEAM_LUCK): TeamSkill[][] {
  const strengths = teams.map(strengthOf);
  return teams.map(({ members }, i) => {
    const own = strengths[i]!;
    const { pull, cut } = lessonOf(
      own,
      strengths.filter((other) => other !== own),
      luck,
    );
    return members.map(({ mean, spread }) => {
      const share = (spread / UNITS_PER_POINT) ** 2 / own.variance;
      return {
        mean: mean + Math.round(share * pull * UNITS_PER_POINT),
        spread: Math.round(spread * Math.sqrt(Math.max(1 - share * cut, LEAST_VARIANCE_KEPT))),
      };
    });
  });
}
