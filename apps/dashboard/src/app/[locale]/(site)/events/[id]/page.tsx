import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { findClub } from '@/clubs/find-club';
import { currentPerson } from '@/gateway/current-person';
import { readOrigin } from '@/gateway/origin';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { EventFacts } from '@/tournaments/overview/event-facts';
import { EnterEvent } from '@/tournaments/public/enter-event';
import { eventSchema } from '@/tournaments/public/event-schema';
import { loadEvent } from '@/tournaments/public/load-event';
import { PublicSeating, PublicStandings } from '@/tournaments/public/public-event';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { StructuredData } from '@/ui/structured-data';

type Props = PageProps<'/[locale]/events/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const event = await loadEvent((await params).id);
  if (!event) return {};
  const { name, clubName, description } = event.tournament;
  return { title: `${name}, ${clubName}`, description: description.slice(0, 160) };
}

/** An event for everybody: what it is, how to enter, who sits where, and the standings. */
export default async function EventPage({ params }: Props) {
  const { id } = await params;
  const event = await loadEvent(id);
  if (!event) notFound();
  const { tournament, round, standings } = event;
  const t = await getTranslations('eventPage');
  const [person, found, origin] = await Promise.all([
    currentPerson(),
    findClub(tournament.clubSlug),
    readOrigin(),
  ]);
  const club = found?.club;
  const member = `/clubs/${tournament.clubSlug}/tournaments/${tournament.id}`;
  const mayEnter = club?.may.includes('tournaments.enter') ?? false;
  const isOpen = tournament.registrationOpen && tournament.status === 'preparing';
  const isFull = tournament.cap !== null && tournament.entrants >= tournament.cap;
  const isAhead = tournament.status === 'preparing' || tournament.status === 'running';
  const hasPlayed = standings.some(({ games }) => games > 0);
  return (
    <div className="mx-auto grid max-w-5xl gap-10 px-4 pt-6 pb-16 sm:px-8">
      <StructuredData
        data={eventSchema(tournament, `${origin}/events/${id}`, {
          name: tournament.clubName,
          url: `${origin}/clubs/${tournament.clubSlug}`,
        })}
      />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-5">
          <div>
            <Link href={`/clubs/${tournament.clubSlug}`} className="link">
              {tournament.clubName}
            </Link>
            <h1 className="mt-1 text-4xl sm:text-5xl">{tournament.name}</h1>
          </div>
          <EventFacts {...tournament} timeZone={found?.page.timeZone ?? 'UTC'} />
          {tournament.description && (
            <p className="max-w-[40rem] text-lg whitespace-pre-line">{tournament.description}</p>
          )}
        </div>
        <aside className="grid content-start gap-4 self-start rounded-4 bg-surface p-6 shadow-2">
          <h2 className="text-2xl">
            {t(
              isOpen ? 'open' : tournament.status === 'preparing' ? 'closed' : `status.${tournament.status}`,
            )}
          </h2>
          {isOpen && isFull && <p className="text-ink-2">{t('full')}</p>}
          {!isAhead && (
            <p className="text-ink-2">{t(tournament.status === 'cancelled' ? 'offText' : 'overText')}</p>
          )}
          {club && mayEnter ? (
            <>
              {isOpen && (
                <NextIntlClientProvider messages={pickMessages(await getMessages(), ['eventPage'])}>
                  <EnterEvent
                    clubId={tournament.clubId}
                    tournamentId={tournament.id}
                    attends={tournament.mode === 'online' ? 'online' : 'room'}
                    page={member}
                    isFull={isFull}
                  />
                </NextIntlClientProvider>
              )}
              <Link href={member} className={buttonClass({ variant: 'quiet' })}>
                {t('memberPage')}
                <Icon name="arrowRight" />
              </Link>
            </>
          ) : !isAhead ? (
            <Link href={`/clubs/${tournament.clubSlug}`} className={buttonClass({ variant: 'quiet' })}>
              {t('join')}
              <Icon name="arrowRight" />
            </Link>
          ) : person ? (
            <>
              <p className="text-ink-2">{t('joinFirst', { club: tournament.clubName })}</p>
              <Link
                href={`/clubs/${tournament.clubSlug}`}
                className={buttonClass({ variant: 'primary', size: 'lg' })}
              >
                {t('join')}
              </Link>
            </>
          ) : (
            <>
              <p className="text-ink-2">{t(isOpen ? 'signInFirst' : 'signInSeat')}</p>
              <Link
                href={{ pathname: '/sign-in', query: { next: `/events/${tournament.id}` } }}
                className={buttonClass({ variant: 'primary', size: 'lg' })}
              >
                {t('signIn')}
              </Link>
            </>
          )}
        </aside>
      </div>
      {round && isAhead && <PublicSeating round={round} />}
      {hasPlayed && <PublicStandings event={event} />}
    </div>
  );
}
