'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import type { Column, Filter } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { ListFrame, Nothing } from './list-frame';
import { stateName } from './state-name';

type RunningTable = ResponseOf<typeof routes.listRunningTables>['tables'][number];

const statuses = ['lobby', 'playing', 'between', 'quarantined'] as const;

/** The tables that wait or are played, nothing of their games; asked again while the page is open. */
export function TablesList() {
  const t = useTranslations('administration');
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  const { data, isError } = useApi(routes.listRunningTables, {}, { refetchMs: 5_000 });
  const columns = useMemo<readonly Column<RunningTable>[]>(
    () => [
      {
        key: 'id',
        label: t('tables.id'),
        value: ({ id }) => id,
        cell: ({ id }) => (
          <Link href={`/tables/${id}`} className="link font-[650]">
            {id.slice(0, 8)}
          </Link>
        ),
      },
      {
        key: 'status',
        label: t('state'),
        value: ({ status }) => stateName(t, status),
        cell: ({ status }) =>
          status === 'quarantined' ? (
            <Badge tone="warn" icon="alarm">
              {stateName(t, status)}
            </Badge>
          ) : (
            stateName(t, status)
          ),
      },
      { key: 'game', label: t('tables.game'), value: ({ game }) => game, from: 'md' },
      { key: 'people', label: t('tables.people'), value: ({ people }) => people, isFigure: true },
      { key: 'bots', label: t('tables.bots'), value: ({ bots }) => bots, isFigure: true, from: 'sm' },
      { key: 'moves', label: t('tables.moves'), value: ({ moves }) => moves, isFigure: true, from: 'sm' },
      {
        key: 'createdAt',
        label: t('tables.since'),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.relativeTime(new Date(createdAt), now),
        from: 'md',
      },
    ],
    [t, format, now],
  );
  const filters = useMemo<readonly Filter<RunningTable>[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        options: statuses.map((value) => ({ value, label: stateName(t, value) })),
        matches: ({ status }, value) => status === value,
      },
    ],
    [t],
  );
  return (
    <ListFrame isLost={isError} isLoading={data === undefined}>
      <DataTable
        label={t('nav.tables')}
        rows={data?.tables ?? []}
        columns={columns}
        filters={filters}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => id}
        csvName="tables"
        empty={<Nothing />}
      />
    </ListFrame>
  );
}
