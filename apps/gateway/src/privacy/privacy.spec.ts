import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { socketPath, type RuleSetVersionBody } from '@red-disc/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { WebSocket } from 'ws';
import { addMember, newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, mailsTo, newAccount, newGuest, query, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

const password = 'seven red discs';
const name = 'Zebedee Quillfeather';
const email = 'zebedee@quillfeather.example';

function unpack(zip: Buffer): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, data]) => [name, strFromU8(data)]));
}

describe('one’s own data', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(() => gateway.stop());

  /** Somebody who has left traces everywhere. */
  async function livedHere(): Promise<Person> {
    const { browser } = await newGuest(gateway, name);
    const signedUp = await browser.post('/api/account/sign-up', { name, email, password });
    const token = /#(\S+)/.exec((await mailsTo(gateway, email))[0]!.text)![1]!;
    await browser.post('/api/account/email/confirm', { token });
    const person = { id: (signedUp.body as { id: string }).id, name, browser };
    await addMember(gateway, club, person, 'admin');
    await browser.send('PATCH', '/api/account', { birthday: { day: 3, month: 4 }, timeZone: 'Europe/Paris' });
    await browser.post(`/api/clubs/${club.id}/announcements`, { title: 'Hello', text: 'From me' });
    await browser.post(`/api/clubs/${club.id}/kid-seats`, { name: 'otter' });
    await browser.post('/api/my/calendar-feeds', { clubId: null });
    const other = await newMember(gateway, club, 'member');
    await browser.post(`/api/clubs/${club.id}/reports`, { userId: other.id, reason: 'Was rude' });
    await other.browser.post(`/api/clubs/${club.id}/reports`, { userId: person.id, reason: 'Was rude too' });
    await query(gateway, `update report set excerpt = $2 where subject_id = $1`, [
      person.id,
      JSON.stringify([{ userId: person.id, text: `I, ${name}, said this`, at: new Date() }]),
    ]);
    await club.owner.browser.post(`/api/clubs/${club.id}/announcements`, { title: 'To all', text: 'x' });
    await club.owner.browser.post(`/api/clubs/${club.id}/invitations`, { kind: 'email', email });
    await new Browser(gateway).post('/api/account/password-reset', { email });
    await new Browser(gateway).post('/api/account/sign-up', { name: 'Thief', email, password });
    const elsewhere = await newClub(gateway, { listed: true });
    await browser.post(`/api/clubs/${elsewhere.id}/requests`, { message: `It is me, ${name}` });
    const visitor = await newGuest(gateway, `${name} at the hall`);
    await visitor.browser.post('/api/account/sign-in', { email, password });
    await mailsTo(gateway, email, 4);
    return person;
  }

  async function said(person: Person, table: string): Promise<void> {
    const content = JSON.stringify({ type: 'text', text: `${name} was here` });
    await query(
      gateway,
      'insert into talk_line (id, table_id, user_id, command_id, content) values ($1, $2, $3, $4, $5)',
      [randomUUID(), table, person.id, 'said-once', content],
    );
  }

  async function gameWith(person: Person): Promise<string> {
    const house = (await person.browser.get('/api/rule-sets')).body as { versions: RuleSetVersionBody[] };
    const table = await person.browser.post('/api/tables', {
      rules: { ruleSetVersion: house.versions[0]!.id },
      seats: 2,
      clubId: club.id,
      bots: ['steady'],
    });
    return (table.body as { id: string }).id;
  }

  /** Every column of every table that holds text, as one text. */
  async function everyText(): Promise<string> {
    const columns = await query<{ schema: string; table: string; column: string }>(
      gateway,
      `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
       where table_schema in ('public', 'jobs') and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`,
    );
    const texts = await Promise.all(
      columns.map(async ({ schema, table, column }) => {
        const rows = await query<{ text: string | null }>(
          gateway,
          `select "${column}"::text as text from "${schema}"."${table}"`,
        );
        return rows.map(({ text }) => `${table}.${column}: ${text ?? ''}`).join('\n');
      }),
    );
    return texts.join('\n');
  }

  it('is erased from every text of the database, while games stay', async () => {
    const person = await livedHere();
    const table = await gameWith(person);
    await said(person, table);
    const before = await everyText();
    const traces = before.split('\n').filter((line) => line.includes(name) || line.includes(email));
    expect(traces.map((line) => line.slice(0, line.indexOf(':')))).toEqual(
      expect.arrayContaining([
        'club_invitation.email',
        'email_claim.email',
        'join_request.message',
        'report.excerpt',
        'talk_line.content',
        'user.email',
        'user.name',
      ]),
    );
    const socket = new WebSocket(gateway.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: person.browser.cookie },
    });
    await once(socket, 'open');
    const closed = once(socket, 'close');
    expect(refusal(await person.browser.post('/api/account/erase', {}))).toBe('PASSWORD_NEEDED');
    expect(refusal(await person.browser.post('/api/account/erase', { password: 'guess' }))).toBe(
      'WRONG_PASSWORD',
    );
    expect((await person.browser.post('/api/account/erase', { password })).status).toBe(200);
    expect((await closed)[0]).toBe(4001);
    const after = await everyText();
    expect(after.split('\n').filter((line) => line.includes(name) || line.includes(email))).toEqual([]);
    expect((await person.browser.get('/api/account')).body).toEqual({ account: null });
    const signIn = await new Browser(gateway).post('/api/account/sign-in', { email, password });
    expect(refusal(signIn)).toBe('WRONG_CREDENTIALS');
    const [row] = await query<{ seats: { user?: string }[] }>(
      gateway,
      'select seats from game_table where id = $1',
      [table],
    );
    expect(row!.seats[0]!.user).toBe(person.id);
    const names = await query(gateway, 'select name from "user" where id = $1', [person.id]);
    expect(names).toEqual([{ name: `Player ${person.id.slice(0, 3)}` }]);
  });

  it('is not erased while a club would be left without an owner', async () => {
    const own = await newClub(gateway);
    const guest = await newGuest(gateway, 'Guest');
    expect((await guest.browser.post('/api/account/erase', {})).status).toBe(200);
    await query(gateway, `update "user" set is_anonymous = true where id = $1`, [own.owner.id]);
    const answer = await own.owner.browser.post('/api/account/erase', {});
    expect(answer.body).toMatchObject({ error: { reason: 'LAST_OWNER', clubs: [own.id] } });
  });

  it('can be taken away, without secrets, three times a day', async () => {
    const member = await newMember(gateway, club, 'member');
    const table = await gameWith(await newMember(gateway, club, 'director'));
    const first = await member.browser.download('/api/account/export?separator=;&decimal=,');
    expect(first.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="red-disc-account.zip"',
    });
    const files = unpack(first.body as Buffer);
    expect(JSON.parse(files['red-disc-account.json']!)).toMatchObject({
      account: { id: member.id, memberships: [{ club: { slug: club.slug } }], sessions: [{}] },
      games: [],
    });
    expect(files['memberships.csv']).toContain(`;${club.slug}`);
    const whole = Object.values(files).join('\n');
    expect(whole).not.toMatch(/\b(token|password|passwordHash|secret)\b/);
    expect(whole).not.toContain(table);
    await member.browser.get('/api/account/export');
    await member.browser.get('/api/account/export');
    expect(refusal(await member.browser.get('/api/account/export'))).toBe('TOO_MANY');
  });

  it('of a club can be taken away by its admins', async () => {
    const answer = await club.owner.browser.download(`/api/clubs/${club.id}/export`);
    const files = unpack(answer.body as Buffer);
    const document = files['red-disc-club.json']!;
    expect(JSON.parse(document)).toMatchObject({ club: { id: club.id }, ruleSets: [], schedules: [] });
    expect(document).not.toMatch(/"(url|secret|email)":/);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['memberships.csv', 'actions.csv']));
    const stranger = await newAccount(gateway, 'Stranger');
    expect(refusal(await stranger.browser.get(`/api/clubs/${club.id}/export`))).toBe('NOT_FOUND');
  });
});
