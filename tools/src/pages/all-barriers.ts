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
  /** Pages that the time did not suffice for. */
  readonly notReached: readonly string[];
  /** One line each: where, and what is wrong there. */
  readonly faults: readonly string[];
}

export interface BarrierSearch {
  readonly languages: readonly Language[];
  readonly minutes: number;
  readonly say: (progress: string) => void;
}

const themes = ['light', 'dark'] as const;
const pagesPerLine = 10;

/** Walks every page as the right person and lets axe look at it in both themes. */
export function findAllBarriers({ languages, minutes, say }: BarrierSearch): Promise<BarrierReport> {
  const until = performance.now() + minutes * 60_000;
  return withDemoSite((demo) =>
    withBrowser(async (browser) => {
      const visits = visitsOf(demo.site);
      const faults: string[] = [];
      const notReached: string[] = [];
      let seen = 0;
      for (const language of languages) {
        const found = await walk({ browser, demo, language, visits, until }, async (opened) => {
          const wrong = await inBothThemes(language, opened);
          wrong.forEach(say);
          seen += 1;
          if (seen % pagesPerLine === 0) say(`${seen} of ${visits.length * languages.length} pages`);
          return wrong;
        });
        for (const [index, wrong] of found.entries())
          if (wrong === undefined) notReached.push(`${language} ${visits[index]!.path}`);
          else faults.push(...wrong);
      }
      return {
        routes: listAppRoutes().length,
        looks: seen * themes.length,
        notWalked: routesNotWalked(visits),
        notReached,
        faults,
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
