'use client';

import type { SimulationRunBody } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/ui/button';
import { isOver } from './side';

export interface RunProgressProps {
  readonly run: SimulationRunBody;
  readonly onCancel: () => void;
}

/** How far a simulation is, with a way out; afterwards how it ended. */
export function RunProgress({ run, onCancel }: RunProgressProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const { state, played, games } = run;
  if (state === 'done') {
    return (
      <span className="text-sm text-ink-2" data-state="done">
        {t('done', { games })}
      </span>
    );
  }
  if (isOver(run)) {
    return <span className="text-sm text-ink-2">{t(state === 'cancelled' ? 'cancelled' : 'failed')}</span>;
  }
  const text = state === 'queued' ? t('queued') : t('progress', { played, games });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        className="h-2 min-w-24 flex-1 appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-ink"
        max={games}
        value={played}
        aria-label={text}
        aria-valuetext={format.number(played / games, { style: 'percent' })}
      />
      <span className="text-sm text-ink-2">{text}</span>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </span>
  );
}
