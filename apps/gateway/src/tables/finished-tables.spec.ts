import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@red-disc/database';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { tableServices, type TableServices } from '../../test/table-services.js';
import type { FinishedTable } from './finished-tables.js';

describe('finished tables', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let services: TableServices | undefined;
  const start = async (): Promise<TableServices> =>
    (services = await tableServices({ databaseUrl: database.url, dataDir: tmpdir() }));

  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
  });
  afterAll(async () => {
    await services?.stop();
    await database.drop();
  });

  /** Resolves with what is told of this table, and takes it or not. */
  const toldOf = (tables: TableServices, isTaken: boolean): Promise<FinishedTable> =>
    new Promise((resolve) => {
      tables.finished.onFinished((table) => {
        resolve(table);
        return isTaken ? Promise.resolve() : Promise.reject(new Error('busy'));
      });
    });

  async function playWithBots({ tables }: TableServices): Promise<string> {
    const userId = randomUUID() as UserId;
    const host: Actor = { userId, kind: 'account', platformRole: 'user', sessionId: 'test' };
    const { id } = await tables.open(host, {
      rules: { game: 'allegra', preset: 'one-round' },
      timing: undefined,
      settings: { seats: 2, firstDealer: 'lastSeat', visibility: 'link', talk: 'none' },
      clubId: null,
      bots: [],
      sit: false,
      seating: [{ bot: 'novice' }, { bot: 'steady' }],
    });
    await tables.act(id, 'start', () => ({ type: 'start' }));
    return id;
  }

  it('are told of again after a restart to whoever did not take the result, and then no more', async () => {
    const first = await start();
    const heard = toldOf(first, false);
    const id = await playWithBots(first);
    expect((await heard).tableId).toBe(id);
    await first.stop();

    const second = await start();
    const again = await toldOf(second, true);
    expect(again).toEqual(await heard);
    expect(again).toMatchObject({
      tableId: id,
      clubId: null,
      dealId: null,
      seats: [{ bot: 'novice' }, { bot: 'steady' }],
      outcome: { over: true, totals: [expect.any(Number), expect.any(Number)] },
      end: { counts: true, absent: [], stopped: null },
    });
    expect(await second.finished.read(id)).toEqual(again);
    expect(await second.finished.since(again.finishedAt, 10)).toEqual([id]);

    const other = toldOf(second, true);
    const next = await playWithBots(second);
    expect((await other).tableId).toBe(next);
    expect(await second.finished.read(randomUUID())).toBeUndefined();
  });
});
