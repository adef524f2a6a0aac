import { listAppRoutes } from './app-routes.js';
import { findBarriers } from './barriers.js';
import { withBrowser, withDemoSite } from './demo-site.js';
import { visitsOf } from './visits.js';
import { routesNotWalked, walk, type Language, type Opened } from './walk.js';

export interface BarrierReport {
  readonly routes: number;
  /** How often axe looked: each page in each language and theme. */
  readonly looks: number;
  readonly notWalked: readonly string[];
  /** One line each: where, and what is wrong there. */
  readonly faults: readonly string[];
}

const themes = ['light', 'dark'] as const;

/** Walks every page as the right person and lets axe look at it in both themes. */
export function findAllBarriers(languages: readonly Language[]): Promise<BarrierReport> {
  return withDemoSite((demo) =>
    withBrowser(async (browser) => {
      const looked: (readonly string[])[] = [];
      for (const language of languages)
        looked.push(...(await walk({ browser, demo, language }, (opened) => inBothThemes(language, opened))));
      return {
        routes: listAppRoutes().length,
        looks: looked.length * themes.length,
        notWalked: routesNotWalked(visitsOf(demo.site)),
        faults: looked.flat(),
      };
    }),
  );
}

async function inBothThemes(language: Language, { page, visit, faults }: Opened): Promise<string[]> {
  const where = `${language} ${visit.path} as ${visit.as}`;
  const found = faults.map((fault) => `${where}: ${fault}`);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await findBarriers(page)).map((barrier) => `${where}, ${colorScheme}: ${barrier}`));
  }
  return found;
}
