'use client';

import { Clock } from '@/ui/clock';
import { usePreference } from './use-preference';
import { useSecondsLeft } from './use-seconds-left';
import { useTimeWarning } from './use-sounds';
import { useTableState } from './use-table';

/** The time for the running decision, and the bank behind it. */
export function TurnClock() {
  const { props, words, prompt } = useTableState();
  const { deadline } = props;
  const seconds = useSecondsLeft(deadline?.endsAt);
  const [sounds] = usePreference('table-sounds', true);
  useTimeWarning(seconds, sounds && prompt.role === 'act');
  if (!deadline || seconds === undefined) return null;
  return (
    <span className="act-clock">
      <Clock
        secondsLeft={seconds}
        share={(seconds * 1_000) / deadline.totalMs}
        label={words.t('clock.label', { seconds: Math.ceil(seconds) })}
        size={58}
      />
      {deadline.bankMs !== undefined && (
        <small>{words.t('clock.bank', { time: printTime(deadline.bankMs) })}</small>
      )}
    </span>
  );
}

/** 52,000 ms is 0:52. */
export function printTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
