/**
 * The pages of a club in its bar, in their order, with the right that each takes. The words are in the catalogues
 * under `clubs.pages`.
 */
export const clubPages = [
  { key: 'home', path: '', permission: 'club.enter' },
  { key: 'calendar', path: '/calendar', permission: 'schedules.read' },
  { key: 'news', path: '/news', permission: 'club.enter' },
  { key: 'people', path: '/members', permission: 'club.members.read' },
  { key: 'tournaments', path: '/tournaments', permission: 'tournaments.read' },
  { key: 'results', path: '/results', permission: 'club.statistics.read' },
  { key: 'rules', path: '/rules', permission: 'rule-sets.read' },
  { key: 'settings', path: '/settings', permission: 'club.settings.write' },
  { key: 'membership', path: '/membership', permission: 'club.leave' },
] as const;

export type ClubPageKey = (typeof clubPages)[number]['key'];

/** Pages that stand under another one in the bar. */
const partsOf: Readonly<Record<string, string>> = {
  '/invitations': '/members',
  '/requests': '/members',
  '/blocks': '/members',
  '/reports': '/members',
  '/evenings': '/calendar',
  '/ratings': '/results',
  '/leagues': '/results',
  '/audit': '/settings',
  '/screens': '/settings',
};

/** Which page of the bar an address belongs to: `/clubs/demo/rules/new` to `/rules`. */
export function barPath(pathname: string, slug: string): string {
  const [first] = pathname.replace(`/clubs/${slug}`, '').split('/').filter(Boolean);
  if (first === undefined) return '';
  return partsOf[`/${first}`] ?? `/${first}`;
}
