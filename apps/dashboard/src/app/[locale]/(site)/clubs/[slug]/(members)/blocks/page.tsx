import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Blocks } from '@/clubs/people/blocks';
import { PeopleTabs } from '@/clubs/people/people-tabs';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('members');
  return { title: t('tabs.blocks') };
}

export default async function BlocksPage({ params }: PageProps<'/[locale]/clubs/[slug]/blocks'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/blocks', 'club.block');
  const t = await getTranslations('members');
  const answer = await askGateway(routes.listBlocks, { params: { clubId: club.id }, query: {} });
  return (
    <>
      <PageHead title={t('tabs.blocks')} text={t('blocksText')} />
      <PeopleTabs club={club} />
      <Blocks
        clubId={club.id}
        slug={slug}
        timeZone={club.timeZone}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
