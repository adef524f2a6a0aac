'use client';

import { auditColumns, routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { AuditTable, entryKey } from '@/audit/audit-table';
import { parseAction, useAuditChoices } from '@/audit/use-audit-choices';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { useServerList } from '@/ui/data-table/use-server-list';
import { EmptyState } from '@/ui/empty-state';

export interface AuditLogProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  /** Its first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listClubAudit> | undefined;
}

/** What was done in the club. */
export function AuditLog({ clubId, slug, timeZone, initial }: AuditLogProps) {
  const t = useTranslations('clubSettings.audit');
  const choices = useAuditChoices('club');
  const list = useServerList({
    route: routes.listClubAudit,
    callFor: (part, chosen) => ({
      params: { clubId },
      query: { ...part, action: parseAction(chosen('action')) },
    }),
    pageOf: ({ entries, total }) => ({ rows: entries, total }),
    rowKey: entryKey,
    sortable: auditColumns,
    choices,
    initial,
  });
  return (
    <AuditTable
      list={list}
      choices={choices}
      timeZone={timeZone}
      csvName={`${slug}-log`}
      empty={
        <EmptyState title={t('none')} text={t('noneText')}>
          <Link href={`/clubs/${slug}`} className={buttonClass()}>
            {t('toClub')}
          </Link>
        </EmptyState>
      }
    />
  );
}
