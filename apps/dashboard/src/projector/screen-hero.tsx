'use client';

import type { ClubPage, TournamentClockBody } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { standsStill } from '@/tournaments/core/clock';
import { QrCode } from '@/ui/qr-code';
import { clockText } from './clock-text';
import { clockOf, type ScreenContent } from './scenes';
import { useNow } from './use-now';

export interface ScreenHeroProps {
  readonly club: ClubPage;
  readonly content: ScreenContent;
  readonly readAt: number;
  readonly address: string;
}

/** As clocks in halls show it, in every language. */
const timeOnWalls = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Letters that stand on one line beside the clock. */
const shortTitle = 18;

/** Nobody plays against a clock that has been over for so long. */
const longestOvertimeMs = -30 * 60_000;

/** How much time is left, and of what; where no clock runs, what time it is. */
export function ScreenHero({ club, content, readAt, address }: ScreenHeroProps) {
  const t = useTranslations('projector');
  const format = useFormatter();
  const now = useNow();
  const clock = clockOf(content);
  const left = clock ? leftAt(clock, now - readAt) : undefined;
  const counts = left !== undefined && left > longestOvertimeMs;
  const text = counts ? clockText(left) : format.dateTime(now, { ...timeOnWalls, timeZone: club.timeZone });
  const { title, note } = useHeadline(club, content);
  return (
    <header className="screen-hero">
      <div
        className="screen-clock"
        data-long={text.length > 'mm:ss'.length || undefined}
        role="timer"
        aria-label={t(counts ? 'timeLeft' : 'timeOfDay')}
      >
        {text}
      </div>
      <div className="screen-headline">
        <h1 data-long={title.length > shortTitle || undefined}>{title}</h1>
        <p>{note}</p>
      </div>
      <div className="screen-code">
        <span>
          <b className="block font-display text-[1.1em] font-extrabold">{t('onYourPhone')}</b>
          {address.replace(/^https?:\/\//, '')}
        </span>
        <QrCode text={address} label={t('qr')} />
      </div>
    </header>
  );
}

/** The server says how much is left; from then on this machine counts, whatever its own clock says. */
function leftAt(clock: TournamentClockBody, sinceMs: number): number {
  return standsStill(clock) ? clock.left : clock.left - sinceMs;
}

function useHeadline(club: ClubPage, content: ScreenContent): { title: string; note: string } {
  const t = useTranslations('projector');
  const format = useFormatter();
  if (content.type === 'evenings') return { title: club.name, note: t('welcomeClub') };
  const { event, round } = content;
  const stage = event.stages.find(({ setup }) => setup.id === round?.stage);
  if (!round || event.status === 'approved' || event.status === 'locked') {
    return { title: event.name, note: t(`status.${event.status}`) };
  }
  const title = stage?.roundsPlanned
    ? t('roundOf', { round: round.round, rounds: stage.roundsPlanned })
    : t('round', { round: round.round });
  const clock = clockOf(content);
  if (clock && standsStill(clock)) return { title, note: t('paused') };
  if (clock?.phase === 'time') return { title, note: t(`timeOver.${event.rules.overtime}`) };
  if (clock?.endsAt) {
    const time = format.dateTime(new Date(clock.endsAt), { ...timeOnWalls, timeZone: event.timeZone });
    return { title, note: t('lastTurnsAt', { time }) };
  }
  return { title, note: t(`rounds.${round.status}`) };
}
