import type { ClubBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { SubNav } from '@/ui/sub-nav';

const pages = [
  { key: 'members', path: '/members', permission: 'club.members.read' },
  { key: 'invitations', path: '/invitations', permission: 'club.invite' },
  { key: 'requests', path: '/requests', permission: 'club.requests.work' },
  { key: 'reports', path: '/reports', permission: 'club.reports.work' },
  { key: 'blocks', path: '/blocks', permission: 'club.block' },
] as const;

/** The pages about who belongs to a club and how they get in. */
export async function PeopleTabs({ club }: { readonly club: ClubBody }) {
  const t = await getTranslations('members');
  const shown = pages.filter(({ permission }) => club.may.includes(permission));
  if (shown.length < 2) return null;
  return (
    <SubNav
      label={t('title')}
      items={shown.map(({ key, path }) => ({ href: `/clubs/${club.slug}${path}`, label: t(`tabs.${key}`) }))}
    />
  );
}
