'use client';

import type { AccountBody, ClubPage, ResponseOf, routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useState } from 'react';
import { getPathname, usePathname, useRouter } from '@/i18n/navigation';
import { routing } from '@/i18n/routing';
import { languageNames } from '@/site/languages';
import { useTheme } from '@/theme/theme-provider';
import { clubPagesFor, pagesFor, tableCode } from './places';

export interface PaletteEntry {
  readonly id: string;
  readonly group: 'found' | 'pages' | 'clubs' | 'actions';
  readonly label: string;
  readonly note?: string;
  readonly run: () => void;
}

type MyClub = ResponseOf<typeof routes.listMyClubs>['clubs'][number];

const themes = ['light', 'dark', 'system'] as const;
const fewestLetters = 2;

async function loadGateway() {
  const [{ routes: all }, { ask }] = await Promise.all([import('@red-disc/contracts'), import('@/live/ask')]);
  return { routes: all, ask };
}

/** Who one is and which clubs one belongs to, asked again whenever the palette opens. */
function useOwn(open: boolean) {
  const [account, setAccount] = useState<AccountBody | null>(null);
  const [clubs, setClubs] = useState<readonly MyClub[]>([]);
  useEffect(() => {
    if (!open) return;
    void (async () => {
      const { routes: all, ask } = await loadGateway();
      const who = await ask(all.getAccount, {});
      if (!who.ok) return;
      setAccount(who.value.account);
      if (!who.value.account || who.value.account.device) return;
      const mine = await ask(all.listMyClubs, {});
      if (mine.ok) setClubs(mine.value.clubs);
    })();
  }, [open]);
  return { account, clubs };
}

/** Clubs that want to be found, by what is typed. */
function useFoundClubs(typed: string): readonly ClubPage[] {
  const q = useDeferredValue(typed.trim());
  const [found, setFound] = useState<{ readonly q: string; readonly clubs: readonly ClubPage[] }>();
  useEffect(() => {
    if (q.length < fewestLetters) return;
    const request = { isOld: false };
    void (async () => {
      const { routes: all, ask } = await loadGateway();
      const answer = await ask(all.searchClubs, { query: { q, limit: 5 } });
      if (answer.ok && !request.isOld) setFound({ q, clubs: answer.value.clubs });
    })();
    return () => {
      request.isOld = true;
    };
  }, [q]);
  return found && q.length >= fewestLetters && q.startsWith(found.q) ? found.clubs : [];
}

/** Everything the palette offers, in its order. */
export function useEntries(open: boolean, typed: string): readonly PaletteEntry[] {
  const t = useTranslations('palette');
  const locale = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const { choose } = useTheme();
  const { account, clubs } = useOwn(open);
  const found = useFoundClubs(typed);
  const go = (href: string) => () => {
    router.push(href);
  };
  const code = tableCode(typed);
  const own = new Set(clubs.map(({ slug }) => slug));
  const signOut = async () => {
    const { routes: all, ask } = await loadGateway();
    await ask(all.signOut, {});
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
  return [
    ...(code
      ? [
          {
            id: `join ${code}`,
            group: 'found' as const,
            label: t('join', { code }),
            run: go(`/join?code=${code}`),
          },
        ]
      : []),
    ...found
      .filter(({ slug }) => !own.has(slug))
      .map(({ slug, name, members }) => ({
        id: `found ${slug}`,
        group: 'found' as const,
        label: name,
        note: t('members', { count: members }),
        run: go(`/clubs/${slug}`),
      })),
    ...pages,
    ...ofClubs,
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
  ];
}
