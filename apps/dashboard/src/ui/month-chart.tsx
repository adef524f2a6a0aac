'use client';

import { useLocale } from 'next-intl';
import dynamic from 'next/dynamic';
import { cx } from './cx';
import { Section } from './section';
import { Skeleton } from './skeleton';

/**
 * The charting library comes when there is something to draw. It sets styles by script: in the page as it comes from
 * the server they would be against our own rules.
 */
const MonthBars = dynamic(async () => (await import('./month-bars')).MonthBars, {
  ssr: false,
  loading: () => <Skeleton className="h-64" />,
});

export interface MonthChartProps {
  readonly title: string;
  readonly monthLabel: string;
  /** One or two, told apart by their place in each month too. */
  readonly series: readonly { readonly label: string; readonly legend?: string }[];
  /** Months as YYYY-MM, each with a figure for every series. */
  readonly months: readonly { readonly month: string; readonly figures: readonly number[] }[];
}

const looks = [
  { fill: 'var(--ink)', swatch: 'bg-ink' },
  { fill: 'var(--seat-6)', swatch: 'seat-6 bg-seat' },
] as const;

/** Figures by month as bars, on a sheet of their own. They stand in a table too, for those who do not see the bars. */
export function MonthChart({ title, monthLabel, series, months }: MonthChartProps) {
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  const data = months.map(({ month, figures }) => ({
    name: short.format(Date.parse(`${month}-01T00:00:00Z`)),
    figures,
  }));
  return (
    <Section title={title}>
      <figure>
        <div aria-hidden="true" className="h-64 w-full">
          <MonthBars
            series={series.map(({ label }, index) => ({ label, fill: looks[index]?.fill }))}
            data={data}
          />
        </div>
        <figcaption className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
          {series.map(({ label, legend = label }, index) => (
            <span key={label} className="inline-flex items-center gap-2">
              <i aria-hidden="true" className={cx('size-3.5 rounded-1', looks[index]?.swatch)} />
              {legend}
            </span>
          ))}
        </figcaption>
        <table className="sr-only">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{monthLabel}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, figures }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {series.map(({ label }, index) => (
                  <td key={label}>{figures[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </Section>
  );
}
