import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Reports } from '@/clubs/people/reports';
import { PeopleTabs } from '@/clubs/people/people-tabs';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('members');
  return { title: t('tabs.reports') };
}

export default async function ReportsPage({ params }: PageProps<'/[locale]/clubs/[slug]/reports'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/reports', 'club.reports.work');
  const t = await getTranslations('members');
  const answer = await askGateway(routes.listReports, {
    params: { clubId: club.id },
    query: { state: 'open' },
  });
  return (
    <>
      <PageHead title={t('tabs.reports')} text={t('reportsText')} />
      <PeopleTabs club={club} />
      <Reports
        clubId={club.id}
        slug={slug}
        timeZone={club.timeZone}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
