import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNITS_PER_POINT } from './elo.js';
import {
  EMPTY_TEAM_POOL,
  rateTeamGame,
  rateTeamGames,
  startTeamSeason,
  teamRatingList,
} from './team-pool.js';
import { NEW_TEAM_SKILL, rateTeams, type TeamSkill } from './teams.js';

const points = (units: number): string => (units / UNITS_PER_POINT).toFixed(2);
const newcomers = (count: number): TeamSkill[] => Array.from({ length: count }, () => NEW_TEAM_SKILL);

describe('ratings of teams', () => {
  it('[T21] treat a shared first place alike, as the model is known to', () => {
    const teams = [1, 1, 3, 4].map((place) => ({ members: newcomers(1), place }));
    // With the model's own assumption about luck, which these figures were published for.
    const after = rateTeams(teams, 25 / 6).map(([skill]) => points(skill!.mean));
    expect(after).toEqual(['30.27', '30.27', '22.36', '17.09']);
    const usual = rateTeams(teams).map(([skill]) => Number(points(skill!.mean)));
    expect(usual[0]! - 25).toBeLessThan(30.27 - 25);
  });

  it('[7.3/12] keep the sum for equal spreads, treat ties alike and never turn the order round', () => {
    const places = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 4 }), (order, size) => {
        const after = rateTeams(order.map((place) => ({ members: newcomers(size), place })));
        const means = after.map(([skill]) => skill!.mean);
        const sum = means.reduce((total, mean) => total + mean - NEW_TEAM_SKILL.mean, 0);
        expect(Math.abs(sum)).toBeLessThanOrEqual(order.length);
        order.forEach((a, i) => {
          order.forEach((b, j) => {
            if (a === b) expect(means[i]).toBe(means[j]);
            if (a < b) expect(means[i]).toBeGreaterThan(means[j]!);
          });
        });
        for (const { spread } of after.flat()) expect(spread).toBeLessThan(NEW_TEAM_SKILL.spread);
      }),
    );
  });

  it('teach most about whoever was least known', () => {
    const settled = { ...NEW_TEAM_SKILL, spread: NEW_TEAM_SKILL.spread / 4 };
    const [winners] = rateTeams([
      { members: [NEW_TEAM_SKILL, settled], place: 1 },
      { members: newcomers(2), place: 2 },
    ]);
    const gain = (i: number): number => winners![i]!.mean - NEW_TEAM_SKILL.mean;
    expect(gain(0)).toBeGreaterThan(gain(1));
    expect(gain(1)).toBeGreaterThan(0);
  });

  it('rate every member, over games and seasons, and no bot', () => {
    const game = {
      teams: [['a', 'b'], ['c', 'd'], ['e']],
      totals: [4, 9, 20],
      roundsPlayed: 3,
      caretakers: [],
    };
    const pool = rateTeamGames([game, game]);
    expect(teamRatingList(pool, 1).map(({ id, rank, games }) => [id, rank, games])).toEqual([
      ['a', 1, 2],
      ['b', 1, 2],
      ['c', 3, 2],
      ['d', 3, 2],
      ['e', 5, 2],
    ]);
    expect(rateTeamGame(pool, game)).toEqual(rateTeamGames([game, game, game]));
    expect(rateTeamGame(EMPTY_TEAM_POOL, { ...game, caretakers: [1, 2] })).toEqual(EMPTY_TEAM_POOL);
    expect(rateTeamGame(EMPTY_TEAM_POOL, { ...game, roundsPlayed: 0 })).toEqual(EMPTY_TEAM_POOL);
    const next = startTeamSeason(pool, { keepPercent: 0 });
    expect(teamRatingList(next, 0).every(({ rating }) => rating === 1500 * UNITS_PER_POINT)).toBe(true);
    expect(teamRatingList(next, 1)).toEqual([]);
  });
});
