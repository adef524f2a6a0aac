'use client';

import { routes, type AuditEntryBody, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { ask } from '@/live/ask';
import type { Messages } from '@/i18n/catalogues';
import { Link } from '@/i18n/navigation';
import { formatStamp } from '@/i18n/when';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import type { Column, Filter } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { FormAlert } from '@/ui/form/form';

type Action = keyof Messages['clubSettings']['audit']['actions'];

const pageOfLog = 200;

export interface AuditLogProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly initial: ResponseOf<typeof routes.listClubAudit>;
}

/** Who did what, when and to what: searched, filtered and taken away; older entries on demand. */
export function AuditLog({ clubId, slug, timeZone, initial }: AuditLogProps) {
  const t = useTranslations('clubSettings.audit');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const [entries, setEntries] = useState<readonly AuditEntryBody[]>(initial.entries);
  const [hasMore, setHasMore] = useState(initial.entries.length === pageOfLog);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const loadOlder = async () => {
    setIsBusy(true);
    const before = entries.at(-1)?.id;
    const answer = await ask(routes.listClubAudit, {
      params: { clubId },
      query: { limit: pageOfLog, ...(before !== undefined && { before }) },
    });
    setIsBusy(false);
    if (!answer.ok) {
      setError(refusalText(words, answer.error));
      return;
    }
    setEntries([...entries, ...answer.value.entries]);
    setHasMore(answer.value.entries.length === pageOfLog);
  };
  const named = useMemo(
    () => (action: string) => {
      const key = action.replaceAll('.', '_') as Action;
      return t.has(`actions.${key}`) ? t(`actions.${key}`) : action;
    },
    [t],
  );
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
      {
        key: 'subject',
        label: t('subject'),
        from: 'sm',
        value: ({ subject }) => subject?.name ?? '',
      },
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
        csvName={`${slug}-log`}
        empty={
          <EmptyState title={t('none')} text={t('noneText')}>
            <Link href={`/clubs/${slug}`} className={buttonClass()}>
              {t('toClub')}
            </Link>
          </EmptyState>
        }
      />
      {hasMore && (
        <Button className="justify-self-start" disabled={isBusy} onClick={() => void loadOlder()}>
          {isBusy && <Busy />}
          {t('older')}
        </Button>
      )}
      {error && <FormAlert text={error} />}
    </>
  );
}
