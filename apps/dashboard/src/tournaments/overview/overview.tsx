'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatTime, placeOfZone } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';
import { StatusBadge } from '../core/status-badge';
import { useTournament } from '../core/tournament-provider';
import { useRoundName } from '../core/use-round-name';
import { ArenaNote } from './arena-note';
import { Entrants } from './entrants';
import { EventFacts } from './event-facts';
import { CallsNote, NextStep } from './next-step';
import { OwnEntry } from './own-entry';
import { OwnSeat } from './own-seat';
import { PublishNote } from './publish-note';

/** Its rows glide, and what moves them is not needed before there are places. */
const BriefStandings = dynamic(async () => (await import('../standings/brief-standings')).BriefStandings, {
  ssr: false,
});

export interface OverviewProps {
  readonly invitation: string | undefined;
  readonly rulesName: string;
}

/** The event's first page: for a player where they sit, for an organiser what comes next, for all what it is. */
export function Overview({ invitation, rulesName }: OverviewProps) {
  const t = useTranslations('tournaments');
  const { tournament, mayDirect, mayRule, slug } = useTournament();
  const { description, ruleSetVersionId, status } = tournament;
  const isAhead = status === 'preparing' || status === 'running';
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-4 pt-6 pb-16 sm:px-8">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl sm:text-4xl">{tournament.name}</h1>
        <StatusBadge {...tournament} />
      </header>
      {mayDirect && <PublishNote />}
      <OwnSeat />
      <ArenaNote />
      {mayDirect && tournament.published && <NextStep />}
      {mayRule && !mayDirect && <CallsNote />}
      {status === 'cancelled' && (
        <p className="flex items-start gap-3 rounded-3 bg-surface-3 p-4">
          <Icon name="close" className="mt-1" />
          {t('overview.cancelled')}
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          <Surface className="grid gap-4">
            <EventFacts {...tournament} />
            {description && <p className="max-w-[40rem] whitespace-pre-line">{description}</p>}
            <p>
              <Link href={`/clubs/${slug}/rules/versions/${ruleSetVersionId}`} className="link">
                {t('overview.rules', { name: rulesName })}
              </Link>
            </p>
          </Surface>
          <OwnEntry invitation={invitation} />
          <Entrants />
        </div>
        <div className="grid content-start gap-6">
          <BriefStandings />
          {isAhead && <Timetable />}
        </div>
      </div>
    </div>
  );
}

function Timetable() {
  const t = useTranslations('tournaments');
  const reading = { locale: useLocale(), timeZone: useTournament().tournament.timeZone };
  const { params } = useTournament();
  const nameOf = useRoundName();
  const { data } = useApi(routes.getTournamentTimetable, { params });
  if (!data || data.slots.length === 0) return null;
  return (
    <Surface className="self-start" aria-labelledby="timetable">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="timetable" className="text-xl">
          {t('overview.timetable')}
        </h2>
        <span className="text-sm text-ink-2">
          {t('fields.zone', { zone: placeOfZone(reading.timeZone) })}
        </span>
      </div>
      <ol className="mt-2">
        {data.slots.map(({ stage, round, startsAt, endsAt }) => (
          <li key={`${stage}-${round}`} className="flex justify-between gap-4 border-t border-line py-2">
            <span>{nameOf(stage, round)}</span>
            <span className="tabular-nums text-ink-2">
              {formatTime(startsAt, reading)} – {formatTime(endsAt, reading)}
            </span>
          </li>
        ))}
      </ol>
      <a
        href={`/api/clubs/${params.clubId}/tournaments/${params.tournamentId}/calendar.ics`}
        className={buttonClass({ variant: 'quiet', size: 'sm' }, 'mt-3')}
      >
        <Icon name="download" />
        {t('overview.calendar')}
      </a>
    </Surface>
  );
}
