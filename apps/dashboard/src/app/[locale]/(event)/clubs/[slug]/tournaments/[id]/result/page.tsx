import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { knownRounds } from '@/tournaments/core/current-round';
import { loadTournament } from '@/tournaments/core/load-tournament';
import { ResultPage } from '@/tournaments/results/result-page';

type Props = PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/result'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations('tournamentResult');
  const { table, round } = await searchParams;
  return { title: t('heading', { table: Number(table), round: Number(round) }) };
}

export default async function Page({ params, searchParams }: Props) {
  const { slug, id } = await params;
  const asked = await searchParams;
  const { tournament } = await loadTournament(slug, id);
  const at = knownRounds(tournament.stages).find(
    ({ stage, round }) => stage === asked['stage'] && String(round) === asked['round'],
  );
  const table = Number(asked['table']);
  if (!at || !Number.isInteger(table)) notFound();
  return (
    <ResultPage key={`${at.stage} ${at.round} ${table}`} stage={at.stage} round={at.round} table={table} />
  );
}
