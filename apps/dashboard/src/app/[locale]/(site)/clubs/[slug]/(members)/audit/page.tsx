import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { AuditLog } from '@/clubs/settings/audit-log';
import { SettingsTabs } from '@/clubs/settings/settings-tabs';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubSettings');
  return { title: t('tabs.audit') };
}

export default async function AuditPage({ params }: PageProps<'/[locale]/clubs/[slug]/audit'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/audit', 'club.audit.read');
  const t = await getTranslations('clubSettings');
  const answer = await askGateway(routes.listClubAudit, { params: { clubId: club.id }, query: {} });
  return (
    <>
      <PageHead title={t('title')} />
      <SettingsTabs club={club} />
      <AuditLog
        clubId={club.id}
        slug={slug}
        timeZone={club.timeZone}
        initial={answer.ok ? answer.value : undefined}
      />
    </>
  );
}
