'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

export interface NothingProps {
  readonly of: 'jobs' | 'mails' | 'tables' | 'others';
}

/** An empty list: what would stand there, and the way back. */
export function Nothing({ of }: NothingProps) {
  const t = useTranslations('administration');
  return (
    <EmptyState title={t('nothing')} text={t(`nothingOf.${of}`)}>
      <Link href="/administration" className={buttonClass()}>
        {t('nav.overview')}
      </Link>
    </EmptyState>
  );
}
