import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newClub, type TestClub } from '../../test/clubs.js';
import { Browser, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { TestEvent } from '../../test/tournaments.js';

interface Listed {
  readonly tournaments: readonly { readonly name: string }[];
  readonly total: number;
}

/** More than any page shows, a week apart: “Week 1” was last week. */
const weeks = 60;

describe('a club with years of events', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway, { listed: true });
    const coming = { startsAt: new Date(Date.now() + 86_400_000).toISOString(), listed: true };
    const { id } = await TestEvent.create(club, { name: 'Next' }, { ...coming, venue: 'Harbour hall' });
    await query(
      gateway,
      `insert into tournament (club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by,
         published, listed, id, name, status, venue, starts_at)
       select club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by,
         published, listed, gen_random_uuid(), 'Week ' || n, 'locked',
         case when n = 60 then 'Old mill' else '' end, now() - n * interval '7 days'
       from tournament t, generate_series(1, ${weeks}) n where t.id = $1`,
      [id],
    );
  });
  afterAll(() => gateway.stop());

  const members = async (search: string): Promise<Listed> =>
    (await club.owner.browser.get(`/api/clubs/${club.id}/tournaments?${search}`)).body as Listed;
  const everybody = async (search: string): Promise<Listed> =>
    (await new Browser(gateway).get(`/api/club-pages/${club.slug}/tournaments?${search}`)).body as Listed;

  describe.each([
    ['for members', members],
    ['for everybody', everybody],
  ])('%s', (_, list) => {
    it('shows all that is over, a page at a time, the last first', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => list(`when=past&page=${page}`)));
      expect(pages.map(({ tournaments, total }) => [tournaments.length, total])).toEqual([
        [25, weeks],
        [25, weeks],
        [10, weeks],
      ]);
      const names = pages.flatMap(({ tournaments }) => tournaments.map(({ name }) => name));
      expect(names).toEqual(Array.from({ length: weeks }, (_none, week) => `Week ${week + 1}`));
    });

    it('shows what comes apart from it', async () => {
      expect(await list('when=coming')).toMatchObject({ tournaments: [{ name: 'Next' }], total: 1 });
    });
  });

  it('is searched by name and place, and by when it was', async () => {
    const names = async (search: string) =>
      (await members(search)).tournaments.map(({ name }) => name).toSorted();
    expect(await names('q=week%2060')).toEqual(['Week 60']);
    expect(await names('q=MILL')).toEqual(['Week 60']);
    expect(await names('q=harbour&when=past')).toEqual([]);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect(await names(`when=past&from=${ago(22)}&to=${ago(10)}`)).toEqual(['Week 2', 'Week 3']);
  });

  it('takes signs of patterns for what they are', async () => {
    await TestEvent.create(club, { name: '100 % Hall_1' }, {});
    const found = async (q: string) => (await members(`when=all&q=${encodeURIComponent(q)}`)).total;
    expect(await Promise.all(['100 %', 'hall_', 'w%k', 'week_1'].map(found))).toEqual([1, 1, 0, 0]);
  });
});
