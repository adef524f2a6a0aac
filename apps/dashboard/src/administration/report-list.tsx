'use client';

import { routes, type ReportBody } from '@red-disc/contracts';
import { useTimeZone, useTranslations } from 'next-intl';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { ReportCard } from '@/reports/report-card';
import { ReportQueue, useReportState } from '@/reports/report-queue';
import { buttonClass } from '@/ui/button-class';
import { FormAlert } from '@/ui/form/form';

/** What was reported at tables of no club: nobody but the platform's administrators can look at it. */
export function ReportList() {
  const t = useTranslations('administration');
  const [state] = useReportState();
  const { data, isError } = useApi(routes.listServerReports, { query: { state } });
  return (
    <>
      {isError && <FormAlert text={t('lost')} />}
      <ReportQueue
        reports={data?.reports}
        card={(report) => <ServerReport report={report} />}
        elsewhere={
          <Link href="/administration" className={buttonClass()}>
            {t('nav.overview')}
          </Link>
        }
      />
    </>
  );
}

function ServerReport({ report }: { readonly report: ReportBody }) {
  const timeZone = useTimeZone() ?? 'UTC';
  const close = useAction(routes.closeServerReport, { changes: [routes.listServerReports] });
  return (
    <ReportCard
      report={report}
      timeZone={timeZone}
      isBusy={close.isPending}
      refusal={close.error?.refusal}
      onClose={(outcome, note) => {
        close.mutate({ params: { reportId: report.id }, body: { outcome, note } });
      }}
    />
  );
}
