import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@red-disc/database';
import { pino } from 'pino';
import { RedisBus } from './redis-bus.js';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const silent = pino({ level: 'silent' });

describe('hints over Redis', () => {
  const buses: RedisBus[] = [];
  let server: ChildProcess | undefined;
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.stop();
    if (server?.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  });

  /** Resolves with the bus once it listens. */
  async function listening(url: string, onText: (text: string) => void): Promise<RedisBus> {
    const bus = new RedisBus(url, silent);
    buses.push(bus);
    await new Promise<void>((onGap) => void bus.start({ onText, onGap }));
    return bus;
  }

  (hasRedis ? it : it.skip)(
    'reach the others and not their sender (needs redis-server on the PATH)',
    async () => {
      const port = await freePort();
      server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
        stdio: 'ignore',
      });
      const url = `redis://127.0.0.1:${port}`;
      const own: string[] = [];
      const one = await listening(url, (text) => own.push(text));
      const heard = new Promise((resolve) => {
        void listening(url, resolve).then(() => {
          one.send(['r:table:7']);
        });
      });
      expect(await heard).toBe('r:table:7');
      expect(own).toEqual([]);
    },
  );

  it('are lost without harm while Redis is away', async () => {
    const bus = new RedisBus(`redis://127.0.0.1:${await freePort()}`, silent);
    buses.push(bus);
    await bus.start({ onText: () => undefined, onGap: () => undefined });
    expect(() => {
      bus.send(['r:table:1']);
    }).not.toThrow();
  });
});
