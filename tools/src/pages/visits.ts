import type { Furnished } from './furnish.js';

/** Which promise a page is under: issue figures for what anybody may open and for the table, one of our own else. */
export type Kind = 'public' | 'table' | 'workspace';

export interface Visit {
  /** The page's folder, as `listAppRoutes` names it. */
  readonly route: string;
  /** Without the language. */
  readonly path: string;
  readonly as: keyof Furnished['people'] | 'nobody';
  readonly kind: Kind;
  /** What the page answers; 200 if it is not said. */
  readonly status?: number;
}

type Who = Visit['as'];

/** Where the pages are that stand for something. */
export type Places = Omit<Furnished, 'people'>;

/** Every page of the dashboard with the right person in front of it, some of them in two states. */
export function visitsOf(site: Places): readonly Visit[] {
  const { slug, event, openEvent, keys } = site;
  const open = (route: string, path = route, as: Who = 'nobody'): Visit => ({
    route,
    path,
    as,
    kind: 'public',
  });
  const game = (route: string, path = route, as: Who = 'nobody'): Visit => ({
    route,
    path,
    as,
    kind: 'table',
  });
  const own = (route: string, as: Who, path = route): Visit => ({ route, path, as, kind: 'workspace' });
  const club = (page: string, as: Who = 'owner', path = page) =>
    own(`/clubs/[slug]${page}`, as, `/clubs/${slug}${path}`);
  const ofEvent = (page: string, as: Who = 'director', id = event) =>
    club(`/tournaments/[id]${page}`, as, `/tournaments/${id}${page}`);
  return [
    open('/'),
    { ...open('/[...rest]', '/no-such-page'), status: 404 },
    open('/rules'),
    open('/offline'),
    open('/sign-in'),
    open('/sign-up'),
    open('/reset-password'),
    open('/confirm-email'),
    open('/kid-seat'),
    open('/join'),
    open('/join', `/join#${site.invitation}`),
    open('/clubs'),
    open('/clubs/[slug]', `/clubs/${slug}`),
    open('/events/[id]', `/events/${event}`),
    open('/events/[id]', `/events/${openEvent}`),
    open('/events/[id]/check-in', `/events/${event}/check-in?key=${keys.checkIn}`),
    open('/events/[id]/kiosk', `/events/${event}/kiosk?key=${keys.kiosk}`),
    open('/events/[id]/table', `/events/${event}/table?table=${keys.table}&key=${keys.tableKey}`),
    open('/tables'),
    open('/tables/new'),

    game('/tables/[id]', `/tables/${site.lobby.id}?key=${site.lobby.key}`),
    game('/tables/[id]', `/tables/${site.table}`, 'player'),
    game('/tables/[id]', `/tables/${site.finished}`, 'player'),
    game('/play'),
    game('/tutorial'),
    game('/replay'),
    game('/replay/[id]', `/replay/${site.finished}`, 'player'),
    game('/screen/[slug]', `/screen/${slug}`, 'screen'),

    own('/account', 'member'),
    own('/account/calendar', 'member'),
    own('/account/data', 'member'),
    own('/account/notifications', 'member'),
    own('/account/security', 'member'),
    own('/account/statistics', 'member'),
    own('/notifications', 'owner'),
    own('/clubs/new', 'member'),
    own('/clubs', 'member'),

    own('/administration', 'administrator'),
    own('/administration/audit', 'administrator'),
    own('/administration/clubs', 'administrator'),
    own('/administration/jobs', 'administrator'),
    own('/administration/mails', 'administrator'),
    own('/administration/reports', 'administrator'),
    own('/administration/tables', 'administrator'),
    own('/administration/users', 'administrator'),

    club('', 'member'),
    club('/audit'),
    club('/blocks'),
    club('/calendar', 'member'),
    club('/evenings/new'),
    club('/evenings/[scheduleId]', 'owner', `/evenings/${site.schedule}`),
    club('/invitations'),
    club('/leagues'),
    club('/members'),
    club('/membership', 'member'),
    club('/news'),
    club('/ratings'),
    club('/reports'),
    club('/requests'),
    club('/results', 'member'),
    club('/screens'),
    club('/settings'),
    club('/settings/ownership'),
    club('/settings/webhooks'),
    club('/rules', 'member'),
    club('/rules/new'),
    club('/rules/lab'),
    club('/rules/[ruleSetId]', 'owner', `/rules/${site.ruleSet}`),
    club('/rules/[ruleSetId]/edit', 'owner', `/rules/${site.draft}/edit`),
    club('/rules/versions/[versionId]', 'member', `/rules/versions/${site.version}`),
    own('/evenings/[id]', 'member', `/evenings/${site.evening}`),

    club('/tournaments', 'member'),
    club('/tournaments/new', 'director'),
    ofEvent('', 'director'),
    ofEvent('', 'member', openEvent),
    ofEvent('/history'),
    ofEvent('/people'),
    ofEvent('/print/people'),
    ofEvent('/print/poster'),
    ofEvent('/print/seating'),
    ofEvent('/print/sheets'),
    ofEvent('/print/standings'),
    ofEvent('/print/tents'),
    ofEvent('/rehearsal', 'director', openEvent),
    club('/tournaments/[id]/result', 'director', `/tournaments/${event}/result?stage=main&round=2&table=1`),
    ofEvent('/round'),
    ofEvent('/seating'),
    ofEvent('/settings'),
    ofEvent('/standings'),
  ];
}
