'use client';

import { routes } from '@red-disc/contracts';
import { useTimeZone, useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { ReportQueue, useReportState } from '@/reports/report-queue';
import { buttonClass } from '@/ui/button-class';
import { usePages } from '@/ui/data-table/use-pages';

/** What was reported at tables of no club: nobody but the platform's administrators can look at it. */
export function ReportList() {
  const t = useTranslations('administration');
  const timeZone = useTimeZone() ?? 'UTC';
  const state = useReportState();
  const list = usePages({
    route: routes.listServerReports,
    callFor: (part) => ({ query: { ...part, state } }),
    totalOf: ({ total }) => total,
  });
  return (
    <ReportQueue
      clubId={null}
      timeZone={timeZone}
      list={list}
      reports={list.body?.reports}
      elsewhere={
        <Link href="/administration" className={buttonClass()}>
          {t('nav.overview')}
        </Link>
      }
    />
  );
}
