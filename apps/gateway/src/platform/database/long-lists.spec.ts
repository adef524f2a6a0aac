import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResponseOf, routes } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../../test/clubs.js';
import { newAccount, query, type Person } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

type Members = ResponseOf<typeof routes.listMembers>;
type Users = ResponseOf<typeof routes.listUsers>;
type Results = ResponseOf<typeof routes.listMemberResults>;
type Audit = ResponseOf<typeof routes.listClubAudit>;

const many = 10_000;
/** Sorted as letters are, and written in capitals or not, whatever the database was made with. */
const first = ['anna', 'Änne', 'Berta'];

describe(`a club of ${many} members`, () => {
  let gateway: RunningGateway;
  let administrator: Person;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    administrator = await newAccount(gateway, 'Zora', 'administrator');
    club = await newClub(gateway);
    await query(
      gateway,
      `with names as (
         select gen_random_uuid() as id, n, coalesce(($2::text[])[n], 'Member ' || lpad(n::text, 5, '0')) as name
         from generate_series(1, $3::int) n
       ), people as (
         insert into "user" (id, name, email, email_verified, created_at, updated_at)
         select id, name, id || '@many.example', true, now() - n * interval '1 minute', now() from names
       ), members as (
         insert into membership (club_id, user_id, roles, joined_at)
         select $1, id, case when n % 1000 = 0 then array['admin', 'member'] else array['member'] end,
           now() - n * interval '1 minute' from names
       ), results as (
         insert into table_result
           (table_id, seat, user_id, club_id, game, players, people, rounds, score, rank, won, finished_at)
         select gen_random_uuid(), 1, id, $1, 'cards@1', 4, 4, 2, n, 1, n <= 3, now() from names
       )
       insert into audit_entry (club_id, actor_id, action, subject_type, subject_id)
       select $1, id, case when n = 7 then 'club.left' else 'club.joined' end, 'user', id from names`,
      [club.id, first, many],
    );
    await query(gateway, 'analyze');
  });
  afterAll(() => gateway.stop());

  const read = async <Body>(person: Person, path: string): Promise<Body> => {
    const answer = await person.browser.get(path);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as Body;
  };
  const members = (asked = ''): Promise<Members> => read(club.owner, `/api/clubs/${club.id}/members${asked}`);
  const users = (asked = ''): Promise<Users> => read(administrator, `/api/admin/users${asked}`);
  const results = (asked = ''): Promise<Results> =>
    read(club.owner, `/api/clubs/${club.id}/statistics/members${asked}`);
  const audit = (asked = ''): Promise<Audit> => read(club.owner, `/api/clubs/${club.id}/audit${asked}`);
  const names = ({ members: rows }: { members: { name: string }[] }) => rows.map(({ name }) => name);

  it('is answered a page at a time, with how many there are', async () => {
    const page = await members();
    expect(page).toMatchObject({ total: many + 1, owners: 1 });
    expect(page.members).toHaveLength(25);
    const last = await members('?page=101&limit=100');
    expect(names(last)).toEqual(['Owner']);
    expect(await members('?page=102&limit=100')).toMatchObject({ members: [], total: many + 1 });
  });

  it('gives everybody once to whoever turns all pages', async () => {
    const pages = Array.from({ length: 11 }, (_, i) => members(`?page=${i + 1}&limit=1000`));
    const all = (await Promise.all(pages)).flatMap((page) => page.members.map(({ userId }) => userId));
    expect(new Set(all).size).toBe(many + 1);
    expect(all).toHaveLength(many + 1);
  });

  it('is sorted as letters are, and the other way round', async () => {
    expect(names(await members('?sort=name&limit=3'))).toEqual(first);
    expect(names(await members('?sort=-name&limit=2'))).toEqual(['Owner', 'Member 10000']);
    expect(names(await members('?sort=-joined&limit=2'))).toEqual(['Owner', 'anna']);
  });

  it('is narrowed by a part of a name and by a role', async () => {
    expect(names(await members('?q=ÄNN&sort=name'))).toEqual(['anna', 'Änne']);
    expect(names(await members('?q=anne'))).toEqual(['Änne']);
    expect(await members('?q=member%200123')).toMatchObject({ total: 10 });
    expect(await members('?role=admin&sort=name&limit=1')).toMatchObject({
      total: 10,
      owners: 1,
      members: [{ name: 'Member 01000', places: ['admin', 'member'] }],
    });
    expect(await members('?q=100%25')).toMatchObject({ total: 0, members: [] });
    expect(await members('?q=_erta')).toMatchObject({ total: 0 });
  });

  it('finds people by a part of their address, in capitals or not, and by the name they have now', async () => {
    const found = async (q: string) => (await users(`?q=${encodeURIComponent(q)}`)).total;
    const id = (await users('?q=berta')).users[0]!.id;
    expect(await found(id.slice(0, 20).toUpperCase())).toBe(1);
    await query(gateway, `update "user" set name = 'ÉTIENNE ØRSTED' where id = $1`, [id]);
    expect(await Promise.all(['étienne ø', 'TIENNE Ø', 'berta'].map(found))).toEqual([1, 1, 0]);
    await query(gateway, `update "user" set name = 'Berta' where id = $1`, [id]);
  });

  it('is not asked for what it does not have', async () => {
    const path = `/api/clubs/${club.id}/members`;
    for (const asked of ['?page=0', '?limit=1001', '?sort=email', '?role=projector', '?q=a%00b'])
      expect(refusal(await club.owner.browser.get(path + asked))).toBe('INVALID');
  });

  it('is no longer to an administrator, who sorts and narrows its people too', async () => {
    expect(await users('?limit=1')).toMatchObject({ total: many + 2 });
    expect(await users('?sort=name&limit=3')).toMatchObject({ users: first.map((name) => ({ name })) });
    expect(await users('?sort=-name&limit=1')).toMatchObject({ users: [{ name: 'Zora' }] });
    expect(await users('?sort=-lastSignInAt&limit=2&q=o')).toMatchObject({
      users: [{ lastSignInAt: expect.any(String) }, { lastSignInAt: expect.any(String) }],
    });
    expect(await users('?state=administrator')).toMatchObject({ total: 1, users: [{ name: 'Zora' }] });
    expect(await users('?kind=guest')).toMatchObject({ total: 0 });
    expect(await users('?sort=-clubs&limit=1')).toMatchObject({ users: [{ clubs: 1 }] });
    const clubs = await administrator.browser.get('/api/admin/clubs?sort=-members');
    expect(clubs.body).toMatchObject({ total: 1, clubs: [{ members: many + 1 }] });
  });

  it('has results that are sorted by any figure', async () => {
    expect(await results()).toMatchObject({ total: many, members: { length: 25 } });
    expect(names(await results('?sort=-wins&limit=3')).sort()).toEqual([...first].sort());
    expect(await results('?sort=score&limit=1')).toMatchObject({
      members: [{ name: 'anna', play: { meanRoundScore: 0.25 }, attendance: { share: null } }],
    });
    expect(names(await results('?sort=-score&limit=1'))).toEqual(['Member 10000']);
    expect(names(await results('?q=berta'))).toEqual(['Berta']);
    expect(await results('?to=2020-01-01')).toEqual({ total: 0, members: [] });
  });

  it('has a log that is read backwards and searched', async () => {
    const { total, entries } = await audit('?limit=2');
    expect(total).toBeGreaterThan(many);
    expect(Number(entries[0]!.id)).toBeGreaterThan(Number(entries[1]!.id));
    expect(await audit('?action=club.left')).toMatchObject({
      total: 1,
      entries: [{ actor: { name: 'Member 00007' }, subject: { name: 'Member 00007' } }],
    });
    expect(await audit('?q=berta')).toMatchObject({ total: 1, entries: [{ action: 'club.joined' }] });
    expect(await audit('?sort=at&limit=1')).toMatchObject({ entries: [{ action: 'club.founded' }] });
  });

  it('does not keep a member from reading it', async () => {
    const member = await newMember(gateway, club, 'member');
    expect((await member.browser.get(`/api/clubs/${club.id}/members?sort=name`)).status).toBe(200);
  });
});
