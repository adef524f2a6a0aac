'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

export interface GamesChartProps {
  readonly months: readonly { readonly month: string; readonly games: number; readonly people: number }[];
}

/** Games and people by month. The same figures stand in a table for those who do not see the bars. */
export function GamesChart({ months }: GamesChartProps) {
  const t = useTranslations('results');
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const data = months.map(({ month, games, people }) => ({
    month: short.format(Date.parse(`${month}-01T00:00:00Z`)),
    [t('games')]: games,
    [t('people')]: people,
  }));
  return (
    <figure>
      <div aria-hidden="true" className="h-64 w-full">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 256 }}>
          <BarChart data={data} margin={{ left: -24, right: 8 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis dataKey="month" stroke="var(--ink-2)" tickLine={false} fontSize={13} />
            <YAxis allowDecimals={false} stroke="var(--ink-2)" tickLine={false} fontSize={13} />
            <Tooltip
              cursor={{ fill: 'var(--surface-3)' }}
              contentStyle={{ background: 'var(--surface)', borderRadius: 10, color: 'var(--ink)' }}
            />
            <Bar dataKey={t('games')} fill="var(--ink)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
            <Bar dataKey={t('people')} fill="var(--seat-6)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <span className="inline-flex items-center gap-2">
          <i aria-hidden="true" className="size-3.5 rounded-1 bg-ink" />
          {t('games')}
        </span>
        <span className="seat-6 inline-flex items-center gap-2">
          <i aria-hidden="true" className="size-3.5 rounded-1 bg-seat" />
          {t('peopleByMonth')}
        </span>
      </figcaption>
      <table className="sr-only">
        <caption>{t('byMonth')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('games')}</th>
            <th scope="col">{t('people')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, games, people }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{games}</td>
              <td>{people}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
