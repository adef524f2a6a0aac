import type { ClubBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { SubNav } from '@/ui/sub-nav';

const pages = [
  { key: 'results', path: '/results', permission: 'club.statistics.read' },
  { key: 'ratings', path: '/ratings', permission: 'tournaments.read' },
  { key: 'leagues', path: '/leagues', permission: 'tournaments.read' },
] as const;

/** What games add up to: figures, ratings, leagues. */
export async function ResultsTabs({ club }: { readonly club: ClubBody }) {
  const t = await getTranslations('ratings');
  const shown = pages.filter(({ permission }) => club.may.includes(permission));
  const title = await getTranslations('results');
  return (
    <SubNav
      label={title('title')}
      items={shown.map(({ key, path }) => ({ href: `/clubs/${club.slug}${path}`, label: t(`tabs.${key}`) }))}
    />
  );
}
