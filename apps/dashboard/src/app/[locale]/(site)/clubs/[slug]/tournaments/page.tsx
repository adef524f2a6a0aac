import { listPageSize, longestList, routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { ZonedHeading } from '@/clubs/zoned-heading';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { ImportEvent } from '@/tournaments/list/import-event';
import { TournamentList } from '@/tournaments/list/tournament-list';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { readListAddress } from '@/ui/link-list/list-address';
import { PageLinks } from '@/ui/link-list/page-links';
import { SearchForm } from '@/ui/link-list/search-form';
import { turnToLast } from '@/ui/link-list/turn-to-last';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tournaments');
  return { title: t('list.title') };
}

/** The club's events: those that come or run, then those that are over. */
export default async function TournamentsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/tournaments'>) {
  const { slug } = await params;
  const club = await requireClub(slug, '/tournaments', 'tournaments.read');
  const t = await getTranslations('tournaments');
  const page = `/clubs/${slug}/tournaments`;
  const address = readListAddress({ path: page, query: await searchParams }, []);
  const { q } = address;
  const of = { clubId: club.id };
  const [coming, past] = await Promise.all([
    askGateway(routes.listTournaments, { params: of, query: { when: 'coming', q, limit: longestList } }),
    askGateway(routes.listTournaments, { params: of, query: { when: 'past', q, page: address.page } }),
  ]);
  const total = past.ok ? past.value.total : 0;
  if (past.ok) await turnToLast(address, total);
  const next = coming.ok ? coming.value.tournaments : [];
  const over = past.ok ? past.value.tournaments : [];
  const isLost = !coming.ok;
  const mayDirect = club.may.includes('tournaments.direct');
  const create = (
    <Link href={`${page}/new`} className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" />
      {t('list.new')}
    </Link>
  );
  return (
    <div className="mx-auto grid max-w-5xl gap-8 px-4 pt-6 pb-16 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{t('list.title')}</h1>
          <p className="mt-2 max-w-[40rem] text-lg text-pretty text-ink-2">{t('list.lead')}</p>
        </div>
        {mayDirect && (
          <div className="flex flex-wrap items-start gap-2">
            <ImportEvent clubId={club.id} page={page} />
            {create}
          </div>
        )}
      </header>
      {(q !== '' || total > listPageSize) && <SearchForm address={address} label={t('list.search')} />}
      <section aria-labelledby="coming">
        <ZonedHeading id="coming" title={t('list.coming')} timeZone={club.timeZone} />
        {next.length > 0 ? (
          <TournamentList page={page} timeZone={club.timeZone} tournaments={next} />
        ) : q !== '' && !isLost ? (
          <p className="text-ink-2">
            {t('list.noneCalled', { q })}{' '}
            <Link href={page} className="link">
              {t('list.clear')}
            </Link>
          </p>
        ) : (
          <EmptyState
            title={t(isLost ? 'list.lost' : 'list.none')}
            text={t(isLost ? 'list.lostText' : mayDirect ? 'list.noneText' : 'list.noneMember')}
          >
            {mayDirect && !isLost ? (
              create
            ) : (
              <Link href={`/clubs/${slug}`} className={buttonClass()}>
                {t('list.toClub')}
              </Link>
            )}
          </EmptyState>
        )}
      </section>
      {(over.length > 0 || q !== '') && (
        <section aria-labelledby="past">
          <ZonedHeading id="past" title={t('list.past')} timeZone={club.timeZone} />
          {over.length > 0 ? (
            <div className="grid gap-3">
              <TournamentList page={page} timeZone={club.timeZone} tournaments={over} />
              <PageLinks address={address} total={total} hash="past" />
            </div>
          ) : (
            <p className="text-ink-2">{t('list.nonePastCalled', { q })}</p>
          )}
        </section>
      )}
    </div>
  );
}
