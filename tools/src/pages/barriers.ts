import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What has passed is not told, and need not be described.
  resultTypes: ['violations'],
};

/** What axe finds wrong on the page as it stands, one line a finding; the development overlay is not ours. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ exclude: ['nextjs-portal'] }, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules);
}
