import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Guest } from '../play/guest.js';
import { listAppRoutes } from './app-routes.js';
import type { DemoSite } from './demo-site.js';
import { visitsOf, type Visit } from './visits.js';

export type Language = 'en' | 'fr' | 'de';

export interface Walk {
  readonly browser: Browser;
  readonly demo: DemoSite;
  readonly language: Language;
  readonly visits?: readonly Visit[];
  /** How many pages are open at once. */
  readonly side?: number;
  /** By `performance.now()`: after it no further page is opened. */
  readonly until?: number;
}

export interface Opened {
  readonly page: Page;
  readonly visit: Visit;
  /** What is wrong with the page itself: not the answer it should give, another page, an error in its scripts. */
  readonly faults: readonly string[];
}

const answerMs = 60_000;

/** The pages of src/app that no visit leads to. */
export function routesNotWalked(visits: readonly Visit[]): string[] {
  const walked = new Set(visits.map(({ route }) => route));
  return listAppRoutes().filter((route) => !walked.has(route));
}

/**
 * Opens the pages in one language and hands each over once it has come to rest. In the order of the visits; one that
 * time did not suffice for is undefined.
 */
export async function walk<T>(
  { browser, demo, language, visits = visitsOf(demo.site), side = 2, until = Infinity }: Walk,
  look: (opened: Opened) => Promise<T>,
): Promise<(T | undefined)[]> {
  const found = visits.map((): T | undefined => undefined);
  const contexts = new Contexts(browser, demo, language);
  const waiting = visits.entries();
  const walkOn = async (): Promise<void> => {
    for (const [index, visit] of waiting) {
      if (performance.now() > until) return;
      found[index] = await contexts.lend(visit.as, (context) =>
        openPage(context, { visit, start: `${demo.url}/${language}` }, look),
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: side }, walkOn));
    return found;
  } finally {
    await contexts.close();
  }
}

/**
 * A browser for each person, which knows the scripts from the page before. Nobody gets a new one each time: whoever has
 * opened a table is a guest from then on.
 */
class Contexts {
  readonly #ofPeople = new Map<string, Promise<BrowserContext>>();

  constructor(
    private readonly browser: Browser,
    private readonly demo: DemoSite,
    private readonly language: Language,
  ) {}

  async lend<T>(who: Visit['as'], work: (context: BrowserContext) => Promise<T>): Promise<T> {
    if (who !== 'nobody') {
      if (!this.#ofPeople.has(who)) this.#ofPeople.set(who, this.#open(this.demo.site.people[who]));
      return work(await this.#ofPeople.get(who)!);
    }
    const context = await this.#open();
    try {
      return await work(context);
    } finally {
      await context.close();
    }
  }

  async close(): Promise<void> {
    for (const context of this.#ofPeople.values()) await (await context).close();
  }

  async #open(person?: Guest): Promise<BrowserContext> {
    // What the service worker stores for later would be fetched anew for each of them.
    const context = await this.browser.newContext({
      reducedMotion: 'reduce',
      locale: this.language,
      serviceWorkers: 'block',
    });
    if (person) await context.addCookies(cookiesOf(person, this.demo.url));
    return context;
  }
}

async function openPage<T>(
  context: BrowserContext,
  { visit, start }: { readonly visit: Visit; readonly start: string },
  look: (opened: Opened) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  page.setDefaultTimeout(answerMs);
  try {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`script: ${message}`));
    const address = `${start}${visit.path === '/' ? '' : visit.path}`;
    // A page that does not answer is a fault of that page, and no reason to leave the others unseen.
    const note = (error: Error): undefined => void faults.push(firstLine(error));
    const answer = await page.goto(address).catch(note);
    await page.waitForLoadState('networkidle').catch(note);
    // What waits for an answer has its heading later; a page that never has one is axe's to find.
    await page.waitForSelector('h1', { state: 'attached' }).catch(() => undefined);
    const status = answer?.status();
    if (status !== (visit.status ?? 200)) faults.push(`answers ${status ?? 'nothing'}`);
    if (new URL(page.url()).pathname !== new URL(address).pathname) faults.push(`leads to ${page.url()}`);
    return await look({ page, visit, faults });
  } finally {
    await page.close();
  }
}

function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0]!;
}

/** Somebody's cookies for a browser. */
export function cookiesOf({ headers }: Guest, url: string): { name: string; value: string; url: string }[] {
  return headers['cookie']!.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name: name!, value: value.join('='), url };
  });
}
