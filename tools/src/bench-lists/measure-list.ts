import type { Browser, Page } from 'playwright-core';
import { median, rounded } from '../load/figures.js';
import { cookiesOf } from '../pages/walk.js';
import type { Guest } from '../play/guest.js';
import { nameOf, type LargeList } from './large-club.js';

interface Taken {
  readonly median: number;
  readonly slowest: number;
}

const actions = ['open', 'search', 'sort', 'nextPage', 'farPage', 'csv'] as const;
type Action = (typeof actions)[number];
/** In milliseconds, from what somebody does to the rows on the screen. */
export type ListFigures = Readonly<Record<Action, Taken>>;

const pageSize = 25;
const firstRow = 'tbody tr';
/** What the names of those have in common who were put in. */
const everybody = 'Person';
const inEnglish = (number: number): string => number.toLocaleString('en-GB');

interface ListToMeasure {
  readonly url: string;
  readonly owner: Guest;
  readonly list: LargeList;
  readonly rows: number;
  readonly times: number;
}

/** Each time in a page of its own, so that nothing is known from the time before. */
export async function measureList(
  browser: Browser,
  { url, owner, list, rows, times }: ListToMeasure,
): Promise<ListFigures> {
  const taken = new Map<Action, number[]>(actions.map((action) => [action, []]));
  for (let time = 0; time <= times; time += 1) {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    await context.addCookies(cookiesOf(owner, url));
    const page = await context.newPage();
    const found = await useList(page, url + list.path, rows, Math.ceil(rows / 2) + time);
    // The first time the server itself sees these pages for the first time.
    if (time > 0) for (const action of actions) taken.get(action)!.push(found[action]);
    await context.close();
  }
  return Object.fromEntries(
    actions.map((action) => {
      const ms = taken.get(action)!;
      return [action, { median: rounded(median(ms)), slowest: rounded(Math.max(...ms)) }];
    }),
  ) as unknown as ListFigures;
}

/** What somebody does with a list, one thing after another; each resolves when its rows are there. */
async function useList(
  page: Page,
  address: string,
  rows: number,
  number: number,
): Promise<Record<Action, number>> {
  const searchField = page.getByRole('searchbox').first();
  const showing = (what: string) => page.getByText(`Showing ${what}`).waitFor();
  /** Rows, and not the line below them: that one may know the page before its rows have come. */
  const beginsWith = (person: number) =>
    page
      .locator(firstRow)
      .first()
      .filter({ hasText: nameOf(person) })
      .waitFor();
  const sortByName = () => page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  const open = await timed(async () => {
    await page.goto(address);
    await showing('1–25 of');
    await searchField.click();
  });
  const search = await timed(async () => {
    await searchField.fill(nameOf(number));
    await showing('1–1 of 1');
    await beginsWith(number);
  });
  await searchField.fill(everybody);
  await showing(`1–25 of ${inEnglish(rows)}`);
  await sortByName();
  await page.locator('th[aria-sort="ascending"]', { hasText: 'Name' }).waitFor();
  await beginsWith(1);
  const sort = await timed(async () => {
    await sortByName();
    await beginsWith(rows);
  });
  const nextPage = await timed(async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    await beginsWith(rows - pageSize);
  });
  const farPage = await timed(async () => {
    const far = Math.floor(rows / pageSize / 2);
    const field = page.getByLabel('Go to page');
    await field.fill(String(far));
    await field.press('Enter');
    await beginsWith(rows - (far - 1) * pageSize);
  });
  const csv = await timed(async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await (await download).path();
  });
  return { open, search, sort, nextPage, farPage, csv };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
