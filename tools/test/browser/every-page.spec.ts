import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findBarriers } from '../../src/pages/barriers.js';
import { visitsOf, type Visit } from '../../src/pages/visits.js';
import { routesNotWalked, walk } from '../../src/pages/walk.js';
import { SharedServer } from './shared-server.js';

/** A walk over all pages with axe on each takes a minute and a half, and on a busy machine several times that. */
const walkMs = 15 * 60_000;

describe('every page of the dashboard', () => {
  let server: SharedServer;
  let visits: readonly Visit[];
  let seen: (readonly string[] | undefined)[];

  beforeAll(async () => {
    server = await SharedServer.open();
    const demo = await server.furnish();
    visits = visitsOf(demo.site);
    const { browser } = server;
    seen = await walk({ browser, demo, language: 'en', visits }, async ({ page, visit, faults }) =>
      [...faults, ...(await findBarriers(page))].map((fault) => `${visit.path} as ${visit.as}: ${fault}`),
    );
  }, walkMs);

  afterAll(() => server.close());

  it('is visited: who adds one adds a visit to tools/src/pages/visits.ts', () => {
    expect(routesNotWalked(visits)).toEqual([]);
  });

  it('answers, runs without an error, and axe finds nothing on it', () => {
    expect(seen).toHaveLength(visits.length);
    expect(seen.flatMap((faults, index) => faults ?? [`${visits[index]!.path} was not seen`])).toEqual([]);
  });
});
