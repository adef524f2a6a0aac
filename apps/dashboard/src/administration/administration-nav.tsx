'use client';

import { useTranslations } from 'next-intl';
import { Link, usePathname } from '@/i18n/navigation';
import { cx } from '@/ui/cx';
import { useIntoView } from '@/ui/use-into-view';
import { administrationPages } from './pages';

export function AdministrationNav() {
  const t = useTranslations('administration');
  const pathname = usePathname();
  const shown = useIntoView<HTMLAnchorElement>(pathname);
  return (
    <nav aria-label={t('title')} className="scroll-row flex gap-1 overflow-x-auto pb-1">
      {administrationPages.map(({ key, href }) => (
        <Link
          key={key}
          href={href}
          ref={pathname === href ? shown : undefined}
          aria-current={pathname === href ? 'page' : undefined}
          className={cx(
            'flex min-h-11 items-center rounded-2 px-3 font-[550] whitespace-nowrap no-underline',
            pathname === href ? 'bg-ink text-on-ink' : 'text-ink hover:bg-surface-3',
          )}
        >
          {t(`nav.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
