import { describe, expect, it } from '@jest/globals';
import { listAppRoutes } from '../src/pages/app-routes.js';
import { budgetKb, weigh } from '../src/pages/budgets.js';
import { measureFirstLoads } from '../src/pages/first-load.js';

describe('the scripts of a first load', () => {
  const weighed = weigh(measureFirstLoads());

  it('are weighed for every page', () => {
    expect(weighed.map(({ route }) => route).sort()).toEqual(listAppRoutes());
  });

  it.each(Object.entries(budgetKb))('of %s pages are at most %d kB gzipped', (kind, most) => {
    const pages = weighed.filter((page) => page.kind === kind);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(({ bytes }) => bytes > most * 1000)).toEqual([]);
  });
});
