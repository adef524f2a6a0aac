import { getTranslations } from 'next-intl/server';

/** The first stop of the Tab key: past the header to what the page is about. */
export async function SkipLink() {
  const t = await getTranslations('site');
  return (
    <a
      href="#main"
      className="sr-only rounded-2 bg-ink p-3 text-on-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {t('skip')}
    </a>
  );
}
