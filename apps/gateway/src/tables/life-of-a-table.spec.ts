import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TableChanges, TableSnapshot } from '@red-disc/contracts';
import { newGuest, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, seatPeople, startTable, TablePlayer } from '../../test/table-player.js';
import { until } from '../../test/until.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

interface Pushed {
  readonly type?: string;
  readonly data?: {
    readonly spectators?: number;
    readonly rematch?: unknown;
    readonly snapshot?: TableSnapshot;
    readonly changes?: TableChanges;
  };
}

describe('a table', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  async function watcherAt(id: string, name = 'Watcher'): Promise<TablePlayer> {
    const watcher = new TablePlayer(gateway, await newGuest(gateway, name), id);
    await watcher.socket.opened();
    orThrow(await watcher.table.watch());
    return watcher;
  }

  const pushedTo = ({ frames }: TablePlayer, type: string): Pushed[] =>
    frames.map((frame) => JSON.parse(frame) as Pushed).filter((frame) => frame.type === type);

  describe('before the game', () => {
    it('keeps a seat for whom the host invites, until the host takes that back', async () => {
      const { id, players } = await seatPeople({ gateways: [gateway], people: 1, settings: { seats: 3 } });
      const [host] = players as [TablePlayer];
      const [friend, stranger] = [await watcherAt(id, 'Friend'), await watcherAt(id, 'Stranger')];
      const user = friend.person.id;
      expect(await stranger.table.command('table.invite', { user })).toMatchObject({
        error: { code: 'FORBIDDEN' },
      });
      orThrow(await host.table.command('table.invite', { user, seat: 2 }));
      expect(await host.table.command('table.invite', { user })).toMatchObject({
        error: { reason: 'ALREADY_INVITED' },
      });
      expect(await stranger.table.command('table.sit', { seat: 2 })).toMatchObject({
        error: { reason: 'SEAT_KEPT' },
      });
      expect((await watcherAt(id)).snapshot.seats[1]).toMatchObject({ occupant: null, invited: user });
      orThrow(await stranger.table.command('table.sit', {}));
      orThrow(await friend.table.command('table.sit', {}));
      expect([friend.snapshot.seat, stranger.snapshot.seat]).toEqual([2, 3]);
      orThrow(await host.table.command('table.remove', { seat: 2 }));
      expect(host.snapshot.seats[1]).toMatchObject({ occupant: null, invited: null });
      for (const each of [host, friend, stranger]) each.close();
    });

    it('is dealt first by whoever’s birthday was last', async () => {
      const { id, players } = await seatPeople({
        gateways: [gateway],
        people: 3,
        settings: { firstDealer: 'birthday' },
      });
      const days = [20, 3, 200];
      for (const [index, { person }] of players.entries())
        await query(
          gateway,
          `update "user" set birthday_day = extract(day from now() - $2 * interval '1 day'),
             birthday_month = extract(month from now() - $2 * interval '1 day') where id = $1`,
          [person.id, days[index]],
        );
      orThrow(await players[0]!.table.command('table.start', {}));
      const [row] = await query<{ body: string }>(
        gateway,
        `select body from table_event where table_id = $1 and body like '%"started"%'`,
        [id],
      );
      expect(JSON.parse(row!.body)).toContainEqual({ type: 'started', seats: [1, 2, 3], dealer: 2 });
      for (const each of players) each.close();
    });
  });

  describe('and who watches it', () => {
    it('says how many do, each person once, players not at all', async () => {
      const { id, players } = await startTable(gateway, { people: 2 });
      const [player] = players as [TablePlayer];
      const watcher = await watcherAt(id);
      const twice = new TablePlayer(gateway, watcher.person, id);
      await twice.socket.opened();
      await twice.table.watch();
      const other = await watcherAt(id, 'Other');
      await until(() => pushedTo(player, 'audience').at(-1)?.data?.spectators === 2);
      const fresh = orThrow(await other.socket.request('table.watch', { table: id }));
      expect(fresh).toMatchObject({ spectators: 2, delay: 0, rematch: null });
      twice.close();
      other.close();
      await until(() => pushedTo(player, 'audience').at(-1)?.data?.spectators === 1);
      for (const each of [...players, watcher]) each.close();
    });

    it('shows spectators the game late, to the byte as the table had it then, and its record after that', async () => {
      const { id, players } = await seatPeople({
        gateways: [gateway],
        people: 2,
        settings: { spectatorDelay: 2, talk: 'free' },
      });
      const watcher = await watcherAt(id);
      expect(watcher.snapshot.status).toBe('lobby');
      orThrow(await players[0]!.table.command('table.start', {}));
      await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
      await players[0]!.table.command('table.say', { content: { type: 'text', text: 'Good game' } });
      const overAt = performance.now();
      expect(watcher.snapshot.status).not.toBe('over');
      const late = await watcherAt(id, 'Late');
      expect(late.snapshot.status).not.toBe('over');
      const { browser } = watcher.person;
      expect((await browser.get(`/api/tables/${id}/record`)).body).toMatchObject({
        error: { reason: 'GAME_NOT_OVER' },
      });
      expect((await browser.get(`/api/tables/${id}/deals`)).body).toMatchObject({
        deals: [{ serverSeed: null }],
      });
      expect(pushedTo(watcher, 'talk')).toEqual([]);
      await watcher.sees(({ status }) => status === 'over');
      expect(performance.now() - overAt).toBeGreaterThan(1000);
      await until(() => pushedTo(watcher, 'talk').length === 1);
      expect((await browser.get(`/api/tables/${id}/record`)).status).toBe(200);
      await late.sees(({ status }) => status === 'over');
      const fresh = await watcherAt(id, 'Fresh');
      expect([watcher, late].map(({ snapshot }) => JSON.stringify(snapshot))).toEqual(
        Array<string>(2).fill(JSON.stringify(fresh.snapshot)),
      );
      const seqs = pushedTo(watcher, 'table').map(({ data }) => (data!.snapshot ?? data!.changes)!.seq);
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => seqs[0]! + index));
      for (const each of [...players, watcher, late, fresh]) each.close();
    });
  });

  describe('after the game', () => {
    it('has one rematch, whoever asks and however often, with everybody in their seat and ready', async () => {
      const { id, players } = await startTable(gateway, { people: 2, bots: ['novice'] });
      const [one, two] = players as [TablePlayer, TablePlayer];
      expect(await one.table.command('table.rematch', {})).toMatchObject({
        error: { reason: 'GAME_NOT_OVER' },
      });
      const watcher = await watcherAt(id);
      await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
      expect(await watcher.table.command('table.rematch', {})).toMatchObject({
        error: { code: 'FORBIDDEN' },
      });
      const answers = await Promise.all(
        [one, two, one, two].map((player) =>
          player.table.command('table.rematch', { seed: '5a'.repeat(16) }),
        ),
      );
      const [rematch, ...others] = answers.map(orThrow);
      expect(others).toEqual([rematch, rematch, rematch]);
      await until(() => pushedTo(watcher, 'rematch').length > 0);
      expect(pushedTo(watcher, 'rematch')[0]).toMatchObject({ data: { table: id, rematch } });
      expect((await watcher.person.browser.get(`/api/tables/${id}`)).body).toMatchObject({ rematch });
      const again = new TablePlayer(gateway, one.person, rematch!.table);
      await again.socket.opened();
      expect(orThrow(await again.table.watch())).toMatchObject({
        status: 'lobby',
        seat: 1,
        seats: [
          { occupant: { user: one.person.id }, ready: true },
          { occupant: { bot: 'novice' }, ready: true },
          { occupant: { user: two.person.id }, ready: true },
        ],
      });
      orThrow(await again.table.command('table.ready', { ready: false }));
      orThrow(await one.table.command('table.rematch', {}));
      expect(orThrow(await again.table.watch()).seats[0]).toMatchObject({ ready: false });
      for (const each of [...players, watcher, again]) each.close();
    });

    it.each(['counts', 'void'] as const)(
      'says who had left, and that the result %s by its settings',
      async (afterLeaving) => {
        const { players } = await startTable(gateway, { people: 2, settings: { afterLeaving } });
        const [stays, leaves] = players as [TablePlayer, TablePlayer];
        expect(stays.snapshot.end).toBeNull();
        orThrow(await leaves.table.command('table.stand', {}));
        await stays.playUntilOver(anyOf);
        expect(stays.snapshot.end).toEqual({
          absent: [2],
          counts: afterLeaving === 'counts',
          stopped: null,
        });
        expect(await leaves.table.command('table.return', {})).toMatchObject({
          error: { reason: 'GAME_OVER' },
        });
        for (const each of players) each.close();
      },
    );

    it('that a referee ended says why', async () => {
      const { players } = await startTable(gateway, { people: 2, settings: { afterLeaving: 'void' } });
      orThrow(await players[0]!.table.command('table.stop', { reason: 'The hall closes' }));
      expect(players[0]!.snapshot.end).toEqual({ absent: [], counts: true, stopped: 'The hall closes' });
      for (const each of players) each.close();
    });
  });
});
