/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/**
 * One step of a game, by a click on something that the page offers: a button of the bar, or a card as target.
 * Whoever `trades` knocks, and gives the card to whoever knocked; whoever does not comes to the end sooner.
 * Resolves to when it was made, by the page's own clock; undefined if there was nothing to do.
 */
export function clickSomethingLegal(page: Page, { trades = false } = {}): Promise<number | undefined> {
  return page.evaluate(
    (which) => {
      const first = (selector: string) => document.querySelector<HTMLElement>(selector);
      // Only what stands in the bar itself: once the game is over, the next one is offered there too, a level deeper.
      const offered = [...document.querySelectorAll<HTMLElement>('.act-do > :is(button, .knock)')];
      const target =
        first('.act-do > button.do-primary:not(:disabled)') ??
        first('.card[aria-pressed][data-face="down"]') ??
        first('.card[aria-pressed]') ??
        // The first one asks for a trade or agrees to it, the last one turns it down.
        offered.filter((one) => !one.matches(':disabled')).at(which);
      const at = performance.timeOrigin + performance.now();
      (target?.querySelector('button') ?? target)?.click();
      return target && at;
    },
    trades ? 0 : -1,
  );
}
