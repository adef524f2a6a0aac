import { readFileSync } from 'node:fs';
import { verifyText } from '@red-disc/allegra';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { clickSomethingLegal } from '../../src/pages/click.js';
import { SharedServer, type Visitor } from './shared-server.js';
import { Line, listens, pressSomethingLegal, tabTo } from './table-page.js';

const replayLink = { name: 'Watch the replay' };
const patienceMs = 200_000;

describe('a table on the server, in the browser', () => {
  let server: SharedServer;

  beforeAll(async () => {
    server = await SharedServer.open();
  });

  afterAll(() => server.close());

  async function openTable(page: Page, name: string, rest: Readonly<Record<string, string>>): Promise<void> {
    await listens(page);
    await page.getByLabel('Your name').fill(name);
    for (const [label, value] of Object.entries(rest))
      await page.getByLabel(label, { exact: true }).selectOption(value);
    await page.getByRole('button', { name: 'Open a table' }).click();
    await page.getByRole('heading', { name: 'Before the game' }).waitFor();
  }

  async function joinByCode(code: string, name: string): Promise<Visitor> {
    const guest = await server.visit('/en');
    await guest.page.getByLabel('Code', { exact: true }).fill(code);
    await guest.page.getByRole('button', { name: 'Join' }).click();
    await guest.page.getByLabel('Your name').waitFor();
    await listens(guest.page);
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();
    return guest;
  }

  /** All play on until `isEnough`; a page that has nothing to do is left alone. */
  async function playUntil(
    isEnough: () => Promise<boolean>,
    visitors: readonly Visitor[],
    play: (page: Page) => Promise<unknown>,
  ): Promise<void> {
    const until = performance.now() + patienceMs;
    while (!(await isEnough())) {
      if (performance.now() > until) throw new Error(`the game does not go on: ${await shown(visitors)}`);
      await Promise.all(visitors.map(({ page }) => play(page)));
      await visitors[0]!.page.waitForTimeout(20);
    }
  }

  async function shown(visitors: readonly Visitor[]): Promise<string> {
    const texts = visitors.map(async ({ page, errors }) => [await page.innerText('body'), ...errors]);
    return JSON.stringify(await Promise.all(texts));
  }

  const clickForATrade = (page: Page) => clickSomethingLegal(page, { trades: true });
  const isOver = (page: Page) => page.getByRole('link', replayLink).isVisible();

  it('brings three browsers together, through a knock and a lost line, to a replay that is checked', async () => {
    const host = await server.visit('/en/tables/new');
    await openTable(host.page, 'Ada', { Rules: 'one-round', Seats: '3' });
    expect(await findBarriers(host.page)).toEqual([]);
    const code = (await host.page.locator('[data-code]').textContent()) ?? '';
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    const [grace, linus] = [await joinByCode(code, 'Grace'), await joinByCode(code, 'Linus')];
    const line = await Line.of(linus.context);
    await linus.page.reload();

    await host.page.getByText('Linus', { exact: true }).waitFor();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    const all = [host, grace, linus];
    await Promise.all(all.map(({ page }) => page.locator('.felt').waitFor()));
    expect(await findBarriers(host.page)).toEqual([]);

    const hasTraded = () =>
      host.page
        .locator('.log')
        .getByText(/gave the card to|fills/)
        .first()
        .isVisible();
    await playUntil(hasTraded, all, clickForATrade);

    await line.cut();
    await linus.page.getByRole('heading', { name: 'Reconnecting' }).waitFor();
    for (let turns = 0; turns < 5; turns += 1) await clickSomethingLegal(host.page);
    line.mend();
    await linus.page.getByRole('heading', { name: 'Reconnecting' }).waitFor({ state: 'detached' });
    const pileOf = (page: Page) => page.locator('.stack-fan').getAttribute('aria-label');
    await expectSame(
      () => pileOf(linus.page),
      () => pileOf(host.page),
    );

    await playUntil(() => isOver(host.page), all, clickSomethingLegal);
    await Promise.all(all.map(({ page }) => page.getByRole('link', replayLink).waitFor()));
    expect(await findBarriers(host.page)).toEqual([]);
    const [download] = await Promise.all([
      host.page.waitForEvent('download'),
      host.page.getByRole('link', { name: 'Download the record' }).click(),
    ]);
    const record = readFileSync(await download.path(), 'utf8');
    expect(verifyText(record)).toMatchObject({ ok: true });

    await playAgain(grace.page, linus.page);
    await watchReplay(host.page);
    await openRecord(grace.page, record);
    expect([...host.errors, ...grace.errors]).toEqual([]);
  });

  it('lets a finger find the cards of whoever knocked, on a small phone and in a long language', async () => {
    const host = await server.visit('/en/tables/new', { viewport: { width: 360, height: 640 } });
    await openTable(host.page, 'Annegret-Charlotte', { Rules: 'one-round', Seats: '3' });
    const code = (await host.page.locator('[data-code]').textContent()) ?? '';
    const others = [await joinByCode(code, 'Friedrich-Wilhelm'), await joinByCode(code, 'Linus')];
    await host.page.getByText('Linus', { exact: true }).waitFor();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    await host.page.locator('.felt').waitFor();
    const theirs = host.page.locator('.mini .card[aria-pressed]');
    await playUntil(async () => (await theirs.count()) > 0, [host, ...others], clickForATrade);
    await host.page.goto(host.page.url().replace('/en/', '/de/'));
    for (const height of [640, 740]) {
      await host.page.setViewportSize({ width: 360, height });
      await theirs.first().waitFor();
      const boxes = await theirs.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
      expect(boxes.length).toBeGreaterThan(5);
      for (const { width, right, bottom, height: tall } of boxes) {
        expect(Math.min(width, tall)).toBeGreaterThanOrEqual(44);
        expect([right <= 360, bottom <= height]).toEqual([true, true]);
      }
      const beyond = await host.page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(beyond).toEqual([0, 0]);
    }
  });

  /** Whoever asks first opens the next table; the others are told, and their seats are kept for them. */
  async function playAgain(first: Page, second: Page): Promise<void> {
    const before = new URL(first.url()).pathname;
    await first.getByRole('button', { name: 'Play again together' }).click();
    await first.getByRole('heading', { name: 'Before the game' }).waitFor();
    await first.getByText('Kept for Linus').waitFor();
    await second.getByRole('button', { name: 'Join the next game' }).click();
    await second.getByRole('heading', { name: 'Before the game' }).waitFor();
    await first.getByText('Linus', { exact: true }).waitFor();
    await first.getByText('Kept for Ada').waitFor();
    const places = [first, second].map((page) => new URL(page.url()).pathname);
    expect(places[0]).toBe(places[1]);
    expect(places[0]).not.toBe(before);
  }

  /** From the table to its replay: by slider, by moment, by address, and the deals worked out again. */
  async function watchReplay(page: Page): Promise<void> {
    await page.getByRole('link', replayLink).click();
    const place = page.locator('.replay-place');
    await place.filter({ hasText: 'move 0 of' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await place.filter({ hasText: 'move 1 of' }).waitFor();
    await page
      .getByRole('button', { name: /knocks for the/ })
      .first()
      .click();
    const knock = (await place.textContent())!;
    const [, move] = /move (\d+) of/.exec(knock)!;
    await page.waitForURL(({ searchParams }) => searchParams.get('at') === `1.${move}`);
    await page.reload();
    await place.filter({ hasText: knock }).waitFor();
    await page.getByRole('tab', { name: 'Fair deal' }).click();
    await page.getByText('The deals are fair').waitFor();
    await page.getByText('Your browser saw this promise before the cards were dealt.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  }

  /** The same game from its file, for somebody who was not there. */
  async function openRecord(page: Page, record: string): Promise<void> {
    await page.goto(`${server.url}/en/replay`);
    await page.getByLabel('Or paste the record').fill('{"format":"nothing"}');
    await page.getByRole('button', { name: 'Show the game' }).click();
    await page.getByText('This is no record of a game.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('Or paste the record').fill(record);
    await page.getByRole('button', { name: 'Show the game' }).click();
    await page.locator('.replay-bar').waitFor();
  }

  async function expectSame(
    one: () => Promise<string | null>,
    other: () => Promise<string | null>,
  ): Promise<void> {
    for (let tries = 0; tries < 2000 && (await one()) !== (await other()); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await one()).toBe(await other());
  }

  it('is opened, played and left with nothing but a keyboard', async () => {
    const { page, errors } = await server.visit('/en/tables/new');
    await listens(page);
    await tabTo(page, '[name="name"]');
    await page.keyboard.type('Kay');
    // Rules, seats, bots: the browser's own lists choose by typing.
    for (const typed of ['One round', '3', '2']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await tabTo(page, 'button[type="submit"]');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await tabTo(page, 'button:not([disabled]).bg-ink');
    await page.keyboard.press('Enter');
    await page.locator('.felt').waitFor();
    // A sheet gives the focus back to what opened it; with none, the arrows lead to the cards.
    await tabTo(page, '.table-header button');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.table-header button'));
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.matches('.tray .card'));
    while (!(await isOver(page))) {
      await pressSomethingLegal(page);
      await page.waitForTimeout(15);
    }
    await tabTo(page, '.after-game a');
    await page.keyboard.press('Enter');
    await page.locator('.replay-bar').waitFor();
    expect(errors).toEqual([]);
  });

  it('says clearly that nobody has a code, and that a table is not there', async () => {
    const { page } = await server.visit('/en/join?code=ZZZZZZ');
    await page.getByRole('heading', { name: 'No table has the code ZZZZZZ' }).waitFor();
    for (const path of ['tables', 'replay']) {
      const answer = await page.goto(`${server.url}/en/${path}/00000000-0000-4000-8000-000000000000`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'No such table' }).waitFor();
    }
    await page.goto(`${server.url}/en/tables`);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('can be installed: what the manifest names is there, and is what it says', async () => {
    const { page } = await server.visit('/en');
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await fetch(server.url + address!)).json()) as {
      readonly display: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
    };
    expect(manifest.display).toBe('standalone');
    expect((await fetch(server.url + manifest.start_url)).status).toBe(200);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, type, sizes } of manifest.icons) {
      const picture = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (type === 'image/png') expect([src, picture]).toEqual([src, sizes]);
    }
  }, 30_000);

  it('leads nowhere dead from the start page', async () => {
    const { page } = await server.visit('/en');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    for (const href of new Set(links))
      expect([href, (await fetch(server.url + href)).status]).toEqual([href, 200]);
  });
});
