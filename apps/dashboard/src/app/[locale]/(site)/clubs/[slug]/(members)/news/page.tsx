import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { NewsBoard } from '@/clubs/news-board';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubs');
  return { title: t('pages.news') };
}

export default async function NewsPage({ params }: PageProps<'/[locale]/clubs/[slug]/news'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/news');
  const t = await getTranslations('clubs');
  const answer = await askGateway(routes.listAnnouncements, { params: { clubId: club.id }, query: {} });
  return (
    <>
      <PageHead title={t('pages.news')} />
      <NewsBoard
        clubId={club.id}
        slug={slug}
        timeZone={club.timeZone}
        mayAnnounce={club.may.includes('club.announce')}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
