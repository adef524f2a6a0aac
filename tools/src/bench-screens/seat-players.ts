import { routes } from '@red-disc/contracts';
import type { Browser, Page } from 'playwright-core';
import { cookiesOf } from '../pages/walk.js';
import { demand } from '../play/demand.js';
import { enterAsGuest, type Guest } from '../play/guest.js';

/** Whether cards travel. */
export type Motion = 'reduce' | 'no-preference';

const players = 3;
const slowClocks = { turn: null, bank: 0, window: 60, setup: 3600, pause: 600, timeouts: 10 };

/** A page for each player at a table that has begun; nobody's clock runs out. */
export async function seatPlayers(browser: Browser, url: string, motion: Motion): Promise<Page[]> {
  const guests = await Promise.all(
    Array.from({ length: players }, (_, index) => enterAsGuest(url, index + 1)),
  );
  const { id, key } = await demand(guests[0]!, routes.createTable, {
    body: {
      rules: { game: 'allegra', preset: 'english' },
      seats: players,
      timing: slowClocks,
      visibility: 'link',
      talk: 'none',
    },
  });
  const address = `${url}/en/tables/${id}?key=${key}`;
  const pages: Page[] = [];
  for (const guest of guests) pages.push(await openTable(browser, { guest, address, motion }));
  const [host, ...others] = pages as [Page, ...Page[]];
  for (const page of others) {
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  }
  await host.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(pages.map((page) => page.locator('.act').waitFor()));
  return pages;
}

interface Opening {
  readonly guest: Guest;
  readonly address: string;
  readonly motion: Motion;
}

async function openTable(browser: Browser, { guest, address, motion }: Opening): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: motion, locale: 'en-GB' });
  await context.addCookies(cookiesOf(guest, new URL(address).origin));
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
