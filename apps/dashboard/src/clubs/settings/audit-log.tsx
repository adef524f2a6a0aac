'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { AuditTable, pageOfLog } from '@/audit/audit-table';
import { Link } from '@/i18n/navigation';
import { ask } from '@/live/ask';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';

export interface AuditLogProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly initial: ResponseOf<typeof routes.listClubAudit>;
}

/** What was done in the club. */
export function AuditLog({ clubId, slug, timeZone, initial }: AuditLogProps) {
  const t = useTranslations('clubSettings.audit');
  return (
    <AuditTable
      initial={initial.entries}
      loadBefore={(before) =>
        ask(routes.listClubAudit, { params: { clubId }, query: { limit: pageOfLog, before } })
      }
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
