'use client';

import { useTranslations } from 'next-intl';
import { printValue } from '@/cards/values';
import { lineName } from '@/table/words';
import type { Moment } from './moments';

export interface MomentListProps {
  readonly moments: readonly Moment[];
  /** The frame at which each round is dealt, the first round first. */
  readonly deals: readonly number[];
  readonly players: readonly string[];
  readonly at: number;
  readonly onGo: (frame: number) => void;
}

/** Everything worth coming back to, by round; the one in sight is marked. */
export function MomentList({ moments, deals, players, at, onGo }: MomentListProps) {
  const t = useTranslations('replay');
  const rounds = deals.map((frame, index) => ({ frame, round: index + 1 }));
  return (
    <div className="grid gap-3">
      {moments.length === 0 && <p className="text-ink-2">{t('noMoments')}</p>}
      {rounds.map(({ frame, round }) => (
        <section key={round}>
          <h3 className="text-md">
            <button
              type="button"
              className="replay-moment font-bold"
              aria-current={frame === at ? 'step' : undefined}
              onClick={() => {
                onGo(frame);
              }}
            >
              {t('round', { round })}
            </button>
          </h3>
          <ul>
            {moments
              .filter((moment) => moment.round === round)
              .map((moment, index) => (
                <li key={index}>
                  <button
                    type="button"
                    className="replay-moment"
                    aria-current={moment.frame === at ? 'step' : undefined}
                    onClick={() => {
                      onGo(moment.frame);
                    }}
                  >
                    {t(`moments.${moment.kind}`, {
                      name: moment.seat === undefined ? '' : (players[moment.seat - 1] ?? ''),
                      card: moment.card === undefined ? '' : printValue(moment.card),
                      line: moment.card === undefined ? '' : lineName(moment.card),
                    })}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
