import { routes } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { loadTournament } from '@/tournaments/core/load-tournament';
import { PrintFrame } from '@/tournaments/tools/print-frame';
import { PrintedStandings } from '@/tournaments/tools/print-pages';

export default async function Page({
  params,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/print/standings'>) {
  const { slug, id } = await params;
  const { club, tournament } = await loadTournament(slug, id);
  const t = await getTranslations('tournamentTools');
  const standings = await askGateway(routes.getTournamentStandings, {
    params: { clubId: club.id, tournamentId: id },
    query: {},
  });
  return (
    <PrintFrame title={t('print.standings')} note={tournament.name}>
      {standings.ok ? <PrintedStandings standings={standings.value} /> : <p>{t('print.noRound')}</p>}
    </PrintFrame>
  );
}
