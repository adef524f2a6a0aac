'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { seenDeals } from '@/live/seen-deals';
import { Badge, type BadgeProps } from '@/ui/badge';
import { checkDeals, verdictOf, type DealCheck, type DealStep, type Verdict } from './check-deals';
import type { Replay } from './replay';

const looks = {
  ok: { tone: 'ok', icon: 'check' },
  bad: { tone: 'alarm', icon: 'alarm' },
  unknown: { tone: 'plain', icon: 'help' },
} as const satisfies Record<Verdict, Pick<BadgeProps, 'tone' | 'icon'>>;

export interface FairPanelProps {
  readonly replay: Replay;
  /** The table that was played at; a record from a file has none. */
  readonly tableId: string | undefined;
}

/** Every deal worked out again here, step by step, from the seeds that the record shows. */
export function FairPanel({ replay, tableId }: FairPanelProps) {
  const t = useTranslations('replay.fair');
  const checks = useMemo(
    () => checkDeals(replay, tableId === undefined ? [] : seenDeals(tableId)),
    [replay, tableId],
  );
  const verdict = verdictOf(checks);
  return (
    <div className="grid gap-4">
      <p data-verdict={verdict} className="grid justify-items-start gap-2">
        <Badge {...looks[verdict]}>{t(`verdict.${verdict}`)}</Badge>
        <span className="text-md text-ink-2">{t(`explain.${verdict}`)}</span>
      </p>
      {checks.map((check) => (
        <DealDetails key={check.round} check={check} players={replay.header.players} />
      ))}
    </div>
  );
}

function DealDetails({ check, players }: { readonly check: DealCheck; readonly players: readonly string[] }) {
  const t = useTranslations('replay.fair');
  const { round, verdict, proof, steps } = check;
  return (
    <details className="fair-deal" open={round === 1}>
      <summary>
        <b>{t('deal', { round })}</b>
        <Badge {...looks[verdict]}>{t(`state.${verdict}`)}</Badge>
      </summary>
      {proof === null ? (
        <p className="text-md text-ink-2">{t('noProof')}</p>
      ) : (
        <>
          <dl className="fair-values">
            <dt>{t('dealId')}</dt>
            <dd>{proof.dealId}</dd>
            <dt>{t('commitment')}</dt>
            <dd>{proof.commitment}</dd>
            <dt>{t('seed')}</dt>
            <dd>{proof.serverSeed}</dd>
            {Object.entries(proof.clientSeeds).map(([seat, seed]) => (
              <div key={seat} className="contents">
                <dt>{t('seedOf', { name: players[Number(seat) - 1] ?? seat })}</dt>
                <dd>{seed}</dd>
              </div>
            ))}
          </dl>
          <ol className="grid gap-2">
            {steps.map((step, index) => (
              <li key={index} className="flex items-start gap-2 text-md">
                <Badge {...looks[step.verdict]} className="flex-none">
                  {t(`state.${step.verdict}`)}
                </Badge>
                <StepWords step={step} />
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

function StepWords({ step }: { readonly step: DealStep }) {
  const t = useTranslations('replay.fair');
  switch (step.type) {
    case 'seen':
      return <span>{t(`steps.seen.${step.verdict}`)}</span>;
    case 'commitment':
      return <span>{t('steps.commitment')}</span>;
    case 'seats':
      return <span>{t('steps.seats', { count: step.seats.length })}</span>;
    case 'deck':
      return <span>{t('steps.deck', { cards: step.cards })}</span>;
    case 'reshuffle':
      return <span>{t('steps.reshuffle', { number: step.number, cards: step.cards })}</span>;
  }
}
