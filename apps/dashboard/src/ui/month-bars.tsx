'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

interface MonthFigures {
  readonly name: string;
  readonly figures: readonly number[];
}

export interface MonthBarsProps {
  readonly series: readonly { readonly label: string; readonly fill: string | undefined }[];
  readonly data: readonly MonthFigures[];
}

/** The bars of a month chart, drawn in the browser. */
export function MonthBars({ series, data }: MonthBarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 256 }}>
      <BarChart data={data} margin={{ left: 0, right: 8 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="name" stroke="var(--ink-2)" tickLine={false} fontSize={13} />
        <YAxis allowDecimals={false} stroke="var(--ink-2)" tickLine={false} fontSize={13} width={44} />
        <Tooltip
          cursor={{ fill: 'var(--surface-3)' }}
          contentStyle={{ background: 'var(--surface)', borderRadius: 10, color: 'var(--ink)' }}
        />
        {series.map(({ label, fill }, index) => (
          <Bar
            key={label}
            name={label}
            dataKey={({ figures }: MonthFigures) => figures[index]}
            fill={fill}
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
