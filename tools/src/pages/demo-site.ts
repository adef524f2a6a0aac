import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { takenDownIfInterrupted } from '../interruption.js';
import { openBrowser } from './browser.js';
import { furnish, type Furnished } from './furnish.js';
import { StartedServer } from './started-server.js';

export interface DemoSite {
  readonly url: string;
  readonly site: Furnished;
}

/** The production build with a furnished demo club, for as long as the work takes. */
export async function withDemoSite<T>(work: (site: DemoSite) => Promise<T>): Promise<T> {
  return withStartedServer({ BOT_THINKING_MS: '0' }, async (server) =>
    work({ url: server.url, site: await furnish(server.url, server.signIns()) }),
  );
}

/** The production build, for as long as the work takes; nothing of it is left, even by whoever is interrupted. */
export async function withStartedServer<T>(
  variables: Readonly<Record<string, string>>,
  work: (server: StartedServer) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'red-disc-pages-'));
  chmodSync(dataDir, 0o711); // PostgreSQL may run as another account
  const server = await StartedServer.start(dataDir, variables);
  const stop = takenDownIfInterrupted(async () => {
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });
  try {
    await server.runs();
    return await work(server);
  } finally {
    await stop();
  }
}

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
