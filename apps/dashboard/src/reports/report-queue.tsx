'use client';

import type { ReportBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton } from '@/ui/skeleton';

const states = ['open', 'closed'] as const;

export type ReportState = (typeof states)[number];

/** Which reports are asked for; the address holds it. */
export function useReportState() {
  return useQueryState('state', parseAsStringLiteral(states).withDefault('open'));
}

export interface ReportQueueProps {
  /** Undefined until they are there. */
  readonly reports: readonly ReportBody[] | undefined;
  readonly card: (report: ReportBody) => ReactNode;
  /** Where to go when there is nothing to do. */
  readonly elsewhere: ReactNode;
}

/** Reports of talk and conduct, to be worked through one by one. */
export function ReportQueue({ reports, card, elsewhere }: ReportQueueProps) {
  const t = useTranslations('members.reports');
  const [state, setState] = useReportState();
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('which')} className="flex gap-2">
        {states.map((choice) => (
          <Button
            key={choice}
            variant={choice === state ? 'primary' : 'quiet'}
            aria-pressed={choice === state}
            onClick={() => void setState(choice)}
          >
            {t(`state.${choice}`)}
          </Button>
        ))}
      </div>
      {reports === undefined && <Skeleton className="h-32" />}
      {reports?.length === 0 && (
        <EmptyState title={t(`none.${state}`)} text={t('noneText')}>
          {elsewhere}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {reports?.map((report) => (
          <li key={report.id}>{card(report)}</li>
        ))}
      </ul>
    </div>
  );
}
