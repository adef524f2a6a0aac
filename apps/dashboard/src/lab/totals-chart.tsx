'use client';

import { useFormatter } from 'next-intl';
import { Bar, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { roundTotals, type Bin } from './histogram';

export interface TotalsChartProps {
  readonly bins: readonly Bin[];
  readonly label: string;
  readonly hasTwo: boolean;
}

const tick = { fill: 'var(--ink-2)', fontSize: 14 };

/** In percent, so that the axis has whole ones. */
const percentOf =
  (side: 'a' | 'b') =>
  (bin: Bin): number =>
    (bin[side] ?? 0) * 100;

/** A as filled bars, B as the outline of steps over them: told apart by shape, not by colour alone. */
export function TotalsChart({ bins, label, hasTwo }: TotalsChartProps) {
  const format = useFormatter();
  return (
    <div role="img" aria-label={label} className="h-64">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
        <ComposedChart
          data={[...bins]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          barCategoryGap="8%"
          accessibilityLayer={false}
        >
          <XAxis
            dataKey="from"
            tick={tick}
            tickLine={false}
            stroke="var(--line-strong)"
            ticks={roundTotals(bins)}
            interval="equidistantPreserveStart"
            minTickGap={8}
          />
          <YAxis
            width={46}
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={(percent: number) => format.number(percent / 100, { style: 'percent' })}
          />
          <Bar
            dataKey={percentOf('a')}
            fill="var(--baseline)"
            radius={[2, 2, 0, 0]}
            isAnimationActive={false}
          />
          {hasTwo && (
            <Line
              dataKey={percentOf('b')}
              type="step"
              stroke="var(--seat-5)"
              strokeWidth={3}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
