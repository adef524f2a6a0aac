import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@red-disc/database';
import { query } from '../../../test/people.js';
import { until } from '../../../test/until.js';
import { DatabaseListener } from './database-listener.js';

/** In front of PostgreSQL: while it is down, whoever comes is turned away at once. */
class Door {
  isOpen = true;
  tries = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((client) => {
    this.tries += 1;
    client.on('error', () => undefined);
    if (!this.isOpen) {
      client.destroy();
      return;
    }
    const server = connect(Number(this.target.port), this.target.hostname);
    server.on('error', () => undefined);
    this.#sockets.add(client).add(server);
    client.pipe(server).pipe(client);
  });

  constructor(private readonly target: URL) {}

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = new URL(this.target.href);
    url.hostname = '127.0.0.1';
    url.port = String((this.#server.address() as AddressInfo).port);
    return url.href;
  }

  shut(): void {
    this.isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async stop(): Promise<void> {
    this.shut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

describe('a listener', () => {
  let database: TestDatabase;
  let door: Door;
  let listener: DatabaseListener | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
    door = new Door(new URL(database.url));
  });
  afterAll(async () => {
    await listener?.stop();
    await door.stop();
    await database.drop();
  });

  it('tries again while PostgreSQL is away, at the same pace for however long, and then hears again', async () => {
    const heard: string[] = [];
    let onGap: () => void = () => undefined;
    const back = new Promise<void>((resolve) => (onGap = resolve));
    const url = await door.listen();
    listener = new DatabaseListener({
      url,
      name: 'a test',
      channel: 'news',
      onPayload: (payload) => heard.push(payload),
      onGap: () => {
        onGap();
      },
    });
    await listener.start();
    door.shut();
    const before = door.tries;
    const begun = performance.now();
    await until(() => door.tries >= before + 5);
    // Five tries take five pauses. One that doubles with each failure has made sixteen by then.
    expect(performance.now() - begun).toBeGreaterThan(2200);
    door.isOpen = true;
    await back;
    await query({ databaseUrl: database.url }, `select pg_notify('news', 'hello')`);
    await until(() => heard.length > 0);
    expect(heard).toEqual(['hello']);
  });
});
