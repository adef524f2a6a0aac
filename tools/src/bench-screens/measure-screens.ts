/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { median, pause, percentile, rounded } from '../load/figures.js';
import { clickSomethingLegal } from '../pages/click.js';
import { seatPlayers } from './seat-players.js';

export interface ScreenFigures {
  readonly screens: number;
  readonly moves: number;
  /** From the click to the frame in which the last of the screens shows the move, in milliseconds. */
  readonly lastScreenP50: number;
  readonly lastScreenP95: number;
  readonly slowest: number;
  /** The same for the screen of whoever moved. */
  readonly ownScreenP50: number;
}

interface WatchedWindow extends Window {
  /** When the log of the table last changed on the screen. */
  shownAt?: number;
}

const patienceMs = 5_000;
/** A click that only picks a card moves nothing: after so long it is not waited for. */
const pickMs = 400;

/** Three browsers play at one table; each move is timed from the click to the last screen. */
export async function measureScreens(browser: Browser, url: string, moves: number): Promise<ScreenFigures> {
  const pages = await seatPlayers(browser, url, 'reduce');
  await Promise.all(pages.map(watchLog));
  const own: number[] = [];
  const last: number[] = [];
  while (last.length < moves) {
    const made = await moveSomewhere(pages);
    if (made === 'over') break;
    if (!made) continue;
    own.push(made.own);
    last.push(made.last);
  }
  return {
    screens: pages.length,
    moves: last.length,
    lastScreenP50: rounded(median(last)),
    lastScreenP95: rounded(percentile(last, 0.95)),
    slowest: rounded(Math.max(...last)),
    ownScreenP50: rounded(median(own)),
  };
}

/** A change counts with the frame that shows it, not when it is in the page. */
function watchLog(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(() => {
      requestAnimationFrame(() => {
        (window as WatchedWindow).shownAt = performance.timeOrigin + performance.now();
      });
    });
    observer.observe(document.querySelector('.log')!, { childList: true });
  });
}

async function moveSomewhere(
  pages: readonly Page[],
): Promise<{ readonly own: number; readonly last: number } | 'over' | undefined> {
  for (const page of pages) {
    if ((await page.locator('.after-game').count()) > 0) return 'over';
    const at = await clickSomethingLegal(page);
    if (at === undefined) continue;
    const shown = await shownAfter(page, at, pickMs);
    if (shown === undefined) return undefined;
    const everywhere = await Promise.all(pages.map((other) => shownAfter(other, at, patienceMs)));
    if (everywhere.includes(undefined)) throw new Error('a move did not come to all screens');
    return { own: shown - at, last: Math.max(...everywhere.map((time) => time! - at)) };
  }
  await pause(10);
  return undefined;
}

async function shownAfter(page: Page, at: number, ms: number): Promise<number | undefined> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const shown = await page.evaluate(() => (window as WatchedWindow).shownAt);
    if (shown !== undefined && shown > at) return shown;
    await pause(5);
  }
  return undefined;
}
