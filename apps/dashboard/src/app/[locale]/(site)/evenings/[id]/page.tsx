import { localTimeOf } from '@red-disc/clubs';
import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Workspace } from '@/api/workspace';
import { ClubBar } from '@/clubs/club-bar';
import { requireClub } from '@/clubs/find-club';
import { AnswerButtons } from '@/evenings/answer-buttons';
import { EveningActions } from '@/evenings/evening-actions';
import { findEvening } from '@/evenings/find-evening';
import { GuestList } from '@/evenings/guest-list';
import { requirePerson } from '@/gateway/current-person';
import { askGateway } from '@/gateway/gateway';
import { readOrigin } from '@/gateway/origin';
import { Link } from '@/i18n/navigation';
import { pickMessages } from '@/i18n/pick-messages';
import { formatDay, formatTime, placeOfZone } from '@/i18n/when';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import { CopyButton } from '@/ui/copy-button';
import { Surface } from '@/ui/surface';

export async function generateMetadata({ params }: PageProps<'/[locale]/evenings/[id]'>): Promise<Metadata> {
  const found = await findEvening((await params).id);
  const t = await getTranslations('evenings');
  return { title: found?.evening.occurrence.title ?? t('calendar') };
}

/** One evening: when, by which rules, who comes, who waits, and one's own answer. */
export default async function EveningPage({ params }: PageProps<'/[locale]/evenings/[id]'>) {
  const { id } = await params;
  const person = await requirePerson(`/evenings/${id}`);
  const found = await findEvening(id);
  if (!found) notFound();
  const { slug, clubId, evening } = found;
  const { occurrence, seated, waiting, absent } = evening;
  const [club, plans, t, names, locale, origin] = await Promise.all([
    requireClub(slug, ''),
    askGateway(routes.listSchedules, { params: { clubId } }),
    getTranslations('evenings'),
    getTranslations('ruleSets'),
    getLocale(),
    readOrigin(),
  ]);
  const plan = plans.ok
    ? plans.value.schedules.find(({ id: planId }) => planId === occurrence.scheduleId)
    : undefined;
  const reading = { locale, timeZone: club.timeZone };
  const { status, startsAt, endsAt, tableId, own } = occurrence;
  const isAtTable = tableId !== null && (status === 'open' || status === 'started');
  const stands = localTimeOf(Date.parse(startsAt), club.timeZone);
  const zone = t('zone', { place: placeOfZone(club.timeZone) });
  const messages = pickMessages(await getMessages(), ['clubs', 'evenings', 'form', 'list', 'refusal']);
  return (
    <NextIntlClientProvider messages={messages}>
      <ClubBar slug={slug} name={club.name} may={club.may} />
      <Workspace>
        <div className="mx-auto grid w-full max-w-5xl gap-7 px-4 pt-7 pb-16 sm:px-8">
          <header className="grid gap-2">
            <p className="text-lg text-ink-2">
              <Link href={`/clubs/${slug}`} className="link">
                {club.name}
              </Link>
            </p>
            <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">{occurrence.title}</h1>
            <p className="text-lg">
              <span className={status === 'cancelled' ? 'line-through' : ''}>
                {formatDay(startsAt, reading)},{' '}
                <b className="num">
                  {formatTime(startsAt, reading)}–{formatTime(endsAt, reading)}
                </b>
              </span>
              <span className="text-ink-2">, {zone}</span>
            </p>
            {plan && <p className="text-ink-2">{ruleSetName(names, { name: plan.ruleSetName })}</p>}
            {status === 'cancelled' && (
              <p>
                <Badge tone="warn" icon="alarm">
                  {t('status.cancelled')}
                </Badge>{' '}
                {occurrence.cancelReason}
              </p>
            )}
            {plan?.description && <p className="max-w-[44rem] whitespace-pre-line">{plan.description}</p>}
            <p>
              <CopyButton text={`${origin}/evenings/${id}`} label={t('copyLink')} size="sm" variant="quiet" />
            </p>
          </header>
          {status !== 'cancelled' && (
            <Surface className="flex flex-wrap items-center justify-between gap-4">
              <div>
                <h2 className="text-xl">{t(isAtTable ? 'tableOpen' : 'question')}</h2>
                <p className="text-ink-2">
                  {t('seatsTaken', { seated: occurrence.seated, seats: occurrence.seatsTo })}
                </p>
              </div>
              {isAtTable ? (
                <Link href={`/tables/${tableId}`} className={buttonClass({ variant: 'primary', size: 'lg' })}>
                  {t(status === 'open' ? 'toTable' : 'watch')}
                </Link>
              ) : (
                club.may.includes('schedules.answer') &&
                status === 'planned' && (
                  <AnswerButtons clubId={clubId} occurrenceId={id} title={occurrence.title} own={own} />
                )
              )}
            </Surface>
          )}
          <div className="grid gap-8 md:grid-cols-3">
            <GuestList title={t('comes')} guests={seated} ownId={person.id} empty={t('nobodyYet')} />
            <GuestList
              title={t('waits')}
              guests={waiting}
              ownId={person.id}
              empty={t('nobodyWaits')}
              isOrdered
            />
            <GuestList title={t('absent')} guests={absent} ownId={person.id} empty={t('nobodyAbsent')} />
          </div>
          {club.may.includes('schedules.write') && status !== 'cancelled' && (
            <section aria-labelledby="organise" className="grid gap-3 border-t border-line pt-5">
              <h2 id="organise" className="text-xl">
                {t('organise')}
              </h2>
              <EveningActions
                clubId={clubId}
                slug={slug}
                occurrenceId={id}
                scheduleId={occurrence.scheduleId}
                isPlanned={status === 'planned'}
                isWeekly={Boolean(plan?.rrule)}
                date={stands.date}
                time={stands.time}
                zone={zone}
              />
            </section>
          )}
        </div>
      </Workspace>
    </NextIntlClientProvider>
  );
}
