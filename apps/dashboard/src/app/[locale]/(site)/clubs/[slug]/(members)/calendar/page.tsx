import { longestList, routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CalendarList } from '@/clubs/calendar-list';
import { requireClub } from '@/clubs/find-club';
import { byMonth } from '@/evenings/by-month';
import { inOrder } from '@/evenings/calendar-entries';
import { wasAnythingBefore } from '@/evenings/past-years';
import { YearLinks } from '@/evenings/year-links';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { placeOfZone } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { readListAddress } from '@/ui/link-list/list-address';
import { PageHead } from '@/ui/page-head';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('evenings');
  return { title: t('calendar') };
}

const yearMs = 365 * 86_400_000;
/** Nobody's past is longer; beyond some point there is no date to ask for. */
const mostYears = 50;

/** Everything that is planned, month by month; what is over behind a link, a year at a time. */
export default async function CalendarPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/calendar'>) {
  const { slug } = await params;
  const path = `/clubs/${slug}/calendar`;
  const query = await searchParams;
  const isPast = query['view'] === 'past';
  const { page } = readListAddress({ path, query }, []);
  const yearsBack = isPast ? Math.min(page, mostYears) - 1 : 0;
  const club = await requireClub(slug, '/calendar');
  const t = await getTranslations('evenings');
  const to = Date.now() - yearsBack * yearMs;
  const span = { from: new Date(to - yearMs).toISOString(), to: new Date(to).toISOString() };
  const of = { clubId: club.id };
  const maySeeEvents = club.may.includes('tournaments.read');
  const [answer, events, isMore] = await Promise.all([
    askGateway(routes.listOccurrences, { params: of, query: isPast ? span : {} }),
    maySeeEvents
      ? askGateway(routes.listTournaments, {
          params: of,
          query: { limit: longestList, ...(isPast ? { when: 'past', ...span } : { when: 'coming' }) },
        })
      : undefined,
    isPast && wasAnythingBefore(club.id, span.from, maySeeEvents),
  ]);
  const reading = { locale: await getLocale(), timeZone: club.timeZone };
  const entries = inOrder(
    answer.ok ? answer.value.occurrences : [],
    events?.ok ? events.value.tournaments : [],
  );
  const months = byMonth(isPast ? entries.toReversed() : entries, reading);
  const mayPlan = club.may.includes('schedules.write');
  return (
    <>
      <PageHead
        title={t(isPast ? 'past' : 'calendar')}
        text={t('calendarText', { place: placeOfZone(club.timeZone) })}
      >
        <Link
          href={isPast ? path : { pathname: path, query: { view: 'past' } }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t(isPast ? 'showComing' : 'showPast')}
        </Link>
        {mayPlan && (
          <Link href={`/clubs/${slug}/evenings/new`} className={buttonClass({ variant: 'primary' })}>
            <Icon name="plus" />
            {t('plan')}
          </Link>
        )}
      </PageHead>
      {months.length === 0 ? (
        <EmptyState
          title={t(answer.ok ? (isPast ? 'nonePast' : 'noneComing') : 'lost')}
          text={t(answer.ok ? (isPast ? 'nonePastText' : 'noneComingText') : 'lostText')}
        >
          <Link href={mayPlan ? `/clubs/${slug}/evenings/new` : `/clubs/${slug}`} className={buttonClass()}>
            {t(mayPlan ? 'plan' : 'backToClub')}
          </Link>
        </EmptyState>
      ) : (
        months.map(({ month, items }) => (
          <section key={month} aria-label={month}>
            <h2 className="mb-2 text-xl first-letter:uppercase">{month}</h2>
            <CalendarList
              club={club}
              entries={items}
              reading={reading}
              mayAnswer={!isPast && club.may.includes('schedules.answer')}
            />
          </section>
        ))
      )}
      {isPast && (isMore || yearsBack > 0) && (
        <YearLinks path={path} page={yearsBack + 1} span={span} isMore={isMore} reading={reading} />
      )}
      <p className="text-ink-2">
        {t('subscribe')}{' '}
        <Link href={`/clubs/${slug}/membership`} className="link">
          {t('subscribeLink')}
        </Link>
      </p>
    </>
  );
}
