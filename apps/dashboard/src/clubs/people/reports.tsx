'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { ReportQueue, useReportState } from '@/reports/report-queue';
import { buttonClass } from '@/ui/button-class';
import { usePages } from '@/ui/data-table/use-pages';

export interface ReportsProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  /** The first of those that wait, if they could be read. */
  readonly initial: ResponseOf<typeof routes.listReports> | undefined;
}

/** What was reported at the club's tables. */
export function Reports({ clubId, slug, timeZone, initial }: ReportsProps) {
  const t = useTranslations('members.reports');
  const state = useReportState();
  const list = usePages({
    route: routes.listReports,
    callFor: (part) => ({ params: { clubId }, query: { ...part, state } }),
    totalOf: ({ total }) => total,
    ...(state === 'open' && { initial }),
  });
  return (
    <ReportQueue
      clubId={clubId}
      timeZone={timeZone}
      list={list}
      reports={list.body?.reports}
      elsewhere={
        <Link href={`/clubs/${slug}/members`} className={buttonClass()}>
          {t('toMembers')}
        </Link>
      }
    />
  );
}
