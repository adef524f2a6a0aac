'use client';

import { routes, runningStates, runningTableColumns, type ResponseOf } from '@red-disc/contracts';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import type { Choice, Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { Nothing } from './nothing';
import { stateName } from './state-name';

type RunningTable = ResponseOf<typeof routes.listRunningTables>['tables'][number];

const rowKey = ({ id }: RunningTable): string => id;

/** The tables that wait or are played, nothing of their games; asked again while the page is open. */
export function TablesList() {
  const t = useTranslations('administration');
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
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
  const choices = useMemo<readonly Choice[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        options: runningStates.map((value) => ({ value, label: stateName(t, value) })),
      },
    ],
    [t],
  );
  const list = useServerList({
    route: routes.listRunningTables,
    callFor: (part, chosen) => ({
      query: { ...part, state: runningStates.find((state) => state === chosen('state')) },
    }),
    pageOf: ({ tables, total }) => ({ rows: tables, total }),
    rowKey,
    sortable: runningTableColumns,
    choices,
    refetchMs: 5_000,
  });
  return (
    <ServerListView
      name="tables"
      label={t('nav.tables')}
      list={list}
      columns={columns}
      choices={choices}
      rowKey={rowKey}
      rowLabel={({ id }) => id}
      csvName="tables"
      empty={<Nothing of="tables" />}
    />
  );
}
