import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newGuest, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, seatPeople, startTable, TablePlayer } from '../../test/table-player.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('a table whose log', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  /** What a gateway leaves behind that dies after its append and before its hint. */
  async function writeSilently(table: string, body: string): Promise<void> {
    await query(
      gateway,
      `insert into table_event (table_id, seq, command_id, body)
       select table_id, max(seq) + 1, 'silent', $2 from table_event where table_id = $1 group by table_id`,
      [table, body],
    );
  }
  const notReady = JSON.stringify([{ type: 'ready', seat: 1, ready: false }]);

  it('has grown unnoticed catches up by the sweep, and for whoever begins to watch', async () => {
    const { id, players } = await seatPeople({ gateways: [gateway], people: 2 });
    const [player] = players as [TablePlayer];
    expect(player.snapshot.seats[0]!.ready).toBe(true);
    await writeSilently(id, notReady);
    const watcher = new TablePlayer(gateway, await newGuest(gateway, 'Watcher'), id);
    await watcher.socket.opened();
    expect(orThrow(await watcher.table.watch()).seats[0]!.ready).toBe(false);
    await writeSilently(id, JSON.stringify([{ type: 'ready', seat: 2, ready: false }]));
    // Nobody asks for anything from here on.
    await player.sees(({ seats }) => seats.every(({ ready }) => !ready));
    for (const each of [...players, watcher]) each.close();
  });

  it.each([
    ['has an entry that cannot have happened', JSON.stringify([{ type: 'moved', seat: 9, move: 'X9z9' }])],
    ['does not parse', '{'],
  ])('%s is set aside with an alarm, and the others play on', async (_, body) => {
    const poisoned = await startTable(gateway, { people: 2 });
    const sound = await startTable(gateway, { people: 2 });
    await writeSilently(poisoned.id, body);
    const [player] = poisoned.players as [TablePlayer];
    const { phase, moves } = player.view!;
    const refused = await player.table.command('table.move', { phase, move: moves[0]! });
    expect(refused.ok).toBe(false);
    expect(await player.table.command('table.move', { phase, move: moves[0]! })).toMatchObject({
      error: { code: 'REFUSED', reason: 'TABLE_SET_ASIDE' },
    });
    expect(await query(gateway, 'select status from game_table where id = $1', [poisoned.id])).toEqual([
      { status: 'quarantined' },
    ]);
    expect(await (await fetch(gateway.metricsUrl)).text()).toMatch(/^tables_set_aside_total [1-9]/m);
    await Promise.all(sound.players.map((each) => each.playUntilOver(anyOf)));
    expect(sound.players[0]!.snapshot.status).toBe('over');
    for (const each of [...poisoned.players, ...sound.players]) each.close();
  });
});
