'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useApi } from '@/api/use-api';
import { Badge } from '@/ui/badge';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { ListFrame, Nothing } from './list-frame';
import { stateName } from './state-name';

type Job = ResponseOf<typeof routes.listJobs>['jobs'][number];

/** The work that waits, runs, or failed. */
export function JobsList() {
  const t = useTranslations('administration');
  const format = useFormatter();
  const { data, isError } = useApi(routes.listJobs, {}, { refetchMs: 10_000 });
  const columns = useMemo<readonly Column<Job>[]>(
    () => [
      { key: 'name', label: t('jobs.name'), value: ({ name }) => name },
      {
        key: 'state',
        label: t('state'),
        value: ({ state }) => stateName(t, state),
        cell: ({ state }) => (
          <Badge
            tone={state === 'failed' ? 'warn' : 'plain'}
            {...(state === 'failed' && { icon: 'alarm' as const })}
          >
            {stateName(t, state)}
          </Badge>
        ),
      },
      { key: 'tries', label: t('jobs.tries'), value: ({ tries }) => tries, isFigure: true },
      {
        key: 'startAfter',
        label: t('jobs.startAfter'),
        value: ({ startAfter }) => startAfter,
        cell: ({ startAfter }) =>
          format.dateTime(new Date(startAfter), { dateStyle: 'medium', timeStyle: 'short' }),
        from: 'sm',
      },
    ],
    [t, format],
  );
  return (
    <ListFrame isLost={isError} isLoading={data === undefined}>
      <DataTable
        label={t('nav.jobs')}
        rows={data?.jobs ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        csvName="jobs"
        empty={<Nothing />}
      />
    </ListFrame>
  );
}
