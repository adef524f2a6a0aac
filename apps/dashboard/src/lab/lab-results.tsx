'use client';

import type { Summary } from '@red-disc/allegra';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { Skeleton } from '@/ui/skeleton';
import { Surface } from '@/ui/surface';
import { Advantages } from './advantages';
import { FigureTable } from './figure-table';
import { headlineOf } from './figures';
import { binTotals, medianOf } from './histogram';
import { MinutesSpread } from './minutes-spread';

/** The charting library is loaded when there is something to draw. */
const TotalsChart = dynamic(() => import('./totals-chart').then(({ TotalsChart: Chart }) => Chart), {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
});

export interface Tried {
  readonly name: string;
  readonly summary: Summary;
}

export interface LabResultsProps {
  readonly a: Tried;
  readonly b: Tried | undefined;
  readonly players: number;
}

/** What games by one or two rule sets come to: a sentence first, then pictures, then figures. */
export function LabResults({ a, b, players }: LabResultsProps) {
  const t = useTranslations('lab');
  const { totals } = a.summary.wins;
  const others = b?.summary.wins.totals;
  const medians = { a: medianOf(totals), b: others ? medianOf(others) : 0 };
  return (
    <div className="grid gap-4" data-results>
      <div>
        <p className="font-display text-2xl font-bold text-balance" role="status">
          {b ? (
            <Headline a={a.summary} b={b.summary} />
          ) : (
            t('alone', { minutes: Math.round(a.summary.minutes.mean) })
          )}
        </p>
        <p className="mt-1 text-ink-2">
          {t(b ? 'source' : 'sourceOne', { games: a.summary.games, players })}
        </p>
      </div>
      <Surface>
        <h2 className="text-lg">{t('totals')}</h2>
        <p className="mb-2 text-sm text-ink-2">{t('totalsText')}</p>
        <TotalsChart
          bins={binTotals(totals, others)}
          label={t(b ? 'totalsLabelTwo' : 'totalsLabelOne', { a: medians.a, b: medians.b })}
          hasTwo={b !== undefined}
        />
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm font-[650]">
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="key-a" />
            {t('half', { side: 'A', median: medians.a })}
          </span>
          {b && (
            <span className="inline-flex items-center gap-2 text-variant">
              <i aria-hidden="true" className="key-b" />
              {t('half', { side: 'B', median: medians.b })}
            </span>
          )}
        </p>
      </Surface>
      <Surface>
        <MinutesSpread a={a.summary} b={b?.summary} />
      </Surface>
      <Surface>
        <FigureTable a={a.summary} b={b?.summary} />
      </Surface>
      <Surface>
        <Advantages a={a.summary} b={b?.summary} players={players} />
      </Surface>
    </div>
  );
}

function Headline({ a, b }: { readonly a: Summary; readonly b: Summary }) {
  const t = useTranslations('lab');
  const { length, minutes, knocks } = headlineOf(a, b);
  const mark = (chunks: React.ReactNode) => <em className="text-variant not-italic">{chunks}</em>;
  return (
    <>
      {t.rich(`headline.${length}`, { minutes, mark })} {t.rich(`headlineKnocks.${knocks}`, { mark })}
    </>
  );
}
