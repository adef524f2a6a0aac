import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@red-disc/database';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import { launchOptions } from './browser.js';
import type { DemoSite } from './demo-site.js';
import { cookiesOf } from './walk.js';

export interface Score {
  readonly page: string;
  /** Out of 100, for a phone on a slow line; the median of the runs. */
  readonly performance: number;
  readonly accessibility: number;
  readonly performanceGoal: number;
  /** Milliseconds, of the median run. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

interface Measured {
  readonly page: string;
  readonly path: string;
  readonly performanceGoal: number;
  readonly seated?: boolean;
}

/** Start, club and event pages, and a table in the middle of a game. */
function pagesOf({ site }: DemoSite): readonly Measured[] {
  return [
    { page: 'start', path: '', performanceGoal: 90 },
    { page: 'club', path: `/clubs/${site.slug}`, performanceGoal: 90 },
    { page: 'event', path: `/events/${site.event}`, performanceGoal: 90 },
    { page: 'table', path: `/tables/${site.table}`, performanceGoal: 80, seated: true },
  ];
}

/** Lighthouse with its settings for phones, a browser of its own for each page. */
export async function scorePages(demo: DemoSite, runs: number): Promise<Score[]> {
  const scores: Score[] = [];
  for (const measured of pagesOf(demo)) scores.push(await scorePage(demo, measured, runs));
  return scores;
}

async function scorePage(demo: DemoSite, measured: Measured, runs: number): Promise<Score> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'red-disc-lighthouse-'));
  const { args = [], ...options } = await launchOptions();
  let context: BrowserContext | undefined;
  try {
    context = await chromium.launchPersistentContext(folder, {
      ...options,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    if (measured.seated) await context.addCookies(cookiesOf(demo.site.people.player, demo.url));
    const results: Score[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await score(`${demo.url}/en`, port, measured));
    const byScore = results.sort((a, b) => a.performance - b.performance);
    return byScore[Math.floor(byScore.length / 2)]!;
  } finally {
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function score(url: string, port: number, { page, path, performanceGoal }: Measured): Promise<Score> {
  const result = await lighthouse(url + path, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility'],
    // A seat is a cookie: it stays.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`lighthouse says nothing about ${path}`);
  const { categories, audits } = result.lhr;
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    page,
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    accessibility: Math.round((categories['accessibility']?.score ?? 0) * 100),
    performanceGoal,
    firstPaint: Math.round(figure('first-contentful-paint')),
    largestPaint: Math.round(figure('largest-contentful-paint')),
    blocked: Math.round(figure('total-blocking-time')),
    shift: Number(figure('cumulative-layout-shift').toFixed(3)),
  };
}
