import type { Metadata } from 'next';
import { loadTournament } from '@/tournaments/core/load-tournament';
import { Overview } from '@/tournaments/overview/overview';

type Props = PageProps<'/[locale]/clubs/[slug]/tournaments/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, id } = await params;
  return { title: (await loadTournament(slug, id)).tournament.name };
}

export default async function TournamentPage({ params, searchParams }: Props) {
  const { slug, id } = await params;
  const { invitation } = await searchParams;
  await loadTournament(slug, id);
  return <Overview invitation={typeof invitation === 'string' ? invitation : undefined} />;
}
