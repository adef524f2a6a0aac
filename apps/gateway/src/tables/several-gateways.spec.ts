import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { socketPath } from '@red-disc/contracts';
import { createTestDatabase, type TestDatabase } from '@red-disc/database';
import { WebSocket } from 'ws';
import { GatewayProcess } from '../../test/gateway-process.js';
import { query } from '../../test/people.js';
import { orThrow, seatPeople, type TablePlayer } from '../../test/table-player.js';
import { verdictOf } from '../../test/verdict.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('several gateways on one database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateways-'));
  let database: TestDatabase;
  let one: GatewayProcess;
  let two: GatewayProcess;

  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
    const variables = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    [one, two] = await Promise.all([GatewayProcess.start(variables), GatewayProcess.start(variables)]);
  });
  afterAll(async () => {
    await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  async function logOf(table: string): Promise<{ seq: number; command_id: string }[]> {
    return query(
      { databaseUrl: database.url },
      'select seq, command_id from table_event where table_id = $1 order by seq',
      [table],
    );
  }

  async function expectWhole(table: string, players: readonly TablePlayer[]): Promise<void> {
    const log = await logOf(table);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    const written = new Map(log.map(({ seq, command_id }) => [command_id, seq]));
    for (const player of players) {
      for (const { command, seq } of player.acknowledged) expect(written.get(command)).toBe(seq);
      expect(JSON.stringify(player.snapshot.view)).toContain('"over":true');
    }
    const record = await players[0]!.person.browser.get(`/api/tables/${table}/record`);
    expect(verdictOf(record.body)).toMatchObject({ ok: true, over: true });
  }

  it('play one table together: no gap, no move twice, the same end for all', async () => {
    const { id, players } = await seatPeople({ gateways: [one, two], people: 4 });
    orThrow(await players[0]!.table.command('table.start', {}));
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    await expectWhole(id, players);
    for (const player of players) player.close();
  });

  it('lose nothing that was acknowledged when one is killed in the middle of a game, again and again', async () => {
    const { id, players } = await seatPeople({ gateways: [one], people: 3 });
    orThrow(await players[0]!.table.command('table.start', {}));
    let kills = 0;
    const playing = Promise.all(players.map((player) => player.playUntilOver(anyOf))).then(
      () => 'over' as const,
    );
    while (kills < 4) {
      // By what was played, not by time: a whole game may take less than a moment.
      const { seq } = players[0]!.snapshot;
      const later = players[0]!.sees((snapshot) => snapshot.seq >= seq + 20);
      if ((await Promise.race([playing, later])) === 'over') break;
      await one.end('SIGKILL');
      kills += 1;
      await one.start();
    }
    await playing;
    expect(kills).toBeGreaterThan(0);
    await expectWhole(id, players);
    for (const player of players) player.close();
  });

  it('hand over when one is asked to stop: its clients are told to come back, and nothing is refused or lost', async () => {
    const { id, players } = await seatPeople({ gateways: [one], people: 3 });
    orThrow(await players[0]!.table.command('table.start', {}));
    const watcher = new WebSocket(one.url.replace('http', 'ws') + socketPath);
    const closed = once(watcher, 'close');
    const moved = players[0]!.sees(({ seq }) => seq > players.length * 2 + 10);
    const playing = Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    await moved;
    await one.end('SIGTERM');
    expect((await closed)[0]).toBe(1001);
    await one.start();
    await playing;
    await expectWhole(id, players);
    for (const player of players) player.close();
  });

  it('do not let one that was frozen write over what happened meanwhile', async () => {
    const { id, players } = await seatPeople({ gateways: [one, two], people: 2 });
    const [first, second] = players as [TablePlayer, TablePlayer];
    orThrow(await first.table.command('table.start', {}));
    await second.sees(({ view }) => view !== null);
    one.signal('SIGSTOP');
    const late = first.table.command('table.move', { phase: first.view!.phase, move: 'R1a1' });
    for (const cell of ['R2a1', 'R2a2'])
      orThrow(await second.table.command('table.move', { phase: second.view!.phase, move: cell }));
    one.signal('SIGCONT');
    orThrow(await late);
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    await expectWhole(id, players);
    for (const player of players) player.close();
  });

  it('give back the time of an outage and twenty seconds more: nobody’s turn is lost by it', async () => {
    const { id, players } = await seatPeople({ gateways: [one, two], people: 2 });
    const atDatabase = { databaseUrl: database.url };
    orThrow(await players[0]!.table.command('table.start', {}));
    await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
    // They died a minute ago, with half a minute left on the clock.
    await query(
      atDatabase,
      `update server_heartbeat set last_seen = clock_timestamp() - interval '60 seconds'`,
    );
    await query(
      atDatabase,
      `update table_event set deadline_at = clock_timestamp() - interval '30 seconds'
       where table_id = $1 and deadline_at is not null`,
      [id],
    );
    const before = await logOf(id);
    await Promise.all([one.start(), two.start()]);
    await players[0]!.sees(({ deadline }) => deadline !== null && deadline > Date.now());
    const [clock] = await query<{ left: number }>(
      atDatabase,
      `select extract(epoch from given_until - clock_timestamp())::float8 as left from game_table where id = $1`,
      [id],
    );
    // The half minute and the grace, and not twice for two gateways that notice the same outage.
    expect(clock!.left).toBeGreaterThan(30);
    expect(clock!.left).toBeLessThan(30 + 20 + 5);
    expect(await logOf(id)).toEqual(before);
    for (const player of players) player.close();
  });
});
