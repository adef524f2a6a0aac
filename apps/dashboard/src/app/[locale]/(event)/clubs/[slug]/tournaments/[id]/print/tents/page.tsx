import { routes } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { loadTournamentFor } from '@/tournaments/core/load-tournament';
import { PrintFrame } from '@/tournaments/tools/print-frame';
import { PrintedTents } from '@/tournaments/tools/print-pages';

export default async function Page({
  params,
}: PageProps<'/[locale]/clubs/[slug]/tournaments/[id]/print/tents'>) {
  const { slug, id } = await params;
  const { club, tournament } = await loadTournamentFor(slug, id, ['tournaments.direct']);
  const t = await getTranslations('tournamentTools');
  const keys = await askGateway(routes.getTournamentKeys, {
    params: { clubId: club.id, tournamentId: id },
  });
  const address = `${await readOrigin()}/${await getLocale()}/events/${id}/table`;
  return (
    <PrintFrame title={t('print.tents')} note={tournament.name}>
      {keys.ok && keys.value.tables.length > 0 ? (
        <PrintedTents keys={keys.value.tables} address={address} name={tournament.name} />
      ) : (
        <p>{t('print.noTables')}</p>
      )}
    </PrintFrame>
  );
}
