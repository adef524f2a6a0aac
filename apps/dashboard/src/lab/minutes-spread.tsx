'use client';

import type { Summary } from '@red-disc/allegra';
import { useFormatter, useTranslations } from 'next-intl';
import { cx } from '@/ui/cx';

export interface MinutesSpreadProps {
  readonly a: Summary;
  readonly b: Summary | undefined;
}

/** How long an evening gets: eight games of ten lie inside the bar, the stroke is the middle one. */
export function MinutesSpread({ a, b }: MinutesSpreadProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const sides = [
    { side: 'A', minutes: a.minutes },
    ...(b ? [{ side: 'B', minutes: b.minutes }] : []),
  ] as const;
  const end = Math.max(...sides.map(({ minutes }) => minutes.p90)) * 1.1;
  const percent = (minutes: number) => `${(minutes / end) * 100}%`;
  const whole = (minutes: number) => format.number(minutes, { maximumFractionDigits: 0 });
  return (
    <div>
      <h2 className="text-lg">{t('minutes')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('minutesText')}</p>
      <ul className="grid gap-3">
        {sides.map(({ side, minutes }) => (
          <li key={side} className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
            <b className={cx(side === 'B' && 'text-variant')}>{side}</b>
            <div aria-hidden="true" className="relative h-7 rounded-1 bg-surface-2">
              <span
                className={cx(
                  'absolute inset-y-0 rounded-1',
                  side === 'A' ? 'bg-baseline' : 'border-3 border-variant',
                )}
                style={{ left: percent(minutes.p10), width: percent(minutes.p90 - minutes.p10) }}
              />
              <span className="absolute inset-y-0 w-1 bg-ink" style={{ left: percent(minutes.p50) }} />
            </div>
            <span className="col-start-2 text-sm text-ink-2">
              {t('minutesLine', {
                p10: whole(minutes.p10),
                p50: whole(minutes.p50),
                p90: whole(minutes.p90),
              })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
