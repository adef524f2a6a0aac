'use client';

import { routes, type AuditEntryBody } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useApi } from '@/api/use-api';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { ListFrame, Nothing } from './list-frame';

/** Who did what on the whole server, the newest first. */
export function AuditList() {
  const t = useTranslations('administration');
  const format = useFormatter();
  const { data, isError } = useApi(routes.listAudit, { query: { limit: 200 } });
  const columns = useMemo<readonly Column<AuditEntryBody>[]>(
    () => [
      {
        key: 'at',
        label: t('audit.at'),
        value: ({ at }) => at,
        cell: ({ at }) => format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' }),
      },
      {
        key: 'actor',
        label: t('audit.actor'),
        value: ({ actor }) => actor?.name ?? t('audit.nobody'),
        cell: ({ actor, actingAs }) => (
          <>
            {actor?.name ?? t('audit.nobody')}
            {actingAs && (
              <span className="block text-sm text-ink-2">{t('audit.actingAs', { name: actingAs.name })}</span>
            )}
          </>
        ),
      },
      { key: 'action', label: t('audit.action'), value: ({ action }) => action },
      {
        key: 'subject',
        label: t('audit.subject'),
        value: ({ subject }) => subject?.name ?? subject?.id ?? '',
        from: 'md',
      },
      { key: 'reason', label: t('reason'), value: ({ reason }) => reason ?? '', from: 'md' },
    ],
    [t, format],
  );
  return (
    <ListFrame isLost={isError} isLoading={data === undefined}>
      <DataTable
        label={t('nav.audit')}
        rows={data?.entries ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ action }) => action}
        csvName="audit"
        empty={<Nothing />}
      />
    </ListFrame>
  );
}
