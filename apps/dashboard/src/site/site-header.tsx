import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { Link } from '@/i18n/navigation';
import { Palette } from '@/palette/palette';
import { Brand } from './brand';
import { HeaderPerson } from './header-person';
import { LanguageSwitch } from './language-switch';
import { sitePages } from './navigation';
import { SiteMenu } from './site-menu';

/** The header of all public pages. On a narrow screen its links move into a menu. */
export async function SiteHeader() {
  const t = await getTranslations('site');
  return (
    <header className="relative z-10 flex items-center gap-1 py-3 pr-2 pl-4 sm:gap-4 sm:px-8 lg:px-14 lg:py-4.5 print:hidden">
      <Brand />
      <nav aria-label={t('navigation')} className="ml-auto hidden items-center gap-1 lg:flex">
        {sitePages.map(({ key, href }) => (
          <Link
            key={key}
            href={href}
            className="rounded-2 px-3 py-2.5 font-[550] whitespace-nowrap text-ink no-underline hover:bg-surface-3"
          >
            {t(`nav.${key}`)}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex items-center sm:gap-1 lg:ml-0">
        <Palette />
        <LanguageSwitch />
        <Suspense fallback={<span className="size-11" />}>
          <HeaderPerson />
        </Suspense>
        <SiteMenu />
      </div>
    </header>
  );
}
