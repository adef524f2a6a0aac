import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@red-disc/contracts';
import type { Browser } from 'playwright-core';
import { pause } from '../load/figures.js';
import type { DemoSite } from '../pages/demo-site.js';
import { demand } from '../play/demand.js';
import { cookiesOf } from '../pages/walk.js';
import { picturesOf, type Picture } from './pictures.js';

export interface Taken {
  readonly name: string;
  readonly bytes: number;
}

const simulationPatience = 480;
/** A server in development compiles a page when it is first asked for. */
const patienceMs = 120_000;
/** A table's cards fly and a page's skeletons go within this time. */
const restMs = 700;

export async function takePictures(
  browser: Browser,
  demo: DemoSite,
  { folder, only }: { readonly folder: string; readonly only: readonly string[] | undefined },
): Promise<Taken[]> {
  mkdirSync(folder, { recursive: true });
  const wanted = picturesOf(demo.site).filter(({ name }) => only?.includes(name) ?? true);
  if (wanted.some(({ name }) => name === 'lab')) await simulate(demo);
  const taken: Taken[] = [];
  for (const picture of wanted) {
    const path = join(folder, `${picture.name}.png`);
    await takePicture(browser, demo, { picture, path });
    taken.push({ name: picture.name, bytes: statSync(path).size });
  }
  return taken;
}

async function takePicture(
  browser: Browser,
  { url, site }: DemoSite,
  { picture, path }: { readonly picture: Picture; readonly path: string },
): Promise<void> {
  const { width, height, scale } = picture.screen;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: picture.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  try {
    if (picture.as !== 'nobody') await context.addCookies(cookiesOf(site.people[picture.as], url));
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${url}/en${picture.path}`);
    await page.locator(picture.shows).first().waitFor();
    await page.waitForLoadState('networkidle');
    await picture.prepare?.(page);
    await page.waitForTimeout(restMs);
    // Of a server in development only; a picture is of the product.
    await page.locator('nextjs-portal').evaluateAll((overlays) => {
      for (const overlay of overlays) overlay.remove();
    });
    await page.screenshot({ path });
  } finally {
    await context.close();
  }
}

/** Something to see in the lab. */
async function simulate({ site }: DemoSite): Promise<void> {
  const { owner } = site.people;
  const { clubs } = await demand(owner, routes.listMyClubs, {});
  const clubId = clubs.find(({ slug }) => slug === site.slug)!.id;
  const started = await demand(owner, routes.startSimulation, {
    params: { clubId },
    body: { of: { versionId: site.version }, players: 4 },
  });
  for (let tries = 0; tries < simulationPatience; tries += 1) {
    const { state } = await demand(owner, routes.getSimulation, { params: { clubId, runId: started.id } });
    if (state !== 'queued' && state !== 'running') return;
    await pause(500);
  }
}
