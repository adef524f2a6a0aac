'use client';

import { useTranslations } from 'next-intl';
import { useTournament } from './tournament-provider';

/** A round in words; where an event has several parts, with the part it belongs to. */
export function useRoundName(): (stage: string, round: number) => string {
  const t = useTranslations('tournaments');
  const formats = useTranslations('tournamentFormats');
  const { stages } = useTournament().tournament;
  return (stage, round) => {
    const kind =
      stages.length > 1 ? stages.find(({ setup }) => setup.id === stage)?.setup.format.kind : undefined;
    return kind
      ? formats('roundOf', { part: formats(`kind.${kind}`), round })
      : t('overview.round', { round });
  };
}
