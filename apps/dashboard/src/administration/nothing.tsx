'use client';

import { useTranslations } from 'next-intl';

/** An empty list. */
export function Nothing() {
  const t = useTranslations('administration');
  return <p className="text-ink-2">{t('nothing')}</p>;
}
