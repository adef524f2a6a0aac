import { getTranslations } from 'next-intl/server';
import { JobsList } from '@/administration/jobs-list';

export default async function AdministrationJobsPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <h1 className="text-3xl">{t('nav.jobs')}</h1>
      <JobsList />
    </>
  );
}
