'use client';

import type { ReportBody, Route } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsInteger, parseAsStringLiteral, useQueryState, useQueryStates } from 'nuqs';
import type { ReactNode } from 'react';
import { refusalText } from '@/api/refusal-text';
import { Button } from '@/ui/button';
import { Pages } from '@/ui/data-table/pages';
import type { Paged } from '@/ui/data-table/use-pages';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';
import { Skeleton } from '@/ui/skeleton';
import { ReportCard, type ReportCardProps } from './report-card';

const states = ['open', 'closed'] as const;
const inAddress = parseAsStringLiteral(states).withDefault('open');

/** Which reports are asked for; the address holds it. */
export function useReportState() {
  return useQueryState('state', inAddress)[0];
}

export interface ReportQueueProps<R extends Route> extends Pick<ReportCardProps, 'clubId' | 'timeZone'> {
  readonly list: Paged<R>;
  /** Undefined until they are there. */
  readonly reports: readonly ReportBody[] | undefined;
  /** Where to go when there is nothing to do. */
  readonly elsewhere: ReactNode;
}

/** Reports of talk and conduct, to be worked through one by one. */
export function ReportQueue<R extends Route>(props: ReportQueueProps<R>) {
  const { list, reports, elsewhere, ...card } = props;
  const t = useTranslations('members.reports');
  const words = useTranslations('refusal');
  const [{ state }, hold] = useQueryStates({ state: inAddress, page: parseAsInteger });
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('which')} className="flex gap-2">
        {states.map((choice) => (
          <Button
            key={choice}
            variant={choice === state ? 'primary' : 'quiet'}
            aria-pressed={choice === state}
            onClick={() => void hold({ state: choice, page: null })}
          >
            {t(`state.${choice}`)}
          </Button>
        ))}
      </div>
      {list.error && <FormAlert text={refusalText(words, list.error.refusal)} />}
      {reports === undefined && !list.error && <Skeleton className="h-32" />}
      {reports?.length === 0 && (
        <EmptyState title={t(`none.${state}`)} text={t('noneText')}>
          {elsewhere}
        </EmptyState>
      )}
      <ul className="grid gap-4">
        {reports?.map((report) => (
          <li key={report.id}>
            <ReportCard {...card} report={report} />
          </li>
        ))}
      </ul>
      <Pages {...list.pages} />
    </div>
  );
}
