import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadTournamentFor } from '@/tournaments/core/load-tournament';
import { RehearsalPage } from '@/tournaments/tools/rehearsal-page';

type Props = PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/rehearsal'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, id } = await params;
  const t = await getTranslations('tournaments');
  const { tournament } = await loadTournamentFor(slug, id, ['tournaments.direct']);
  return { title: `${t('bar.rehearsal')}, ${tournament.name}` };
}

export default async function Page({ params }: Props) {
  const { slug, id } = await params;
  await loadTournamentFor(slug, id, ['tournaments.direct']);
  return <RehearsalPage />;
}
