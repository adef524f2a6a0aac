import { routes } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { loadTournamentFor } from '@/tournaments/core/load-tournament';
import { PrintedPeople } from '@/tournaments/tools/print-door';
import { PrintFrame } from '@/tournaments/tools/print-frame';

export default async function Page({
  params,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/print/people'>) {
  const { slug, id } = await params;
  const { club, tournament } = await loadTournamentFor(slug, id, ['tournaments.direct']);
  const t = await getTranslations('tournamentTools');
  const answer = await askGateway(routes.listEntrants, { params: { clubId: club.id, tournamentId: id } });
  return (
    <PrintFrame title={t('print.people')} note={tournament.name}>
      {answer.ok && answer.value.entrants.length > 0 ? (
        <PrintedPeople entrants={answer.value.entrants} />
      ) : (
        <p>{t('print.nobody')}</p>
      )}
    </PrintFrame>
  );
}
