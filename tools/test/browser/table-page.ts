import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';

/** Until the page listens, a form forgets what was chosen in it. */
export async function listens(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
  });
}

/** The line between a page and the server, to be cut and mended. It begins with the next page that is opened. */
export class Line {
  readonly #open = new Set<WebSocketRoute>();
  #isCut = false;

  static async of(context: BrowserContext): Promise<Line> {
    const line = new Line();
    await context.routeWebSocket(/\/api\/socket/, (socket) => {
      if (line.#isCut) {
        void socket.close();
        return;
      }
      socket.connectToServer();
      line.#open.add(socket);
    });
    return line;
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    await Promise.all([...this.#open].map((socket) => socket.close()));
    this.#open.clear();
  }

  mend(): void {
    this.#isCut = false;
  }
}

/** Presses Tab until something that fits has the focus; fails when the whole page was passed. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${selector} by keyboard`);
}

const singleKeys = [
  { offer: '.knock-button', key: 'p' },
  { offer: '.stack:not(.stack-fan)[data-target]', key: 'd' },
] as const;

/** One step of a game by keys alone, as somebody without a mouse would make it. */
export async function pressSomethingLegal(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.act-do button:not(:disabled)')];
    const says = (start: string) => buttons.some(({ textContent }) => textContent.startsWith(start));
    return {
      clears: says('Clear'),
      keeps: says('Keep') || says('Leave'),
      throws: says('Throw'),
      confirms: buttons.some((button) => button.matches('.do-primary')),
      picksOwn: has('.tray .card[aria-pressed]'),
      picksTheirs: has('.mini .card[aria-pressed]'),
    };
  });
  for (const { offer, key } of singleKeys) {
    if ((await page.locator(offer).count()) > 0) return page.keyboard.press(key);
  }
  if (at.clears) return page.keyboard.press('c');
  if (at.keeps) return page.keyboard.press('p');
  if (at.throws) return page.keyboard.press('s');
  if (at.picksOwn) return pickByArrows(page);
  if (at.picksTheirs) {
    await tabTo(page, '.mini .card[aria-pressed]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
}

/** Over the fifteen with the arrows, row by row, to the first that may be taken; Enter takes it, and confirms. */
async function pickByArrows(page: Page): Promise<void> {
  await tabTo(page, '.tray .card');
  for (const key of ['ArrowUp', 'ArrowUp', 'Home']) await page.keyboard.press(key);
  for (let row = 1; row <= 3; row += 1) {
    for (let column = 1; column <= 5; column += 1) {
      const isTarget = await page.evaluate(() => document.activeElement?.hasAttribute('aria-pressed'));
      if (isTarget) {
        await page.keyboard.press('Enter');
        const isPicked = await page.evaluate(
          () => document.activeElement?.getAttribute('aria-pressed') === 'true',
        );
        if (isPicked) await page.keyboard.press('Enter');
        return;
      }
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
  }
}
