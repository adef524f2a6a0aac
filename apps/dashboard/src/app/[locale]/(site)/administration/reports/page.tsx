import { getTranslations } from 'next-intl/server';
import { ReportList } from '@/administration/report-list';
import { PageHead } from '@/ui/page-head';

export default async function AdministrationReportsPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <PageHead title={t('nav.reports')} text={t('reportsText')} />
      <ReportList />
    </>
  );
}
