'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/site/notice';
import { Button } from '@/ui/button';

/** Our own fault on this page: say so, keep the digest that finds it in the log, offer another try. */
export default function PageError({
  error,
  reset,
}: {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}) {
  const t = useTranslations('error');
  return (
    <main id="main">
      <Notice title={t('title')} text={t('text')}>
        <Button variant="primary" onClick={reset}>
          {t('retry')}
        </Button>
      </Notice>
      {error.digest && (
        <p className="pb-8 text-center text-xs text-ink-2">{t('digest', { digest: error.digest })}</p>
      )}
    </main>
  );
}
