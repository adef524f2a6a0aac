'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '@/i18n/navigation';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';
import { faultText } from './record-viewer';
import { openReplay } from './replay';
import { ReplayTable } from './replay-table';

export interface TableReplayProps {
  readonly tableId: string;
  readonly data: unknown;
  readonly place: string | undefined;
}

/** The replay of a game that was played at a table of this server. */
export function TableReplay({ tableId, data, place }: TableReplayProps) {
  const t = useTranslations('replay');
  const opened = useMemo(() => openReplay(data), [data]);
  if (opened.ok) return <ReplayTable replay={opened.value} data={data} tableId={tableId} place={place} />;
  const isEmpty = opened.error.code === 'NO_ROUNDS';
  return (
    <main id="main">
      <Notice
        title={t(isEmpty ? 'noRounds' : 'broken')}
        text={isEmpty ? t('noRoundsText') : faultText(t, opened.error)}
      >
        <Link href="/tables" className={buttonClass({ variant: 'primary' })}>
          {t('tables')}
        </Link>
      </Notice>
    </main>
  );
}
