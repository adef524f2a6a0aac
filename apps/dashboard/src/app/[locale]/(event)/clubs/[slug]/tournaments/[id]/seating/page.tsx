import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadTournament } from '@/tournaments/core/load-tournament';
import { SeatingPage } from '@/tournaments/seating/seating-page';

type Props = PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/seating'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, id } = await params;
  const t = await getTranslations('tournaments');
  const { tournament } = await loadTournament(slug, id);
  return { title: `${t('bar.seating')}, ${tournament.name}` };
}

export default async function Page({ params }: Props) {
  const { slug, id } = await params;
  await loadTournament(slug, id);
  return <SeatingPage />;
}
