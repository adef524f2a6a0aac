import { longestList, routes, type ClubPage } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { currentPerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { Link } from '@/i18n/navigation';
import { formatDay, formatTime, placeOfZone } from '@/i18n/when';
import { languageNames } from '@/site/languages';
import { TournamentList } from '@/tournaments/list/tournament-list';
import { eventSchema } from '@/tournaments/public/event-schema';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { readListAddress, type Asked } from '@/ui/link-list/list-address';
import { PageLinks } from '@/ui/link-list/page-links';
import { turnToLast } from '@/ui/link-list/turn-to-last';
import { StructuredData } from '@/ui/structured-data';
import { ClubHero, isLongText } from './club-hero';
import { parsePublicEvents } from './public-events';
import { AskToJoin } from './ask-to-join';
import { ZonedHeading } from './zoned-heading';

export interface PublicClubProps {
  readonly page: ClubPage;
  /** Of the address: which page of the events that are over. */
  readonly query: Asked['query'];
}

/** What everybody may see of a club that wants to be found, with its events for search engines. */
export async function PublicClub({ page, query }: PublicClubProps) {
  const t = await getTranslations('clubs');
  const reading = { locale: await getLocale(), timeZone: page.timeZone };
  const params = { slug: page.slug };
  const address = readListAddress({ path: `/clubs/${page.slug}`, query }, []);
  const [answer, coming, past, person, origin] = await Promise.all([
    askGateway(routes.listPublicEvents, { params }),
    askGateway(routes.listPublicTournaments, { params, query: { when: 'coming', limit: longestList } }),
    askGateway(routes.listPublicTournaments, { params, query: { when: 'past', page: address.page } }),
    currentPerson(),
    readOrigin(),
  ]);
  const total = past.ok ? past.value.total : 0;
  if (past.ok) await turnToLast(address, total);
  const next = coming.ok ? coming.value.tournaments : [];
  const over = past.ok ? past.value.tournaments : [];
  const isNothing = (answer.ok ? answer.value.events.length : 0) + next.length === 0;
  const organiser = { name: page.name, url: `${origin}/clubs/${page.slug}` };
  const events = answer.ok ? answer.value.events : [];
  const evenings = parsePublicEvents(events);
  return (
    <>
      <StructuredData
        data={[
          ...events,
          ...[...next, ...over].map((event) => eventSchema(event, `${origin}/events/${event.id}`, organiser)),
        ]}
      />
      <ClubHero
        name={page.name}
        text={page.description}
        note={t('members', { count: page.members, place: placeOfZone(page.timeZone) })}
      >
        <section className="grid gap-2 rounded-4 bg-surface p-5 shadow-2" aria-labelledby="join">
          <h2 id="join" className="text-xl">
            {t('join.title')}
          </h2>
          <p className="text-ink-2">{t(`join.${page.joining}`)}</p>
          {page.joining !== 'closed' &&
            (person?.kind === 'account' ? (
              <AskToJoin clubId={page.id} slug={page.slug} isOpen={page.joining === 'open'} />
            ) : (
              <div className="mt-2 flex flex-wrap gap-2">
                <Link
                  href={{ pathname: '/sign-up', query: { next: `/clubs/${page.slug}` } }}
                  className={buttonClass({ variant: 'primary' })}
                >
                  {t('join.signUp')}
                </Link>
                <Link
                  href={{ pathname: '/sign-in', query: { next: `/clubs/${page.slug}` } }}
                  className={buttonClass({ variant: 'quiet' })}
                >
                  {t('join.signIn')}
                </Link>
              </div>
            ))}
        </section>
      </ClubHero>
      <div className="grid gap-8 px-4 pt-7 pb-14 sm:px-8 lg:grid-cols-[1fr_minmax(20rem,26rem)] lg:px-14">
        <section aria-labelledby="coming">
          <ZonedHeading id="coming" title={t('publicEvenings')} timeZone={page.timeZone} />
          {isNothing && <p className="text-ink-2">{t('noPublicEvenings')}</p>}
          {next.length > 0 && <TournamentList page="/events" timeZone={page.timeZone} tournaments={next} />}
          {evenings.length > 0 && (
            <ul>
              {evenings.map(({ name, startDate, free, isCancelled }) => (
                <li
                  key={`${name} ${startDate}`}
                  className="grid grid-cols-[1fr_auto] items-baseline gap-x-5 gap-y-1 border-t border-line py-4 sm:grid-cols-[10.5rem_1fr_auto]"
                >
                  <span className={cx('max-sm:col-span-2', isCancelled && 'line-through')}>
                    <span className="block text-sm text-ink-2">{formatDay(startDate, reading)}</span>
                    <span className="num text-xl">{formatTime(startDate, reading)}</span>
                  </span>
                  <b className="text-lg font-[650] wrap-anywhere">{name}</b>
                  <span className="text-ink-2">
                    {isCancelled ? t('cancelled') : free !== undefined && t('freeSeats', { count: free })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {over.length > 0 && (
            <section aria-labelledby="over" className="mt-8">
              <ZonedHeading id="over" title={t('publicOver')} timeZone={page.timeZone} />
              <div className="grid gap-3">
                <TournamentList page="/events" timeZone={page.timeZone} tournaments={over} />
                <PageLinks address={address} total={total} hash="over" />
              </div>
            </section>
          )}
        </section>
        <section aria-labelledby="about" className="grid content-start gap-2">
          <h2 id="about" className="text-2xl">
            {t('about')}
          </h2>
          {isLongText(page.description) && <p className="whitespace-pre-line">{page.description}</p>}
          <p>{t('speaks', { languages: page.languages.map((code) => languageNames[code]).join(', ') })}</p>
          <p>
            <Link href="/rules" className="link">
              {t('readRules')}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}
