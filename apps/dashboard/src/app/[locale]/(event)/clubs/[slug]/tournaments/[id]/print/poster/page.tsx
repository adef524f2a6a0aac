import { routes } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { loadTournamentFor } from '@/tournaments/core/load-tournament';
import { PrintedPoster } from '@/tournaments/tools/print-door';
import { PrintFrame } from '@/tournaments/tools/print-frame';

export default async function Page({
  params,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/print/poster'>) {
  const { slug, id } = await params;
  const { club, tournament } = await loadTournamentFor(slug, id, ['tournaments.direct']);
  const t = await getTranslations('tournamentTools');
  const keys = await askGateway(routes.getTournamentKeys, { params: { clubId: club.id, tournamentId: id } });
  if (!keys.ok) throw new Error(keys.error.code);
  const address = `${await readOrigin()}/${await getLocale()}/events/${id}/check-in?key=${keys.value.checkIn}`;
  return (
    <PrintFrame title={tournament.name} note={t('print.poster')}>
      <PrintedPoster address={address} />
    </PrintFrame>
  );
}
