'use client';

import { jobColumns, jobStates, routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useReading } from '@/i18n/use-reading';
import { formatStamp, placeOfZone } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import type { Choice, Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { Nothing } from './nothing';
import { stateName } from './state-name';

type Job = ResponseOf<typeof routes.listJobs>['jobs'][number];

const rowKey = ({ id }: Job): string => id;

/** The work that waits, runs, or failed. */
export function JobsList() {
  const t = useTranslations('administration');
  const { locale, timeZone } = useReading();
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
        note: placeOfZone(timeZone),
        value: ({ startAfter }) => startAfter,
        cell: ({ startAfter }) => formatStamp(startAfter, { locale, timeZone }),
        from: 'sm',
      },
    ],
    [t, locale, timeZone],
  );
  const choices = useMemo<readonly Choice[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        options: jobStates.map((value) => ({ value, label: stateName(t, value) })),
      },
    ],
    [t],
  );
  const list = useServerList({
    route: routes.listJobs,
    callFor: (part, chosen) => ({
      query: { ...part, state: jobStates.find((state) => state === chosen('state')) },
    }),
    pageOf: ({ jobs, total }) => ({ rows: jobs, total }),
    rowKey,
    sortable: jobColumns,
    choices,
    refetchMs: 10_000,
  });
  return (
    <ServerListView
      name="jobs"
      label={t('nav.jobs')}
      list={list}
      columns={columns}
      choices={choices}
      rowKey={rowKey}
      rowLabel={({ name }) => name}
      csvName="jobs"
      empty={<Nothing of="jobs" />}
    />
  );
}
