import { can, clubPlaces, type ClubPlace, type Permission } from '@red-disc/clubs';
import { plainLetters, type AccountBody } from '@red-disc/contracts';
import { clubPages as barPages } from '@/clubs/club-pages';

const pages = [
  { key: 'start', href: '/', for: 'everybody' },
  { key: 'play', href: '/play', for: 'everybody' },
  { key: 'newTable', href: '/tables/new', for: 'everybody' },
  { key: 'tables', href: '/tables', for: 'everybody' },
  { key: 'tutorial', href: '/tutorial', for: 'everybody' },
  { key: 'rules', href: '/rules', for: 'everybody' },
  { key: 'clubs', href: '/clubs', for: 'everybody' },
  { key: 'newClub', href: '/clubs/new', for: 'accounts' },
  { key: 'notifications', href: '/notifications', for: 'people' },
  { key: 'account', href: '/account', for: 'people' },
  { key: 'administration', href: '/administration', for: 'administrators' },
] as const;

type Person = Pick<AccountBody, 'kind' | 'platformRole' | 'device'>;

/** The pages of the site that somebody has. */
export function pagesFor(person: Person | null): (typeof pages)[number][] {
  const kinds = new Set<string>(['everybody']);
  if (person && !person.device) {
    kinds.add('people');
    if (person.kind === 'account') kinds.add('accounts');
    if (person.platformRole === 'administrator') kinds.add('administrators');
  }
  return pages.filter((page) => kinds.has(page.for));
}

/** Those of the club's bar, and what is begun or looked after behind them. */
const clubPages = [
  ...barPages,
  { key: 'newEvening', path: '/evenings/new', permission: 'schedules.write' },
  { key: 'newTournament', path: '/tournaments/new', permission: 'tournaments.direct' },
  { key: 'invite', path: '/invitations', permission: 'club.invite' },
  { key: 'newRuleSet', path: '/rules/new', permission: 'rule-sets.write' },
  { key: 'lab', path: '/rules/lab', permission: 'rule-sets.read' },
  { key: 'screens', path: '/screens', permission: 'club.projectors.write' },
  { key: 'reports', path: '/reports', permission: 'club.reports.work' },
  { key: 'audit', path: '/audit', permission: 'club.audit.read' },
] as const satisfies readonly { key: string; path: string; permission: Permission }[];

/** The pages of a club that somebody with these roles has. What the club leaves to members is not known here. */
export function clubPagesFor(roles: readonly string[]): (typeof clubPages)[number][] {
  const places = clubPlaces.filter((place): place is ClubPlace => roles.includes(place));
  const subject = { standing: 'account', inClub: { places, allows: [] } } as const;
  return clubPages.filter(({ permission }) => can(subject, permission));
}

/** The code of a table, if that is what was typed: six letters and digits, as they are read out in a hall. */
export function tableCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9]{6}$/.test(code) ? code : undefined;
}

/** Fewer letters stand in the middle of too many words. */
const fewestInside = 3;

/**
 * How well a label fits what was typed, from 0 to 1: it has every word that was typed, however its letters are accented.
 * What begins with it comes first, then what has a word that does.
 */
export function fit(label: string, typed: string): number {
  const [text, asked] = [` ${plainLetters(label)}`, plainLetters(typed).trim()];
  const has = (word: string) => text.includes(word.length < fewestInside ? ` ${word}` : word);
  if (!asked.split(/\s+/).every(has)) return 0;
  if (text.startsWith(` ${asked}`)) return 1;
  return text.includes(` ${asked}`) ? 0.8 : 0.5;
}
