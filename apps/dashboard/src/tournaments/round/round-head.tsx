'use client';

import type { TournamentRoundBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatTime, placeOfZone } from '@/i18n/when';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showLeft, standsStill } from '../core/clock';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { useLeft } from '../core/use-left';

export interface RoundHeadProps {
  readonly round: TournamentRoundBody;
  readonly of: number | null;
  readonly needs: number;
  readonly choice: ReactNode;
}

/** The large clock, how far the round is, and what can be done to all its tables at once. */
export function RoundHead({ round, of, needs, choice }: RoundHeadProps) {
  const t = useTranslations('tournamentRound');
  const { tournament, clockOffset, mayDirect } = useTournament();
  // The clock of a round that is closed runs on and tells nothing.
  const clock = round.status === 'running' ? round.clock : null;
  const left = useLeft(clock, clockOffset);
  const reading = { locale: useLocale(), timeZone: tournament.timeZone };
  const counted = round.tables.filter(({ voided }) => !voided);
  const done = counted.filter(({ result }) => result !== null && result.points !== null).length;
  const players = counted.reduce((sum, { players: at }) => sum + at.length, 0);
  const total = tournament.rules.clockMinutes * 60_000;
  const share = left === undefined ? 0 : Math.min(1, Math.max(0, 1 - left / total));
  const zone = placeOfZone(tournament.timeZone);
  const { status } = round;
  const tally = [
    ['results', done, counted.length],
    ['playing', status === 'running' ? counted.filter(({ result }) => !result).length : 0, 0],
    ['needs', needs, 0],
    ['players', players, counted.length],
  ] as const;
  return (
    <header className="grid gap-4">
      <div className="grid items-center gap-x-7 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        {left !== undefined && (
          <span
            role="timer"
            aria-label={t('left', { time: showLeft(left) })}
            className="font-display text-[clamp(4rem,9vw,6.5rem)] leading-[0.8] font-extrabold tracking-[-0.02em] [font-stretch:84%]"
          >
            {showLeft(left)}
          </span>
        )}
        <div className="min-w-0">
          <h1 className="text-2xl">
            {of === null
              ? t(`heading.${status}`, { round: round.round })
              : t(`headingOf.${status}`, { round: round.round, of })}
          </h1>
          <p className="mt-1 text-ink-2">
            {standsStill(clock) && t('paused')}
            {clock?.phase === 'time' && !standsStill(clock) && t(`time.${tournament.rules.overtime}`)}
            {clock?.endsAt &&
              clock.phase !== 'time' &&
              t('ends', { time: formatTime(clock.endsAt, reading), zone })}
          </p>
          {clock && (
            <div className="mt-3 h-2.5 overflow-hidden rounded-full bg-surface-3">
              <div className="h-full rounded-full bg-ink" style={{ width: `${share * 100}%` }} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:max-xl:col-span-2">
          {status === 'running' && mayDirect && <RoundClockButtons round={round} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
          {tally.map(([key, count, all]) => (
            <span key={key}>
              <b className="num mr-1 text-lg text-ink">{count}</b>
              {t(`tally.${key}`, { count, all })}
            </span>
          ))}
        </p>
        {choice}
      </div>
    </header>
  );
}

function RoundClockButtons({ round }: { readonly round: TournamentRoundBody }) {
  const t = useTranslations('tournamentRound');
  const { run, isBusy, refusal } = useCommand();
  const at = { stage: round.stage, round: round.round };
  const isPaused = standsStill(round.clock);
  const isTime = round.clock?.phase === 'time';
  return (
    <div className="grid grid-cols-2 gap-2 sm:max-xl:grid-cols-[repeat(3,auto)]">
      {!isTime && (
        <Button
          className="col-span-2 sm:max-xl:col-span-1"
          disabled={isBusy}
          onClick={() =>
            void run(
              { type: 'changeRoundClock', ...at, change: { type: 'timeCalled' } },
              { done: t('done.time') },
            )
          }
        >
          {t('callTime')}
        </Button>
      )}
      <Button
        variant="quiet"
        disabled={isBusy}
        onClick={() =>
          void run(
            { type: 'changeRoundClock', ...at, change: { type: isPaused ? 'resumed' : 'paused' } },
            { done: t(isPaused ? 'done.resume' : 'done.pause') },
          )
        }
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
      <Button
        variant="quiet"
        disabled={isBusy}
        onClick={() =>
          void run(
            { type: 'changeRoundClock', ...at, change: { type: 'extended', minutes: 5 } },
            { done: t('done.extend') },
          )
        }
      >
        <Icon name="plus" />
        {t('extend')}
      </Button>
      <div className="col-span-full">
        <RefusalNote error={refusal} />
      </div>
    </div>
  );
}
