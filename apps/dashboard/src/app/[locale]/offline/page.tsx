import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { Brand } from '@/site/brand';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline');
  return { title: t('title'), robots: { index: false } };
}

/** Shown by the service worker in place of a page that cannot be reached. It is the same for everybody. */
export default async function OfflinePage() {
  const t = await getTranslations('offline');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-4 py-3 sm:px-8 lg:px-14 lg:py-4.5">
        <Brand />
      </header>
      <main id="main" className="flex-1">
        <Notice title={t('title')} text={t('text')}>
          <Link href="/rules" className={buttonClass({ variant: 'primary' })}>
            {t('rules')}
          </Link>
          <Link href="/play" className={buttonClass()}>
            {t('play')}
          </Link>
        </Notice>
      </main>
    </div>
  );
}
