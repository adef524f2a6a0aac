'use client';

import type { AuditEntryBody, Route } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { formatStamp, placeOfZone } from '@/i18n/when';
import type { Choice, Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import type { ServerList } from '@/ui/data-table/use-server-list';
import { useActionName } from './use-action-name';

export interface AuditTableProps<R extends Route> {
  readonly list: ServerList<R, AuditEntryBody>;
  readonly choices: readonly Choice[];
  readonly timeZone: string;
  readonly csvName: string;
  readonly empty: ReactNode;
}

export const entryKey = ({ id }: AuditEntryBody): string => id;

/** Who did what, when and to what: searched, filtered and taken away. */
export function AuditTable<R extends Route>({ list, choices, timeZone, csvName, empty }: AuditTableProps<R>) {
  const t = useTranslations('clubSettings.audit');
  const named = useActionName();
  const locale = useLocale();
  const columns = useMemo(
    (): readonly Column<AuditEntryBody>[] => [
      {
        key: 'at',
        label: t('at'),
        note: placeOfZone(timeZone),
        value: ({ at }) => at,
        cell: ({ at }) => (
          <span className="sm:whitespace-nowrap">{formatStamp(at, { locale, timeZone })}</span>
        ),
      },
      {
        key: 'actor',
        label: t('actor'),
        value: ({ actor, actingAs }) =>
          actingAs === null
            ? (actor?.name ?? t('nobody'))
            : t('actingFor', { administrator: actingAs.name, name: actor?.name ?? t('nobody') }),
      },
      {
        key: 'action',
        label: t('action'),
        value: ({ action }) => named(action),
        cell: ({ action, subject }) => (
          <>
            {named(action)}
            <span className="block text-sm wrap-anywhere text-ink-2 sm:hidden">{subject?.name}</span>
          </>
        ),
      },
      { key: 'subject', label: t('subject'), from: 'sm', value: ({ subject }) => subject?.name ?? '' },
      { key: 'reason', label: t('reason'), from: 'md', value: ({ reason }) => reason ?? '' },
    ],
    [t, locale, timeZone, named],
  );
  return (
    <ServerListView
      name="audit"
      label={t('title')}
      list={list}
      columns={columns}
      choices={choices}
      rowKey={entryKey}
      rowLabel={({ action }) => named(action)}
      csvName={csvName}
      empty={empty}
    />
  );
}
