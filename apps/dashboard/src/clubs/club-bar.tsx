'use client';

import { useTranslations } from 'next-intl';
import { Link, usePathname } from '@/i18n/navigation';
import { useIntoView } from '@/ui/use-into-view';
import { barPath, clubPages } from './club-pages';

export interface ClubBarProps {
  readonly slug: string;
  readonly name: string;
  readonly may: readonly string[];
}

/** The club's name and its pages, on every page inside it. On a phone the row scrolls in itself. */
export function ClubBar({ slug, name, may }: ClubBarProps) {
  const t = useTranslations('clubs');
  const current = barPath(usePathname(), slug);
  const shown = useIntoView<HTMLAnchorElement>(current);
  return (
    <nav aria-label={name} className="bg-surface shadow-1 print:hidden">
      <div className="scroll-row flex items-center gap-3 overflow-x-auto px-4 py-2 sm:px-8 lg:px-14">
        <span className="hidden font-display text-lg font-bold whitespace-nowrap lg:block">{name}</span>
        <ul className="flex items-center gap-1">
          {clubPages
            .filter(({ permission }) => may.includes(permission))
            .map(({ key, path }) => (
              <li key={key}>
                <Link
                  href={`/clubs/${slug}${path}`}
                  ref={path === current ? shown : undefined}
                  aria-current={path === current ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-2 px-3 font-[550] whitespace-nowrap text-ink-2 no-underline hover:bg-surface-3 hover:text-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
                >
                  {t(`pages.${key}`)}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
