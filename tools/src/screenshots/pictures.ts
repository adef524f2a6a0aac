import type { Page } from 'playwright-core';
import type { Furnished } from '../pages/furnish.js';
import { clickSomethingLegal } from '../pages/click.js';

/** One picture of the README: which page, who looks at it, on what, and what is done before it is taken. */
export interface Picture {
  readonly name: string;
  readonly path: string;
  readonly as: keyof Furnished['people'] | 'nobody';
  readonly screen: Screen;
  readonly isDark?: boolean;
  /** What must be on the page. */
  readonly shows: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

// Small enough that the README loads at once.
const laptop: Screen = { width: 1280, height: 800, scale: 0.8 };
const phone: Screen = { width: 360, height: 740, scale: 1.25 };
const hall: Screen = { width: 1280, height: 720, scale: 0.8 };

const openCards = 22;
const laterMove = 30;
const mostSteps = 1200;

export function picturesOf({ slug, event, table, finished, version, draft }: Furnished): readonly Picture[] {
  const club = `/clubs/${slug}`;
  const ofEvent = `${club}/tournaments/${event}`;
  return [
    { name: 'start', path: '', as: 'nobody', screen: { ...laptop, scale: 0.7 }, shows: 'h1' },
    {
      name: 'table',
      path: `/tables/${table}`,
      as: 'player',
      screen: { ...laptop, scale: 0.7 },
      shows: '.act',
      prepare: playForAWhile,
    },
    { name: 'table-phone', path: `/tables/${table}`, as: 'player', screen: phone, shows: '.act' },
    {
      name: 'table-phone-dark',
      path: `/tables/${table}`,
      as: 'player',
      screen: phone,
      isDark: true,
      shows: '.act',
    },
    {
      name: 'replay',
      path: `/replay/${finished}?at=1.${laterMove}`,
      as: 'player',
      screen: laptop,
      shows: '.replay-bar',
    },
    { name: 'club', path: club, as: 'member', screen: laptop, shows: 'h1' },
    { name: 'rule-set', path: `${club}/rules/${draft}/edit`, as: 'owner', screen: laptop, shows: 'h1' },
    {
      name: 'lab',
      path: `${club}/rules/lab?a=${version}`,
      as: 'owner',
      screen: laptop,
      shows: '.recharts-surface',
      prepare: (page) => page.locator('.recharts-surface').first().scrollIntoViewIfNeeded(),
    },
    { name: 'seating', path: `${ofEvent}/seating`, as: 'director', screen: laptop, shows: 'h1' },
    { name: 'standings', path: `${ofEvent}/standings`, as: 'director', screen: laptop, shows: 'table' },
    { name: 'projector', path: `/screen/${slug}`, as: 'screen', screen: hall, shows: 'h1' },
    { name: 'administration', path: '/administration', as: 'administrator', screen: laptop, shows: 'h1' },
  ];
}

/** Until some cards lie open and the player has one in hand: a table at its start shows backs alone. */
async function playForAWhile(page: Page): Promise<void> {
  const hasGoneFar = async (): Promise<boolean> => {
    const open = await page.locator('.felt .card[data-face="up"]').count();
    return open >= openCards && (await page.locator('.act-card').isVisible());
  };
  for (let steps = 0; steps < mostSteps && !(await hasGoneFar()); steps += 1) {
    await clickSomethingLegal(page);
    await page.waitForTimeout(60);
  }
}
