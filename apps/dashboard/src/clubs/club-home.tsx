import { routes, type ClubBody, type ClubPage } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import { inOrder } from '@/evenings/calendar-entries';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { placeOfZone } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { CalendarList } from './calendar-list';
import { ClubHero, isLongText } from './club-hero';
import { ClubNews } from './club-news';
import { FirstSteps } from './first-steps';
import { NextEvening } from './next-evening';
import { SeasonSoFar } from './season-so-far';
import { ZonedHeading } from './zoned-heading';

const shownEvenings = 6;
const shownTournaments = 3;
/** Enough to find the next evening that somebody has not said no to. */
const lookedAt = 50;

/** What a member sees first: what is next, what comes then, the news, and who leads. */
export async function ClubHome({ club, page }: { readonly club: ClubBody; readonly page: ClubPage }) {
  const t = await getTranslations('clubs');
  const reading = { locale: await getLocale(), timeZone: club.timeZone };
  const params = { clubId: club.id };
  const [evenings, events, news] = await Promise.all([
    askGateway(routes.listOccurrences, { params, query: { limit: lookedAt } }),
    askGateway(routes.listTournaments, { params, query: { when: 'coming', limit: shownTournaments } }),
    askGateway(routes.listAnnouncements, { params, query: { limit: 4 } }),
  ]);
  const coming = evenings.ok ? evenings.value.occurrences : [];
  const tournaments = events.ok ? events.value.tournaments : [];
  const entries = inOrder(coming.slice(0, shownEvenings), tournaments);
  const announcements = news.ok ? news.value.announcements : [];
  const next = coming.find(({ status, own }) => status !== 'cancelled' && own.answer !== 'no');
  const may = (permission: string) => club.may.includes(permission);
  const mayPlan = may('schedules.write');
  return (
    <>
      <ClubHero
        name={club.name}
        text={club.description}
        note={t('members', { count: page.members, place: placeOfZone(club.timeZone) })}
      >
        {(next !== undefined || tournaments.length === 0) && (
          <NextEvening
            clubId={club.id}
            slug={club.slug}
            evening={next}
            reading={reading}
            mayPlan={mayPlan}
            mayAnswer={may('schedules.answer')}
          />
        )}
      </ClubHero>
      <div className="grid gap-x-10 gap-y-8 px-4 pt-7 pb-14 sm:px-8 lg:grid-cols-[1fr_minmax(20rem,26rem)] lg:px-14">
        <section aria-labelledby="coming" className="min-w-0">
          <ZonedHeading id="coming" title={t('coming')} timeZone={club.timeZone}>
            <Link href={`/clubs/${club.slug}/calendar`} className="link ml-auto">
              {t('wholeCalendar')}
            </Link>
          </ZonedHeading>
          {entries.length === 0 ? (
            <EmptyState title={t('playNow')} text={t('playNowText')}>
              <Link href="/tables/new" className={buttonClass()}>
                {t('openTable')}
              </Link>
            </EmptyState>
          ) : (
            <CalendarList
              club={club}
              entries={entries}
              reading={reading}
              mayAnswer={may('schedules.answer')}
            />
          )}
          {mayPlan && coming.length > 0 && (
            <Link
              href={`/clubs/${club.slug}/evenings/new`}
              className={buttonClass({ variant: 'quiet' }, 'mt-5')}
            >
              <Icon name="plus" />
              {t('planEvening')}
            </Link>
          )}
        </section>
        <div className="grid content-start gap-8">
          <FirstSteps club={club} members={page.members} hasEvenings={coming.length > 0} />
          <ClubNews
            slug={club.slug}
            announcements={announcements}
            reading={reading}
            mayAnnounce={may('club.announce')}
          />
          {may('tournaments.read') && <SeasonSoFar clubId={club.id} slug={club.slug} />}
          {isLongText(club.description) && (
            <section aria-labelledby="about" className="grid gap-2">
              <h2 id="about" className="text-2xl">
                {t('about')}
              </h2>
              <p className="whitespace-pre-line">{club.description}</p>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
