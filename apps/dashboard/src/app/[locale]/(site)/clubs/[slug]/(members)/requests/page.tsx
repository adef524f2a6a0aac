import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Requests } from '@/clubs/people/requests';
import { PeopleTabs } from '@/clubs/people/people-tabs';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('members');
  return { title: t('tabs.requests') };
}

export default async function RequestsPage({ params }: PageProps<'/[locale]/clubs/[slug]/requests'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/requests', 'club.requests.work');
  const t = await getTranslations('members');
  const answer = await askGateway(routes.listJoinRequests, { params: { clubId: club.id }, query: {} });
  return (
    <>
      <PageHead title={t('tabs.requests')} text={t('requestsText')} />
      <PeopleTabs club={club} />
      <Requests
        clubId={club.id}
        slug={slug}
        timeZone={club.timeZone}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
