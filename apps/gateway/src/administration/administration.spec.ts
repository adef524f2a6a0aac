import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailBody, UserBody } from '@red-disc/contracts';
import { newClub, newMember, refusal } from '../../test/clubs.js';
import { Browser, mailsTo, newAccount, newGuest, query, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { startTable } from '../../test/table-player.js';
import { until } from '../../test/until.js';

describe('administration', () => {
  let gateway: RunningGateway;
  let administrator: Person;
  beforeAll(async () => {
    gateway = await runGateway();
    administrator = await newAccount(gateway, 'Administrator', 'administrator');
  });
  afterAll(() => gateway.stop());

  const act = (person: Person, what: string, body: object = { reason: 'Asked for' }) =>
    administrator.browser.post(`/api/admin/users/${person.id}/${what}`, body);

  it('shows how the server is and what waits', async () => {
    await newClub(gateway);
    await newGuest(gateway, 'Guest');
    expect((await administrator.browser.get('/api/admin/overview')).body).toMatchObject({
      version: '0.1.0',
      users: { accounts: 2, guests: 1, blocked: 0 },
      clubs: 1,
      tables: {},
    });
    expect((await administrator.browser.get('/api/admin/jobs')).body).toEqual({ jobs: [], total: 0 });
  });

  it('finds people by name or address, and clubs by name', async () => {
    const person = await newAccount(gateway, 'Wilhelmina');
    for (const q of ['helmi', person.id.slice(0, 8)]) {
      const found = await administrator.browser.get(`/api/admin/users?q=${q}`);
      expect((found.body as { users: UserBody[] }).users).toMatchObject([{ id: person.id, kind: 'account' }]);
    }
    const club = await newClub(gateway, { name: 'Rare Name' });
    expect((await administrator.browser.get('/api/admin/clubs?q=rare')).body).toMatchObject({
      clubs: [{ id: club.id, members: 1 }],
    });
  });

  it('finds an address with an accent however it is typed', async () => {
    const person = await newAccount(gateway, 'Somebody');
    await query(gateway, 'update "user" set email = $2 where id = $1', [person.id, 'rené@club.example']);
    for (const q of ['rené@', 'RENÉ@', 'rene@']) {
      const found = await administrator.browser.get(`/api/admin/users?q=${encodeURIComponent(q)}`);
      expect(found.body).toMatchObject({ users: [{ id: person.id, email: 'rené@club.example' }], total: 1 });
    }
  });

  it('lists running tables without anything of their games', async () => {
    const { browser } = await newAccount(gateway, 'Host');
    const { versions } = (await browser.get('/api/rule-sets')).body as { versions: { id: string }[] };
    const body = { rules: { ruleSetVersion: versions[0]!.id }, seats: 3, bots: ['steady'] };
    const { id } = (await browser.post('/api/tables', body)).body as { id: string };
    const list = await administrator.browser.get('/api/admin/tables');
    expect((list.body as { tables: unknown[] }).tables).toContainEqual(
      expect.objectContaining({ id, status: 'lobby', people: 1, bots: 1 }),
    );
    expect(list.text).not.toMatch(/seed|commitment|view/);
  });

  it('counts the rows of running tables’ logs, and sorts by them', async () => {
    const { id, players } = await startTable(gateway, { people: 2 });
    const listed = async (sort: string): Promise<number[]> => {
      const { tables } = (await administrator.browser.get(`/api/admin/tables?sort=${sort}`)).body as {
        tables: { id: string; moves: number }[];
      };
      const [log] = await query<{ rows: number }>(
        gateway,
        'select count(*)::int as rows from table_event where table_id = $1',
        [id],
      );
      expect(tables.find((table) => table.id === id)!.moves).toBe(log!.rows);
      return tables.map(({ moves }) => moves);
    };
    const most = await listed('-moves');
    // The one above was only opened.
    expect(most.length).toBeGreaterThan(1);
    expect(most[0]).toBeGreaterThan(most.at(-1)!);
    expect(most).toEqual([...most].sort((a, b) => b - a));
    expect(await listed('moves')).toEqual([...most].reverse());
    for (const player of players) player.close();
  });

  it('blocks somebody everywhere at once, with a reason, and lets them in again', async () => {
    const person = await newAccount(gateway, 'Troll');
    expect(refusal(await act(person, 'block', {}))).toBe('INVALID');
    expect((await act(person, 'block')).status).toBe(200);
    expect((await person.browser.get('/api/account')).body).toEqual({ account: null });
    await act(person, 'unblock');
    const [user] = await query(gateway, 'select blocked_at from "user" where id = $1', [person.id]);
    expect(user).toEqual({ blocked_at: null });
    expect(refusal(await act(administrator, 'block'))).toBe('ONESELF');
  });

  it('makes administrators, and keeps the last one', async () => {
    const person = await newAccount(gateway, 'Second');
    const role = (of: Person, to: string) =>
      administrator.browser.send('PUT', `/api/admin/users/${of.id}/role`, { role: to, reason: 'Holiday' });
    expect((await role(person, 'administrator')).status).toBe(200);
    expect((await person.browser.get('/api/admin/overview')).status).toBe(200);
    await role(person, 'user');
    expect(refusal(await person.browser.get('/api/admin/overview'))).toBe('FORBIDDEN');
    expect(refusal(await role(administrator, 'user'))).toBe('LAST_ADMINISTRATOR');
  });

  it('acts as somebody, which the person sees and every log says', async () => {
    const helper = await newAccount(gateway, 'Helper', 'administrator');
    const club = await newClub(gateway);
    const person = await newMember(gateway, club, 'admin');
    const acting = await helper.browser.post(`/api/admin/users/${person.id}/act-as`, {
      reason: 'Cannot find it',
    });
    expect(acting.body).toMatchObject({ id: person.id, actedFor: true });
    expect((await helper.browser.get('/api/account')).body).toMatchObject({
      account: { id: person.id, actedFor: true },
    });
    expect(refusal(await helper.browser.get('/api/admin/overview'))).toBe('FORBIDDEN');
    expect(refusal(await helper.browser.post('/api/account/erase', {}))).toBe('ACTING_FOR_SOMEBODY');
    const sessions = await person.browser.get('/api/account/sessions');
    expect(sessions.body).toMatchObject({ sessions: [{ administrator: true }, { administrator: false }] });
    await helper.browser.send('PATCH', `/api/clubs/${club.id}`, { description: 'Helped' });
    const log = await person.browser.get(`/api/clubs/${club.id}/audit?limit=1`);
    expect(log.body).toMatchObject({
      entries: [
        { action: 'club.settings-changed', actor: { userId: person.id }, actingAs: { userId: helper.id } },
      ],
    });
    await helper.browser.post('/api/account/sign-out');
    expect((await helper.browser.get('/api/account')).body).toEqual({ account: null });
    const [entry] = await query(
      gateway,
      `select reason from audit_entry where action = 'platform.acting-as'`,
    );
    expect(entry).toEqual({ reason: 'Cannot find it' });
    expect(refusal(await act(await newAccount(gateway, 'Other', 'administrator'), 'act-as'))).toBe(
      'ADMINISTRATOR',
    );
  });

  it('shows the outbox where there is no mail server, and reading a mail is in the log', async () => {
    const browser = new Browser(gateway);
    await browser.post('/api/account/sign-up', {
      name: 'In the hall',
      email: 'hall@club.example',
      password: 'seven red discs',
    });
    await mailsTo(gateway, 'hall@club.example');
    const list = (await administrator.browser.get('/api/admin/mails')).body as {
      mails: MailBody[];
      outbox: boolean;
    };
    expect(list).toMatchObject({ outbox: true, mails: [{ kind: 'confirm-email', failure: null }] });
    const mail = await administrator.browser.get(`/api/admin/mails/${list.mails[0]!.id}`);
    expect((mail.body as { source: string }).source).toContain('To: hall@club.example');
    const [entry] = await query(
      gateway,
      `select subject_id from audit_entry where action = 'platform.mail-read'`,
    );
    expect(entry).toEqual({ subject_id: list.mails[0]!.id });
  });

  it('tries a mail again that could not be sent', async () => {
    const broken = await runGateway({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const boss = await newAccount(broken, 'Boss', 'administrator');
    await new Browser(broken).post('/api/account/sign-up', {
      name: 'Waiting',
      email: 'waiting@club.example',
      password: 'seven red discs',
    });
    const mail = await until(async () => {
      const { mails } = (await boss.browser.get('/api/admin/mails?state=queued')).body as {
        mails: MailBody[];
      };
      return mails.find(({ failure }) => failure !== null);
    });
    expect(mail.failure).toBe('ESOCKET');
    expect((await boss.browser.post(`/api/admin/mails/${mail.id}/resend`)).status).toBe(200);
    expect((await boss.browser.get(`/api/admin/mails/${mail.id}`)).status).toBe(404);
    await broken.stop();
  });
});
