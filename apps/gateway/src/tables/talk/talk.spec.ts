import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportBody, TalkContent, TalkLineBody } from '@red-disc/contracts';
import { newClub, newMember, type TestClub } from '../../../test/clubs.js';
import { Browser, newAccount, newGuest, query, type Person } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { orThrow, seatPeople, TablePlayer } from '../../../test/table-player.js';

const text = (words: string): TalkContent => ({ type: 'text', text: words });
const hello: TalkContent = { type: 'phrase', phrase: 'hello' };

describe('talk', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  /** Two people at a table and somebody who watches. */
  async function threeAt(settings: object): Promise<{ id: string; people: TablePlayer[] }> {
    const { id, players } = await seatPeople({ gateways: [gateway], people: 2, settings });
    const watcher = new TablePlayer(gateway, await newGuest(gateway, 'Watcher'), id);
    await watcher.socket.opened();
    orThrow(await watcher.table.watch());
    return { id, people: [...players, watcher] };
  }

  async function say(player: TablePlayer, content: TalkContent): Promise<string | undefined> {
    const answer = await player.table.command('table.say', { content });
    return answer.ok ? undefined : (answer.error.reason ?? answer.error.code);
  }

  async function kidOf(club: TestClub): Promise<Person> {
    const { browser: owner } = club.owner;
    const seat = await owner.post(`/api/clubs/${club.id}/kid-seats`, { name: 'otter' });
    const { id } = seat.body as { id: string };
    const made = await owner.post(`/api/clubs/${club.id}/devices/${id}/ticket`);
    const browser = new Browser(gateway);
    await browser.post('/api/account/ticket', { ticket: (made.body as { ticket: string }).ticket });
    return { id, name: 'otter', browser };
  }

  const heardBy = ({ frames }: TablePlayer): TalkContent[] =>
    frames
      .map((frame) => JSON.parse(frame) as { type?: string; data: TalkLineBody })
      .flatMap(({ type, data }) => (type === 'talk' ? [data.content] : []));

  /** An answer comes after everything that was sent before it was asked for. */
  const settled = (player: TablePlayer): Promise<unknown> => player.socket.request('ping', {});

  it('is heard by everybody at the table; spectators listen', async () => {
    const { id, people } = await threeAt({ talk: 'free' });
    const [one, two, watcher] = people as [TablePlayer, TablePlayer, TablePlayer];
    expect(await say(one, hello)).toBeUndefined();
    expect(await say(two, text('Good evening'))).toBeUndefined();
    expect(await say(watcher, hello)).toBe('ONLY_AT_THE_TABLE');
    for (const person of people) {
      await settled(person);
      expect(heardBy(person)).toEqual([hello, text('Good evening')]);
    }
    const lately = orThrow(await watcher.socket.request('table.talk', { table: id }));
    expect(lately).toMatchObject({
      talk: 'free',
      maySpeak: false,
      lines: [
        { user: one.person.id, name: 'Player 1', content: hello },
        { user: two.person.id, name: 'Player 2', content: text('Good evening') },
      ],
    });
    const stranger = new TablePlayer(gateway, await newGuest(gateway, 'Stranger'), id);
    await stranger.socket.opened();
    expect(await stranger.socket.request('table.talk', { table: id })).toMatchObject({
      error: { reason: 'NOT_WATCHING' },
    });
    for (const each of [...people, stranger]) each.close();
  });

  it('is once what was sent twice, and stops who says too much or the same again', async () => {
    const { id, people } = await threeAt({ talk: 'free' });
    const [one, two] = people as [TablePlayer, TablePlayer];
    const request = { table: id, command: 'the-same-id', content: text('Once') };
    const first = orThrow(await one.socket.request('table.say', request));
    expect(orThrow(await one.socket.request('table.say', request))).toEqual(first);
    expect(await say(one, text('Once'))).toBe('SAID_ALREADY');
    expect(await say(one, text('x'.repeat(141)))).toBe('INVALID');
    expect(await say(one, text('two\nlines'))).toBe('INVALID');
    for (const words of ['a', 'b', 'c']) expect(await say(one, text(words))).toBeUndefined();
    expect(await one.table.command('table.say', { content: text('d') })).toMatchObject({
      error: { code: 'TOO_MANY', retryAfter: expect.any(Number) },
    });
    expect(await say(two, hello)).toBeUndefined();
    await settled(two);
    expect(heardBy(two)).toHaveLength(5);
    const lines = await query<{ id: string }>(gateway, 'select id from talk_line where command_id = $1', [
      'the-same-id',
    ]);
    expect(lines).toEqual([first]);
    for (const each of people) each.close();
  });

  it('is by phrases or not at all where the table, the club or a kid’s seat asks for it', async () => {
    const phrases = await threeAt({ talk: 'phrases' });
    expect(await say(phrases.people[0]!, text('Hello'))).toBe('NO_SUCH_TALK_HERE');
    expect(await say(phrases.people[0]!, { type: 'reaction', reaction: 'clap' })).toBeUndefined();

    const club = await newClub(gateway, { talk: 'free', kids: 'phrases' });
    const director = await newMember(gateway, club, 'director');
    const opened = await director.browser.post('/api/tables', {
      rules: { game: 'allegra', preset: 'one-round' },
      seats: 3,
      talk: 'free',
      clubId: club.id,
      visibility: 'club',
    });
    const { id } = opened.body as { id: string };
    const adult = new TablePlayer(gateway, director, id);
    await adult.sitDown();
    expect(await say(adult, text('Welcome'))).toBeUndefined();
    const kid = new TablePlayer(gateway, await kidOf(club), id);
    await kid.sitDown();
    expect(await say(adult, text('Your turn'))).toBe('NO_SUCH_TALK_HERE');
    expect(await say(kid, hello)).toBeUndefined();
    expect(orThrow(await kid.socket.request('table.talk', { table: id }))).toMatchObject({
      talk: 'phrases',
      maySpeak: true,
    });
    await club.owner.browser.send('PATCH', `/api/clubs/${club.id}`, { kids: 'silent' });
    expect(await say(kid, hello)).toBe('NO_SUCH_TALK_HERE');
    expect(orThrow(await kid.socket.request('table.talk', { table: id }))).toMatchObject({ maySpeak: false });
    for (const each of [...phrases.people, adult, kid]) each.close();
  });

  it('of somebody who is blocked is not heard by whoever blocked them', async () => {
    const { id, people } = await threeAt({ talk: 'free' });
    const [loud, quiet, watcher] = people as [TablePlayer, TablePlayer, TablePlayer];
    const { browser } = quiet.person;
    await say(loud, text('First'));
    expect((await browser.send('PUT', `/api/my/blocked/${loud.person.id}`)).status).toBe(200);
    expect((await browser.send('PUT', `/api/my/blocked/${quiet.person.id}`)).body).toMatchObject({
      error: { reason: 'THAT_IS_YOU' },
    });
    expect((await browser.get('/api/my/blocked')).body).toMatchObject({
      people: [{ userId: loud.person.id, name: 'Player 1' }],
    });
    await say(loud, text('Second'));
    for (const person of [quiet, watcher]) await settled(person);
    expect(heardBy(quiet)).toEqual([text('First')]);
    expect(heardBy(watcher)).toEqual([text('First'), text('Second')]);
    expect(orThrow(await quiet.socket.request('table.talk', { table: id })).lines).toEqual([]);
    await browser.send('DELETE', `/api/my/blocked/${loud.person.id}`);
    expect(orThrow(await quiet.socket.request('table.talk', { table: id })).lines).toHaveLength(2);
    for (const each of people) each.close();
  });

  it('is reported with the last lines: to the club, or where there is none to the administrators', async () => {
    const { id, people } = await threeAt({ talk: 'free' });
    const [rude, other, watcher] = people as [TablePlayer, TablePlayer, TablePlayer];
    await say(rude, text('You play like a bot'));
    await say(other, { type: 'reaction', reaction: 'ouch' });
    const report = (person: TablePlayer, userId: string): Promise<{ status: number; body: unknown }> =>
      person.person.browser.post(`/api/tables/${id}/reports`, { userId, reason: 'Rude' });
    expect((await report(other, watcher.person.id)).status).toBe(404);
    expect((await report(other, rude.person.id)).status).toBe(200);
    const administrator = await newAccount(gateway, 'Administrator', 'administrator');
    const queue = (await administrator.browser.get('/api/admin/reports')).body as { reports: ReportBody[] };
    expect(queue.reports).toMatchObject([
      {
        subject: { userId: rude.person.id },
        tableId: id,
        excerpt: [
          { userId: rude.person.id, text: 'You play like a bot' },
          { userId: other.person.id, text: '«ouch»' },
        ],
      },
    ]);
    const close = `/api/admin/reports/${queue.reports[0]!.id}/close`;
    expect((await administrator.browser.post(close, { outcome: 'upheld' })).status).toBe(200);

    const club = await newClub(gateway);
    await query(gateway, 'update game_table set club_id = $2 where id = $1', [id, club.id]);
    expect((await report(other, rude.person.id)).status).toBe(200);
    expect((await club.owner.browser.get(`/api/clubs/${club.id}/reports`)).body).toMatchObject({
      reports: [{ tableId: id, excerpt: [{ text: 'You play like a bot' }, {}] }],
    });
    for (const each of people) each.close();
  });

  it('goes with the person who said it', async () => {
    const { id, people } = await threeAt({ talk: 'free' });
    const [one, two] = people as [TablePlayer, TablePlayer];
    await say(one, text('My secret words'));
    await say(two, hello);
    await one.person.browser.send('PUT', `/api/my/blocked/${two.person.id}`);
    expect((await one.person.browser.post('/api/account/erase', {})).status).toBe(200);
    expect(await query(gateway, 'select user_id from talk_line where table_id = $1', [id])).toEqual([
      { user_id: two.person.id },
    ]);
    expect(await query(gateway, 'select 1 from talk_block where user_id = $1', [one.person.id])).toEqual([]);
    for (const each of people) each.close();
  });
});
