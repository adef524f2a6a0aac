'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link, usePathname } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { useIntoView } from '@/ui/use-into-view';
import { currentRound } from './current-round';
import { useTournament } from './tournament-provider';

const pages = [
  { key: 'overview', path: '', for: 'all' },
  { key: 'people', path: '/people', for: 'staff' },
  { key: 'seating', path: '/seating', for: 'all' },
  { key: 'round', path: '/round', for: 'staff' },
  { key: 'standings', path: '/standings', for: 'all' },
  { key: 'history', path: '/history', for: 'organisers' },
  { key: 'rehearsal', path: '/rehearsal', for: 'organisers' },
  { key: 'settings', path: '/settings', for: 'organisers' },
] as const;

export interface TournamentBarProps {
  readonly brand: ReactNode;
  readonly person: ReactNode;
}

/** The event's name and its pages. On a phone the row scrolls in itself. */
export function TournamentBar({ brand, person }: TournamentBarProps) {
  const t = useTranslations('tournaments');
  const { tournament, page, slug, clubName, mayDirect, mayRule, isConnected } = useTournament();
  const pathname = usePathname();
  const current = useIntoView<HTMLAnchorElement>(pathname);
  const round = currentRound(tournament.stages)?.round;
  const shown = pages.filter((item) => item.for === 'all' || mayDirect || (item.for === 'staff' && mayRule));
  return (
    <header className="z-10 bg-surface shadow-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2 sm:px-6">
        <span className="hidden sm:block">{brand}</span>
        <div className="min-w-0 flex-1 xl:max-w-60 xl:flex-none">
          <Link
            href={`/clubs/${slug}/tournaments`}
            className="flex items-center gap-1 min-h-6 text-sm text-ink-2 no-underline hover:underline pointer-coarse:-mt-2 pointer-coarse:min-h-11 pointer-coarse:pt-2"
          >
            <Icon name="arrowLeft" />
            {clubName}
          </Link>
          <p title={tournament.name} className="truncate font-display text-lg leading-tight font-bold">
            {tournament.name}
          </p>
        </div>
        <div className="flex items-center gap-1 xl:order-last xl:ml-auto">
          {mayDirect && (
            // In a window of its own: it goes to the other screen of the same machine.
            <Link
              href={{ pathname: `/screen/${slug}`, query: { event: tournament.id } }}
              target="_blank"
              title={t('bar.projector')}
              className={buttonClass({ variant: 'bare', size: 'icon' }, 'max-sm:hidden!')}
            >
              <Icon name="screen" />
              <span className="sr-only">{t('bar.projector')}</span>
            </Link>
          )}
          {person}
        </div>
        <nav aria-label={tournament.name} className="-mx-1 w-full overflow-x-auto px-1 py-1 xl:w-auto">
          <ul className="flex gap-1">
            {shown.map(({ key, path }) => (
              <li key={key}>
                <Link
                  href={page + path}
                  ref={pathname === page + path ? current : undefined}
                  aria-current={pathname === page + path ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-2 px-3 font-[550] whitespace-nowrap text-ink-2 no-underline hover:bg-surface-3 hover:text-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
                >
                  {key === 'round' && round !== undefined ? t('bar.roundNumber', { round }) : t(`bar.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {!isConnected && (
        <p role="status" className="bg-warn-wash px-4 py-2 text-warn sm:px-6">
          <Icon name="alarm" className="mr-2 inline" />
          {t('bar.reconnecting')}
        </p>
      )}
    </header>
  );
}
