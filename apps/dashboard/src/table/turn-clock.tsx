'use client';

import { Clock } from '@/ui/clock';
import { shownTime } from './shown-time';
import { useSecondsLeft } from './use-seconds-left';
import { useTimeWarning } from './use-sounds';
import { useTableState } from './use-table';

/** The time for the running decision; when it is used up, the bank behind it. */
export function TurnClock() {
  const { props, words, prompt } = useTableState();
  const { t } = words;
  const { deadline } = props;
  const left = useSecondsLeft(deadline?.endsAt);
  const shown = deadline && left !== undefined ? shownTime(deadline, left) : undefined;
  useTimeWarning(shown, prompt.role === 'act');
  if (!deadline || !shown) return null;
  return (
    <span className="act-clock" data-bank={shown.isBank || undefined}>
      <Clock
        secondsLeft={shown.seconds}
        share={shown.share}
        label={t('clock.label', { seconds: Math.ceil(shown.seconds) })}
        size={58}
      />
      {shown.isBank && <small>{t('clock.onBank')}</small>}
      {!shown.isBank && deadline.bankMs > 0 && (
        <small>{t('clock.bank', { time: printTime(deadline.bankMs) })}</small>
      )}
    </span>
  );
}

/** 52,000 ms is 0:52. */
function printTime(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
