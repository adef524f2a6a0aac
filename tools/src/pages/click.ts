/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/**
 * One step of a game, by a click on something that the page offers: a button of the bar, or a card as target.
 * Resolves to when it was made, by the page's own clock; undefined if there was nothing to do.
 */
export function clickSomethingLegal(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const first = (selector: string) => document.querySelector<HTMLElement>(selector);
    const target =
      first('.act-do button.do-primary:not(:disabled)') ??
      first('.card[aria-pressed][data-face="down"]') ??
      first('.card[aria-pressed]') ??
      // The last button turns down: whoever never knocks comes to the end sooner.
      [...document.querySelectorAll<HTMLElement>('.act-do button:not(:disabled)')].at(-1);
    const at = performance.timeOrigin + performance.now();
    target?.click();
    return target && at;
  });
}
