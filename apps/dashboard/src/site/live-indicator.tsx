'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { cx } from '@/ui/cx';

export interface LiveIndicatorProps {
  /** One round trip to the server in milliseconds; rejects when there is no live connection. */
  readonly measure: () => Promise<number>;
  readonly everyMs?: number;
}

type Reading =
  | { readonly type: 'connecting' }
  | { readonly type: 'lost' }
  | { readonly type: 'live'; readonly ms: number };

/** A dot and a figure: how long a message takes there and back. Measures only while the page is in view. */
export function LiveIndicator({ measure, everyMs = 15_000 }: LiveIndicatorProps) {
  const t = useTranslations('live');
  const [reading, setReading] = useState<Reading>({ type: 'connecting' });

  useEffect(() => {
    let stopped = false;
    const take = async () => {
      if (document.hidden) return;
      const next: Reading = await measure().then(
        (ms) => ({ type: 'live', ms: Math.round(ms) }),
        () => ({ type: 'lost' }),
      );
      if (!stopped) setReading(next);
    };
    void take();
    const timer = setInterval(() => void take(), everyMs);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [measure, everyMs]);

  return (
    <span className="inline-flex items-center gap-2">
      <i
        aria-hidden="true"
        className={cx(
          'size-2.5 flex-none rounded-full border-2',
          reading.type === 'live' ? 'border-ok bg-ok' : 'border-line-strong bg-transparent',
        )}
      />
      {reading.type === 'connecting' && t('connecting')}
      {reading.type === 'lost' && t('lost')}
      {reading.type === 'live' && t('connected', { milliseconds: reading.ms })}
    </span>
  );
}
