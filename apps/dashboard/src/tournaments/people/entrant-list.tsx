'use client';

import type { EntrantBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import type { BulkAction, Column, Filter } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { EntrantSheet } from './entrant-sheet';

const tones = {
  waiting: 'warn',
  registered: 'plain',
  checkedIn: 'ok',
  withdrawn: 'plain',
  dropped: 'alarm',
  disqualified: 'alarm',
} as const;
const statuses = Object.keys(tones) as readonly (keyof typeof tones)[];

/** Everybody who has entered, with what can be done about each. */
export function EntrantList({ entrants }: { readonly entrants: readonly EntrantBody[] }) {
  const t = useTranslations('tournamentPeople');
  const { tournament, page } = useTournament();
  const { runAll, isBusy, refusal } = useCommand();
  const [opened, setOpened] = useState<string>();
  const columns = useMemo(
    (): readonly Column<EntrantBody>[] => [
      {
        key: 'name',
        label: t('columns.name'),
        value: ({ name }) => name,
        cell: (entrant) => (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550]">
            {entrant.name}
            {entrant.attends === 'online' && <Icon name="screen" />}
            {entrant.standby && <Badge>{t('standby')}</Badge>}
            {/* A column of its own leaves a phone no room for the name. */}
            <Badge tone={tones[entrant.status]} className="sm:hidden">
              {t(`status.${entrant.status}`)}
            </Badge>
          </span>
        ),
      },
      {
        key: 'status',
        label: t('columns.status'),
        value: ({ status }) => t(`status.${status}`),
        cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
        from: 'sm',
      },
      {
        key: 'attends',
        label: t('columns.attends'),
        value: ({ attends }) => t(`attends.${attends}`),
        from: 'md',
      },
      { key: 'club', label: t('columns.club'), value: ({ club }) => club ?? '', from: 'lg' },
      {
        key: 'pinned',
        label: t('columns.pinned'),
        value: ({ pinnedTable }) => pinnedTable ?? '',
        isFigure: true,
        from: 'md',
      },
      {
        key: 'actions',
        label: t('columns.actions'),
        value: () => '',
        isActions: true,
        cell: ({ id, name }) => (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('changeOf', { name })}
            onClick={() => {
              setOpened(id);
            }}
          >
            {t('change')}
          </Button>
        ),
      },
    ],
    [t],
  );
  const filters = useMemo(
    (): readonly Filter<EntrantBody>[] => [
      {
        key: 'status',
        label: t('columns.status'),
        options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        matches: (entrant, value) => entrant.status === value,
      },
    ],
    [t],
  );
  const bulkActions: readonly BulkAction<EntrantBody>[] =
    tournament.checkIn === 'open'
      ? [
          {
            label: t('desk.checkInAll'),
            run: (rows) => {
              const expected = rows.filter(({ status }) => status === 'registered');
              void runAll(
                expected.map(({ id }) => ({ type: 'checkIn', entrant: id })),
                { done: t('desk.doneAll', { count: expected.length }) },
              );
            },
          },
        ]
      : [];
  const entrant = entrants.find(({ id }) => id === opened);
  return (
    <>
      <RefusalNote error={refusal} />
      <p role="status" className="appear-late flex items-center gap-2 text-ink-2 empty:hidden">
        {isBusy && (
          <>
            <Busy /> {t('desk.checkingIn')}
          </>
        )}
      </p>
      <DataTable
        name="entrants"
        label={t('title')}
        rows={entrants}
        columns={columns}
        filters={filters}
        bulkActions={bulkActions}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        csvName={tournament.name}
        empty={
          <EmptyState title={t('nobody')} text={t('nobodyText')}>
            <Link href={{ pathname: `${page}/people`, query: { tab: 'import' } }} className={buttonClass()}>
              <Icon name="upload" />
              {t('importList')}
            </Link>
          </EmptyState>
        }
      />
      {entrant && (
        <EntrantSheet
          entrant={entrant}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </>
  );
}
