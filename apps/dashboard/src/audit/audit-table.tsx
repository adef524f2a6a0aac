'use client';

import type { ApiError, AuditEntryBody } from '@red-disc/contracts';
import type { Result } from '@red-disc/kernel';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { refusalText } from '@/api/refusal-text';
import { formatStamp } from '@/i18n/when';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import type { Column, Filter } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { FormAlert } from '@/ui/form/form';
import { useActionName } from './use-action-name';

/** How many entries are asked for at once; the server gives no more either. */
export const pageOfLog = 200;

export interface AuditTableProps {
  readonly initial: readonly AuditEntryBody[];
  /** The entries before one, the newest first. */
  readonly loadBefore: (id: string) => Promise<Result<{ entries: readonly AuditEntryBody[] }, ApiError>>;
  readonly timeZone: string;
  readonly csvName: string;
  readonly empty: ReactNode;
}

/** Who did what, when and to what: searched, filtered and taken away; older entries on demand. */
export function AuditTable({ initial, loadBefore, timeZone, csvName, empty }: AuditTableProps) {
  const t = useTranslations('clubSettings.audit');
  const words = useTranslations('refusal');
  const named = useActionName();
  const locale = useLocale();
  // Kept as first read: an answer that came anew would tear a gap between it and the older ones.
  const [entries, setEntries] = useState(initial);
  const [isAll, setIsAll] = useState(initial.length < pageOfLog);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const loadOlder = async () => {
    setIsBusy(true);
    const answer = await loadBefore(entries.at(-1)!.id);
    setIsBusy(false);
    setError(answer.ok ? undefined : refusalText(words, answer.error));
    if (!answer.ok) return;
    setEntries([...entries, ...answer.value.entries]);
    setIsAll(answer.value.entries.length < pageOfLog);
  };
  const columns = useMemo(
    (): readonly Column<AuditEntryBody>[] => [
      {
        key: 'at',
        label: t('at'),
        value: ({ at }) => at,
        cell: ({ at }) => <span className="whitespace-nowrap">{formatStamp(at, { locale, timeZone })}</span>,
      },
      {
        key: 'actor',
        label: t('actor'),
        value: ({ actor, actingAs }) =>
          actingAs === null
            ? (actor?.name ?? t('nobody'))
            : t('actingFor', { administrator: actingAs.name, name: actor?.name ?? t('nobody') }),
      },
      { key: 'action', label: t('action'), value: ({ action }) => named(action) },
      { key: 'subject', label: t('subject'), from: 'sm', value: ({ subject }) => subject?.name ?? '' },
      { key: 'reason', label: t('reason'), from: 'md', value: ({ reason }) => reason ?? '' },
    ],
    [t, locale, timeZone, named],
  );
  const filters = useMemo(
    (): readonly Filter<AuditEntryBody>[] => [
      {
        key: 'action',
        label: t('action'),
        options: [...new Set(entries.map(({ action }) => action))].map((value) => ({
          value,
          label: named(value),
        })),
        matches: ({ action }, value) => action === value,
      },
    ],
    [t, entries, named],
  );
  return (
    <>
      <DataTable
        label={t('title')}
        rows={entries}
        columns={columns}
        filters={filters}
        rowKey={({ id }) => id}
        rowLabel={({ action }) => named(action)}
        csvName={csvName}
        empty={empty}
      />
      {!isAll && (
        <Button className="justify-self-start" disabled={isBusy} onClick={() => void loadOlder()}>
          {isBusy && <Busy />}
          {t('older')}
        </Button>
      )}
      {error && <FormAlert text={error} />}
    </>
  );
}
