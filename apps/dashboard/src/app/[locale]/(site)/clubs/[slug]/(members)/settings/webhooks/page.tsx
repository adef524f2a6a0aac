import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { SettingsTabs } from '@/clubs/settings/settings-tabs';
import { Webhooks } from '@/clubs/settings/webhooks';
import { askGateway } from '@/gateway/gateway';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubSettings');
  return { title: t('tabs.webhooks') };
}

export default async function WebhooksPage({
  params,
}: PageProps<'/[locale]/clubs/[slug]/settings/webhooks'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/settings/webhooks', 'club.webhooks.write');
  const t = await getTranslations('clubSettings');
  const answer = await askGateway(routes.listWebhooks, { params: { clubId: club.id } });
  return (
    <>
      <PageHead title={t('title')} />
      <SettingsTabs club={club} />
      <div className="grid max-w-3xl gap-7">
        <Webhooks clubId={club.id} initial={answer.ok ? answer.value : { webhooks: [] }} />
      </div>
    </>
  );
}
