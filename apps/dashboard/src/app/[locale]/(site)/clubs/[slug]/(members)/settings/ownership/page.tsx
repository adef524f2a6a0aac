import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { ExportClub } from '@/clubs/settings/export-club';
import { HandOver } from '@/clubs/settings/hand-over';
import { SettingsTabs } from '@/clubs/settings/settings-tabs';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubSettings');
  return { title: t('tabs.ownership') };
}

export default async function OwnershipPage({
  params,
}: PageProps<'/[locale]/clubs/[slug]/settings/ownership'>) {
  const { slug } = await params;
  const path = '/settings/ownership';
  const [club, person] = await Promise.all([
    requireClub(slug, path, 'club.export'),
    requirePerson(`/clubs/${slug}${path}`),
  ]);
  const t = await getTranslations('clubSettings');
  const answer = await askGateway(routes.listMembers, { params: { clubId: club.id }, query: { limit: 1 } });
  return (
    <>
      <PageHead title={t('title')} />
      <SettingsTabs club={club} />
      <div className="grid max-w-3xl gap-7">
        <ExportClub clubId={club.id} slug={slug} />
        {club.may.includes('club.owners.write') && (
          <HandOver
            clubId={club.id}
            slug={slug}
            clubName={club.name}
            ownId={person.id}
            isAlone={answer.ok && answer.value.total === 1}
          />
        )}
      </div>
    </>
  );
}
