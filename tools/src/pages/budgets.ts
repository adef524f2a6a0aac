import type { FirstLoad } from './first-load.js';
import { visitsOf, type Kind, type Places } from './visits.js';

/** kB of 1,000 bytes. Public pages and the table are promised; the limit of the others is there to notice growth. */
export const budgetKb: Readonly<Record<Kind, number>> = { public: 180, table: 260, workspace: 345 };

const nowhere: Places = {
  slug: '',
  event: '',
  openEvent: '',
  keys: { checkIn: '', kiosk: '', table: 0, tableKey: '' },
  schedule: '',
  evening: '',
  ruleSet: '',
  version: '',
  draft: '',
  lobby: { id: '', key: '' },
  table: '',
  finished: '',
  invitation: '',
};

/** What each route is, by its strictest visit. */
function kindsOfRoutes(): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const { route, kind } of visitsOf(nowhere))
    if (!kinds.has(route) || budgetKb[kind] < budgetKb[kinds.get(route)!]) kinds.set(route, kind);
  return kinds;
}

export interface Weighed extends FirstLoad {
  readonly kind: Kind;
  readonly isOver: boolean;
}

export function weigh(loads: readonly FirstLoad[]): Weighed[] {
  const kinds = kindsOfRoutes();
  return loads.map((load) => {
    const kind = kinds.get(load.route) ?? 'public';
    return { ...load, kind, isOver: load.bytes > budgetKb[kind] * 1000 };
  });
}
