'use client';

import { useLocale, useTranslations } from 'next-intl';
import { getPathname, usePathname, useRouter } from '@/i18n/navigation';
import { routing } from '@/i18n/routing';
import { languageNames } from '@/site/languages';
import { useTheme } from '@/theme/theme-provider';
import { loadGateway } from '@/live/load-gateway';
import { clubPagesFor, pagesFor, tableCode } from './places';
import { useFound } from './use-found';
import { useOwn } from './use-own';

export interface PaletteEntry {
  readonly id: string;
  readonly group: 'pages' | 'clubs' | 'events' | 'people' | 'tables' | 'actions' | 'found';
  readonly label: string;
  readonly note?: string;
  /** By what else it is found. */
  readonly alias?: string;
  readonly run: () => void;
}

export interface Entries {
  readonly entries: readonly PaletteEntry[];
  readonly isWaiting: boolean;
}

const themes = ['light', 'dark', 'system'] as const;

/** Everything the palette offers, in its order. */
export function useEntries(open: boolean, typed: string): Entries {
  const t = useTranslations('palette');
  const locale = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const { choose } = useTheme();
  const own = useOwn(open);
  const { account, clubs } = own;
  const found = useFound(typed, own);
  const go = (href: string) => () => {
    router.push(href);
  };
  const code = tableCode(typed);
  const ownSlugs = new Set(clubs.map(({ slug }) => slug));
  const signOut = async () => {
    const { routes, ask } = await loadGateway();
    await ask(routes.signOut, {});
    location.assign(getPathname({ href: '/', locale }));
  };
  const pages = pagesFor(account).map(({ key, href }) => ({
    id: `page ${key}`,
    group: 'pages' as const,
    label: t(`pages.${key}`),
    run: go(href),
  }));
  const ofClubs = clubs.flatMap(({ slug, name, roles }) =>
    clubPagesFor(roles).map(({ key, path }) => ({
      id: `club ${slug} ${key}`,
      group: 'clubs' as const,
      label: key === 'home' ? name : t('clubPage', { club: name, page: t(`clubPages.${key}`) }),
      run: go(`/clubs/${slug}${path}`),
    })),
  );
  // Before a letter is typed they would push everything else out of sight.
  const asked = typed.trim() === '' ? [] : own.events;
  const events = asked.map(({ id, name, club }) => ({
    id: `event ${id}`,
    group: 'events' as const,
    label: name,
    note: club.name,
    run: go(`/clubs/${club.slug}/tournaments/${id}`),
  }));
  const tables = own.tables.map(({ id, people }) => ({
    id: `table ${id}`,
    group: 'tables' as const,
    label: t('table', { people: Object.values(people).join(', ') }),
    run: go(`/tables/${id}`),
  }));
  const people = found.people.map(({ id, name, club, email }) => ({
    id: `person ${id} ${club?.slug ?? ''}`,
    group: 'people' as const,
    label: name,
    ...(club && { note: club.name }),
    ...(email && { note: email, alias: email }),
    run: go(
      `${club ? `/clubs/${club.slug}/members` : '/administration/users'}?q=${encodeURIComponent(name)}`,
    ),
  }));
  const otherClubs = found.clubs
    .filter(({ slug }) => !ownSlugs.has(slug))
    .map(({ slug, name, members }) => ({
      id: `found ${slug}`,
      group: 'found' as const,
      label: name,
      note: t('members', { count: members }),
      run: go(`/clubs/${slug}`),
    }));
  const byCode = code && {
    id: `join ${code}`,
    group: 'found' as const,
    label: t('join', { code }),
    run: go(`/join?code=${code}`),
  };
  const entries: PaletteEntry[] = [
    ...pages,
    ...ofClubs,
    ...events,
    ...people,
    ...tables,
    ...themes.map((theme) => ({
      id: `theme ${theme}`,
      group: 'actions' as const,
      label: t(`themes.${theme}`),
      run: () => {
        choose(theme);
      },
    })),
    ...routing.locales
      .filter((other) => other !== locale)
      .map((other) => ({
        id: `language ${other}`,
        group: 'actions' as const,
        label: t('language', { language: languageNames[other] }),
        run: () => {
          router.replace(pathname, { locale: other });
        },
      })),
    account
      ? { id: 'sign out', group: 'actions', label: t('signOut'), run: () => void signOut() }
      : { id: 'sign in', group: 'actions', label: t('signIn'), run: go('/sign-in') },
    ...otherClubs,
    ...(byCode ? [byCode] : []),
  ];
  return { entries, isWaiting: found.isWaiting };
}
