import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PersonStatistics, RuleSetVersionBody, TableSnapshot } from '@red-disc/contracts';
import { addMember, newClub, rolesOf } from '../../test/clubs.js';
import { Browser, mailsTo, newGuest, query, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, TablePlayer } from '../../test/table-player.js';
import { until } from '../../test/until.js';

const password = 'seven red discs';
const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('a guest who signs in to an account', () => {
  let gateway: RunningGateway;
  const players: TablePlayer[] = [];
  beforeAll(async () => {
    gateway = await runGateway({ SOCKET_MESSAGES: '100000', BOT_THINKING_MS: '0' });
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await gateway.stop();
  });

  async function accountWith(email: string): Promise<string> {
    const browser = new Browser(gateway);
    const made = await browser.post('/api/account/sign-up', { name: 'Ada', email, password });
    const [mail] = await mailsTo(gateway, email);
    await browser.post('/api/account/email/confirm', { token: /#(\S+)/.exec(mail!.text)![1] });
    return (made.body as { id: string }).id;
  }

  async function tableOf({ browser }: Person, settings: object): Promise<string> {
    const house = (await browser.get('/api/rule-sets')).body as { versions: RuleSetVersionBody[] };
    const made = await browser.post('/api/tables', {
      rules: { ruleSetVersion: house.versions.find(({ name }) => name === 'one-round')!.id },
      seats: 2,
      visibility: 'open',
      ...settings,
    });
    return (made.body as { id: string }).id;
  }

  async function at(table: string, person: Person): Promise<TablePlayer> {
    const player = new TablePlayer(gateway, person, table);
    players.push(player);
    await player.socket.opened();
    orThrow(await player.table.watch());
    return player;
  }

  async function started(table: string, person: Person): Promise<TablePlayer> {
    const player = await at(table, person);
    orThrow(await player.table.command('table.ready', { ready: true }));
    orThrow(await player.table.command('table.start', {}));
    return player;
  }

  const seatsAt = async (table: string): Promise<unknown> =>
    (await query(gateway, 'select seats from game_table where id = $1', [table]))[0]!.seats;

  it('finds there what they played, the seats they have, and the clubs they were a guest of', async () => {
    const email = 'ada@club.example';
    const account = await accountWith(email);
    const guest = await newGuest(gateway, 'Quillfeather');
    const club = await newClub(gateway);
    await addMember(gateway, club, guest, 'guest');
    const waiting = await tableOf(guest, {});
    const running = await tableOf(guest, { bots: ['steady'] });
    await started(running, guest);
    const over = await tableOf(guest, { bots: ['steady'] });
    orThrow(await (await started(over, guest)).table.command('table.stop', { reason: 'enough' }));
    await query(
      gateway,
      `insert into table_result (table_id, seat, user_id, game, players, people, rounds, score, rank, won, finished_at)
       values ($1, 1, $2, 'cards@1', 2, 2, 1, 10, 1, true, now())`,
      [randomUUID(), guest.id],
    );
    const signedIn = await guest.browser.post('/api/account/sign-in', { email, password, keepGames: true });
    expect(signedIn.body).toMatchObject({ id: account, kind: 'account' });
    await until(async () => (await rolesOf(gateway, club, { ...guest, id: account })) !== undefined);
    expect(await seatsAt(waiting)).toEqual([{ user: account }, null]);
    expect(await seatsAt(running)).toEqual([{ user: account }, { bot: 'steady' }]);
    expect(await seatsAt(over)).toEqual([{ user: account }, { bot: 'steady' }]);
    const mine = await guest.browser.get('/api/my/tables');
    const ids = (mine.body as { tables: { id: string }[] }).tables.map(({ id }) => id);
    expect(ids.sort()).toEqual([waiting, running, over].sort());
    const player = await at(running, { ...guest, id: account });
    expect(player.snapshot satisfies TableSnapshot).toMatchObject({ seat: 1, status: 'playing' });
    // What was begun as a guest and ends now is the account's too.
    await player.playUntilOver(anyOf);
    const results = async () => (await guest.browser.get('/api/my/statistics')).body as PersonStatistics;
    await until(async () => (await results()).practice === 1);
    expect(await results()).toMatchObject({ play: { games: 1, wins: 1 }, practice: 1 });
    await guest.browser.post('/api/account/erase', { password });
    expect(await query(gateway, `select id from "user" where name like '%Quillfeather%'`)).toEqual([]);
  });

  it('leaves them to the guest where that was somebody else', async () => {
    const email = 'eve@club.example';
    await accountWith(email);
    const guest = await newGuest(gateway, 'Visitor');
    const table = await tableOf(guest, {});
    await guest.browser.post('/api/account/sign-in', { email, password, keepGames: false });
    expect(await query(gateway, 'select became_id from "user" where id = $1', [guest.id])).toEqual([
      { became_id: null },
    ]);
    expect(await seatsAt(table)).toEqual([{ user: guest.id }, null]);
  });
});
