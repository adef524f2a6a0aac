import type { Browser, Page } from 'playwright-core';
import type { Guest } from '../play/guest.js';
import { listAppRoutes } from './app-routes.js';
import type { DemoSite } from './demo-site.js';
import { visitsOf, type Visit } from './visits.js';

export type Language = 'en' | 'fr' | 'de';

export interface Walk {
  readonly browser: Browser;
  readonly demo: DemoSite;
  readonly language: Language;
  readonly routes?: readonly string[];
  /** How many pages are open at once. */
  readonly side?: number;
}

export interface Opened {
  readonly page: Page;
  readonly visit: Visit;
  /** What is wrong with the page itself: not the answer it should give, another page, an error in its scripts. */
  readonly faults: readonly string[];
}

const patienceMs = 5_000;

/** The pages of src/app that no visit leads to. */
export function routesNotWalked(visits: readonly Visit[]): string[] {
  const walked = new Set(visits.map(({ route }) => route));
  return listAppRoutes().filter((route) => !walked.has(route));
}

/** Opens every page in one language, each in a context of its own, and hands it over once it has come to rest. */
export async function walk<T>(
  { browser, demo, language, routes, side = 2 }: Walk,
  look: (opened: Opened) => Promise<T>,
): Promise<T[]> {
  const visits = visitsOf(demo.site).filter(({ route }) => routes?.includes(route) ?? true);
  const found: T[] = [];
  const waiting = visits.entries();
  const walkOn = async (): Promise<void> => {
    for (const [index, visit] of waiting)
      found[index] = await openPage(browser, demo, { visit, language }, look);
  };
  await Promise.all(Array.from({ length: side }, walkOn));
  return found;
}

async function openPage<T>(
  browser: Browser,
  { url, site }: DemoSite,
  { visit, language }: { readonly visit: Visit; readonly language: Language },
  look: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: language });
  try {
    if (visit.as !== 'nobody') await context.addCookies(cookiesOf(site.people[visit.as], url));
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`script: ${message}`));
    const address = `${url}/${language}${visit.path === '/' ? '' : visit.path}`;
    const answer = await page.goto(address);
    await page.waitForLoadState('networkidle');
    // What waits for an answer has its heading later; a page that never has one is axe's to find.
    await page.waitForSelector('h1', { state: 'attached', timeout: patienceMs }).catch(() => undefined);
    const status = answer?.status();
    if (status !== (visit.status ?? 200)) faults.push(`answers ${status ?? 'nothing'}`);
    if (new URL(page.url()).pathname !== new URL(address).pathname) faults.push(`leads to ${page.url()}`);
    return await look({ page, visit, faults });
  } finally {
    await context.close();
  }
}

/** Somebody's cookies for a browser. */
export function cookiesOf({ headers }: Guest, url: string): { name: string; value: string; url: string }[] {
  return headers['cookie']!.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name: name!, value: value.join('='), url };
  });
}
