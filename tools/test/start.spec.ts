import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../src/pages/browser.js';
import { StartedServer } from '../src/pages/started-server.js';

interface Process {
  readonly pid: number;
  readonly line: string;
}

/** The processes that this folder belongs to. */
function processesIn(folder: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
        return pid !== String(process.pid) &&
          (line.includes(folder) || environment.includes(`DATA_DIR=${folder}`))
          ? [{ pid: Number(pid), line }]
          : [];
      } catch {
        return [];
      }
    });
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'red disc start '));
  let server: StartedServer;
  let browser: Browser;

  beforeAll(async () => {
    chmodSync(dataDir, 0o711);
    server = await StartedServer.start(dataDir);
    await server.runs();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser.close();
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function openPage(path: string): Promise<{ page: Page; errors: string[] }> {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    return { page, errors };
  }

  /** Somebody whose browser has stored the rules. */
  async function readerOfTheRules(): Promise<Page> {
    const { page } = await openPage('/en/rules');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(async () => (await caches.match('/de/rules')) !== undefined);
    return page;
  }

  async function expectRulesWithoutServer(page: Page): Promise<void> {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'The rules' }).waitFor();
    await page.goto(`${server.url}/de/rules`);
    await page.getByRole('heading', { level: 1, name: 'Die Regeln' }).waitFor();
    await page.goto(`${server.url}/fr/clubs`);
    await page.getByRole('heading', { level: 1, name: 'Pas de réseau' }).waitFor();
    await page.close();
  }

  it('serves the pages, the API and the socket under one address', async () => {
    const status = (await (await fetch(`${server.url}/api/status`)).json()) as object;
    expect(status).toMatchObject({ database: 'up' });
    const { page, errors } = await openPage('/');
    expect(await page.title()).toContain('Red Disc');
    const pong = await page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ id: 1, type: 'ping', data: {} }));
          };
          socket.onmessage = ({ data }) => {
            resolve(String(data));
          };
          socket.onerror = () => {
            reject(new Error('no socket'));
          };
        }),
    );
    expect(JSON.parse(pong)).toMatchObject({ id: 1, ok: true });
    expect(errors).toEqual([]);
    await page.close();
  });

  it('shows on its page what the gateway read from PostgreSQL', async () => {
    const { page } = await openPage('/en');
    expect(await page.locator('body').innerText()).toMatch(/0\.1\.0/);
    await page.close();
  });

  it('shows the sign-ins of the demo club once, and they work', async () => {
    const signedIn = await fetch(`${server.url}/api/account/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(server.signIns().owner),
    });
    expect(signedIn.status).toBe(200);
  });

  it('makes its secrets at the first start, readable by their owner alone', () => {
    for (const file of ['auth-secret', 'postgres-password'])
      expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
  });

  it('tells the dashboard no secret', () => {
    const dashboard = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
          return title.includes('next') ? [readFileSync(`/proc/${pid}/environ`, 'utf8')] : [];
        } catch {
          return [];
        }
      })
      .filter((environment) => environment.includes(`PUBLIC_URL=${server.url}`));
    expect(dashboard.length).toBeGreaterThan(0);
    for (const environment of dashboard) expect(environment).not.toMatch(/DATABASE_URL|AUTH_SECRET/);
  });

  it('stops at SIGTERM and leaves no process, keeps its data for the next start, and the rules can be read meanwhile', async () => {
    const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8');
    expect(processesIn(dataDir).length).toBeGreaterThan(0);
    const reader = await readerOfTheRules();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(processesIn(dataDir)).toEqual([]);
    await expectRulesWithoutServer(reader);
    server = await StartedServer.start(dataDir);
    await server.runs();
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe(secret);
    expect(server.output).not.toContain('migrations applied');
    expect(server.output).not.toContain('demo club');
  });

  it('brings back the gateway and the database when they are killed', async () => {
    const crash = (words: string): void => {
      for (const { pid } of processesIn(dataDir).filter(({ line }) => line.includes(words)))
        process.kill(pid, 'SIGKILL');
    };
    crash('apps/gateway/dist');
    crash('/postgres -D');
    await until(() => /gateway ended/.test(server.output) && /database ended/.test(server.output));
    await until(async () => {
      const answer = await fetch(`${server.url}/api/status`);
      return answer.ok && ((await answer.json()) as { database: string }).database === 'up';
    });
    expect(processesIn(dataDir).filter(({ line }) => line.includes('/postgres -D'))).toHaveLength(1);
  });

  it('leaves nothing running when it is killed itself', async () => {
    await server.stop('SIGKILL');
    await until(() => processesIn(dataDir).every(({ line }) => line.includes('postgres')));
    server = await StartedServer.start(dataDir);
    await server.runs();
  });

  it('says in one line that a port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const second = await StartedServer.start(dataDir, { PORT: String(port) });
    expect(await second.ended()).toBe(1);
    expect(second.output.trim()).toMatch(new RegExp(`^Red Disc: port ${port} is taken: .+$`));
    taken.close();
  });

  it('says in one line that the database is out of reach', async () => {
    const url = 'postgresql://user:secret@127.0.0.1:1/none';
    const second = await StartedServer.start(dataDir, { DATABASE_URL: url });
    expect(await second.ended()).toBe(1);
    expect(second.output.trim()).toMatch(/^Red Disc: the database at 127\.0\.0\.1:1 is out of reach .+$/);
    expect(second.output).not.toContain('secret');
  });
});
