import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { Link } from '@/i18n/navigation';
import { ThemeSwitch } from '@/theme/theme-switch';
import { LiveStatus } from './live-status';
import { sitePages } from './navigation';
import { ServerStatus } from './server-status';

export async function SiteFooter() {
  const t = await getTranslations('site');
  return (
    <footer className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-4 text-md text-ink-2 sm:px-8 lg:px-14 print:hidden">
      <Suspense fallback={<p className="min-h-6" />}>
        <ServerStatus />
      </Suspense>
      <LiveStatus />
      <nav aria-label={t('footerNavigation')} className="flex flex-wrap gap-x-5 gap-y-2 sm:ml-auto">
        {sitePages.map(({ key, href }) => (
          <Link key={key} href={href} className="py-1 text-ink-2 underline-offset-4 hover:underline">
            {t(`nav.${key}`)}
          </Link>
        ))}
      </nav>
      <ThemeSwitch />
    </footer>
  );
}
