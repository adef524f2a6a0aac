import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyText } from '@red-disc/allegra';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.js';
import { StartedServer } from './started-server.js';

/** One step of a game, by a click on something that the page offers: a button of the bar, or a card as target. */
async function clickSomethingLegal(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = (selector: string) => document.querySelector<HTMLElement>(selector);
    const target =
      first('.act-do button.do-primary:not(:disabled)') ??
      first('.card[aria-pressed][data-face="down"]') ??
      first('.card[aria-pressed]') ??
      // The last button turns down: a test that never knocks comes to its end sooner.
      [...document.querySelectorAll<HTMLElement>('.act-do button:not(:disabled)')].at(-1);
    target?.click();
  });
}

describe('a table on the server, in the browser', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'red-disc-live-'));
  let server: StartedServer;
  let browser: Browser;

  beforeAll(async () => {
    chmodSync(dataDir, 0o711);
    server = await StartedServer.start(dataDir, { BOT_THINKING_MS: '50' });
    await server.runs();
    browser = await openBrowser();
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    await server.stop('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);

  /** A visitor of their own: no cookie is shared. */
  async function visit(path: string): Promise<{ page: Page; errors: string[] }> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(server.url + path);
    return { page, errors };
  }

  async function openTable(page: Page, name: string, rest: Readonly<Record<string, string>>): Promise<void> {
    await page.getByLabel('Your name').fill(name);
    for (const [label, value] of Object.entries(rest))
      await page.getByLabel(label, { exact: true }).selectOption(value);
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.getByRole('heading', { name: 'Before the game' }).waitFor();
  }

  it('brings two guests together by a code, and they play to the record', async () => {
    const host = await visit('/en/tables/new');
    await openTable(host.page, 'Ada', { Rules: 'one-round', Seats: '3', Bots: '1' });
    const code = (await host.page.locator('[data-code]').textContent()) ?? '';
    expect(code).toMatch(/^[A-Z0-9]{6}$/);

    const guest = await visit('/en');
    await guest.page.getByLabel('Code', { exact: true }).fill(code);
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByLabel('Your name').fill('Grace');
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();

    await host.page.getByText('Grace', { exact: true }).waitFor();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([host, guest].map(({ page }) => page.locator('.felt').waitFor()));

    const record = host.page.getByRole('link', { name: 'Download the record' });
    while (!(await record.isVisible())) {
      await Promise.all([host, guest].map(({ page }) => clickSomethingLegal(page)));
      await host.page.waitForTimeout(40);
    }
    await guest.page.getByRole('link', { name: 'Download the record' }).waitFor();
    const [download] = await Promise.all([host.page.waitForEvent('download'), record.click()]);
    const verdict = verifyText(readFileSync(await download.path(), 'utf8'));
    expect(verdict).toMatchObject({ ok: true });
    expect([...host.errors, ...guest.errors]).toEqual([]);
  }, 60_000);

  it('says clearly that nobody has a code, and that a table is not there', async () => {
    const { page } = await visit('/en/join?code=ZZZZZZ');
    await page.getByRole('heading', { name: 'No table has the code ZZZZZZ' }).waitFor();
    await page.goto(`${server.url}/en/tables/00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { name: 'No such table' }).waitFor();
  }, 30_000);

  it('leads nowhere dead from the start page', async () => {
    const { page } = await visit('/en');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    for (const href of new Set(links))
      expect([href, (await fetch(server.url + href)).status]).toEqual([href, 200]);
  }, 30_000);
});
