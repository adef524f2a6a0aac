/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import { median, pause, percentile, rounded } from '../load/figures.js';
import { clickSomethingLegal } from '../pages/click.js';
import { seatPlayers } from './seat-players.js';

export interface FlightFigures {
  /** Frames of a four times slower processor while cards were on their way, and how long they took, in milliseconds. */
  readonly flightFrames: number;
  readonly flightFrameP50: number;
  readonly flightFrameP95: number;
}

interface FilmedWindow extends Window {
  flightFrames?: number[];
}

const slowdown = 4;
/** A move is watched to its end before the next: people take longer than that. */
const betweenMs = 600;
/** Nobody has anything to do, so often in a row: the game is over. */
const mostIdle = 20;

/** Three browsers play at one table, with cards that fly; the first is slow, and its frames are counted. */
export async function measureFlights(browser: Browser, url: string, clicks: number): Promise<FlightFigures> {
  const pages = await seatPlayers(browser, url, 'no-preference');
  const [slow] = pages as [Page, ...Page[]];
  const session = await slow.context().newCDPSession(slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await film(slow);
  for (let made = 0, idle = 0; made < clicks && idle < mostIdle; idle += 1) {
    for (const page of pages) {
      if ((await clickSomethingLegal(page)) === undefined) continue;
      made += 1;
      idle = 0;
      await pause(betweenMs);
    }
  }
  const frames = await slow.evaluate(() => (window as FilmedWindow).flightFrames ?? []);
  await Promise.all(pages.map((page) => page.context().close()));
  return {
    flightFrames: frames.length,
    flightFrameP50: rounded(median(frames)),
    flightFrameP95: rounded(percentile(frames, 0.95)),
  };
}

/** From one frame to the next, if a card is on its way in both. */
function film(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frames: number[] = [];
    (window as FilmedWindow).flightFrames = frames;
    let before: number | undefined;
    const look = (now: number): void => {
      const flies = document.querySelector('.card-flying') !== null;
      if (flies && before !== undefined) frames.push(now - before);
      before = flies ? now : undefined;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
