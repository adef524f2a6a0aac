import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
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
    await killServer();
  });

  async function startServer(port: number): Promise<void> {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    await once(server, 'spawn');
  }

  async function killServer(): Promise<void> {
    const running = server;
    server = undefined;
    if (!running) return;
    const exited = once(running, 'exit');
    running.kill('SIGKILL');
    await exited;
  }

  /** Resolves with the bus once it listens. */
  async function listening(url: string, onText: (text: string) => void): Promise<RedisBus> {
    const bus = new RedisBus(url, silent);
    buses.push(bus);
    await new Promise<void>((onGap) => void bus.start({ onText, onGap }));
    return bus;
  }

  (hasRedis ? it : it.skip)(
    'reach the others and not their sender, also after Redis has died and come back (needs redis-server)',
    async () => {
      const port = await freePort();
      await startServer(port);
      const url = `redis://127.0.0.1:${port}`;
      const own: string[] = [];
      const one = await listening(url, (text) => own.push(text));
      const heard = new EventEmitter();
      const other = new RedisBus(url, silent);
      buses.push(other);
      const onText = (text: string): void => void heard.emit('text', text);
      const onGap = (): void => void heard.emit('gap');
      const listens = once(heard, 'gap');
      await other.start({ onText, onGap });
      await listens;
      /** A sender connects in its own time; until then its hints are lost. */
      const hearing = async (hint: string): Promise<string> => {
        const sending = setInterval(() => {
          one.send([hint]);
        }, 50);
        try {
          for (;;) {
            const [text] = (await once(heard, 'text')) as [string];
            if (text === hint) return text;
          }
        } finally {
          clearInterval(sending);
        }
      };
      expect(await hearing('r:table:7')).toBe('r:table:7');

      await killServer();
      one.send(['r:table:8']);
      const listensAgain = once(heard, 'gap');
      await startServer(port);
      await listensAgain;
      expect(await hearing('r:table:9')).toBe('r:table:9');
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
