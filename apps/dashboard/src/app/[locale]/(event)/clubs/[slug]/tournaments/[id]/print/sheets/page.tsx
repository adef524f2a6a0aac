import { getTranslations } from 'next-intl/server';
import { parseRoundAt } from '@/tournaments/core/current-round';
import { loadRound, loadTournament } from '@/tournaments/core/load-tournament';
import { PrintFrame } from '@/tournaments/tools/print-frame';
import { PrintedSheets } from '@/tournaments/tools/print-pages';

export default async function Page({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/print/sheets'>) {
  const { slug, id } = await params;
  const { club, tournament } = await loadTournament(slug, id);
  const t = await getTranslations('tournamentTools');
  const at = parseRoundAt(tournament.stages, await searchParams);
  const round = at && (await loadRound(club.id, id, at));
  return (
    <PrintFrame title={tournament.name} note={round ? t('print.round', { round: round.round }) : ''}>
      {round ? (
        <PrintedSheets round={round} gameRounds={tournament.rules.nominalRounds} />
      ) : (
        <p>{t('print.noRound')}</p>
      )}
    </PrintFrame>
  );
}
