import type { ClubBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { SubNav } from '@/ui/sub-nav';

const pages = [
  { key: 'general', path: '/settings', permission: 'club.settings.write' },
  { key: 'webhooks', path: '/settings/webhooks', permission: 'club.webhooks.write' },
  { key: 'screens', path: '/screens', permission: 'club.projectors.write' },
  { key: 'ownership', path: '/settings/ownership', permission: 'club.export' },
  { key: 'audit', path: '/audit', permission: 'club.audit.read' },
] as const;

export async function SettingsTabs({ club }: { readonly club: ClubBody }) {
  const t = await getTranslations('clubSettings');
  return (
    <SubNav
      label={t('title')}
      items={pages
        .filter(({ permission }) => club.may.includes(permission))
        .map(({ key, path }) => ({ href: `/clubs/${club.slug}${path}`, label: t(`tabs.${key}`) }))}
    />
  );
}
