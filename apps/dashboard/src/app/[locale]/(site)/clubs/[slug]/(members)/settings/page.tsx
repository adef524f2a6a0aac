import { clubSettingsSchema } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { GeneralSettings } from '@/clubs/settings/general-settings';
import { SettingsTabs } from '@/clubs/settings/settings-tabs';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('clubSettings');
  return { title: t('title') };
}

export default async function ClubSettingsPage({ params }: PageProps<'/[locale]/clubs/[slug]/settings'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/settings', 'club.settings.write');
  const t = await getTranslations('clubSettings');
  return (
    <>
      <PageHead title={t('title')} />
      <SettingsTabs club={club} />
      <div className="max-w-3xl">
        <GeneralSettings clubId={club.id} settings={clubSettingsSchema.strip().parse(club)} />
      </div>
    </>
  );
}
