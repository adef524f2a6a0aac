'use client';

import { routes, type ReportBody, type ResponseOf } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { ReportCard } from '@/reports/report-card';
import { ReportQueue, useReportState } from '@/reports/report-queue';
import { buttonClass } from '@/ui/button-class';

export interface ReportsProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly initial: ResponseOf<typeof routes.listReports>;
}

/** What was reported at the club's tables. */
export function Reports({ clubId, slug, timeZone, initial }: ReportsProps) {
  const t = useTranslations('members.reports');
  const [state] = useReportState();
  const list = useApi(
    routes.listReports,
    { params: { clubId }, query: { state } },
    state === 'open' ? { initial } : {},
  );
  return (
    <ReportQueue
      reports={list.data?.reports}
      card={(report) => <ClubReport clubId={clubId} report={report} timeZone={timeZone} />}
      elsewhere={
        <Link href={`/clubs/${slug}/members`} className={buttonClass()}>
          {t('toMembers')}
        </Link>
      }
    />
  );
}

interface ClubReportProps {
  readonly clubId: string;
  readonly report: ReportBody;
  readonly timeZone: string;
}

function ClubReport({ clubId, report, timeZone }: ClubReportProps) {
  const close = useAction(routes.closeReport, { changes: [routes.listReports] });
  return (
    <ReportCard
      report={report}
      timeZone={timeZone}
      isBusy={close.isPending}
      refusal={close.error?.refusal}
      onClose={(outcome, note) => {
        close.mutate({ params: { clubId, reportId: report.id }, body: { outcome, note } });
      }}
    />
  );
}
