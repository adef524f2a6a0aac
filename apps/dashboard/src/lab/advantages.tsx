'use client';

import type { Summary } from '@red-disc/allegra';
import { useFormatter, useTranslations } from 'next-intl';

export interface AdvantagesProps {
  readonly a: Summary;
  readonly b: Summary | undefined;
  readonly players: number;
}

const orders = ['byStart', 'bySeat'] as const;

/** Whether it matters where one sits or who begins: shares of wins, and what would be fair. */
export function Advantages({ a, b, players }: AdvantagesProps) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const write = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="text-lg">{t('advantage')}</h2>
        <p className="text-sm text-ink-2">{t('advantageText', { fair: write(1 / players) })}</p>
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        {orders.map((order) => (
          <table key={order} className="w-full border-collapse text-left">
            <caption className="text-left font-[650]">{t(`advantages.${order}`)}</caption>
            <thead className="text-sm text-ink-2">
              <tr>
                <th scope="col" className="font-[450]">
                  {t('place')}
                </th>
                <th scope="col" className="text-right font-[650]">
                  A
                </th>
                {b && (
                  <th scope="col" className="text-right font-[650] text-variant">
                    B
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {a.wins[order].map(({ place, share }, i) => (
                <tr key={place} className="border-t border-line">
                  <th scope="row" className="py-1.5 font-[550]">
                    {place}
                  </th>
                  <td className="text-right tabular-nums">{write(share)}</td>
                  {b && (
                    <td className="text-right font-[650] text-variant tabular-nums">
                      {write(b.wins[order][i]?.share ?? 0)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  );
}
