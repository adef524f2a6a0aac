'use client';

import { useTranslations } from 'next-intl';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { Select } from '@/ui/select';
import { knownRounds, type RoundAt } from './current-round';
import { useTournament } from './tournament-provider';

/** Which round is shown; held in the address. */
export function RoundChoice({ at }: { readonly at: RoundAt }) {
  const t = useTranslations('tournaments');
  const { tournament } = useTournament();
  const [, hold] = useQueryStates({ stage: parseAsString, round: parseAsInteger });
  const rounds = knownRounds(tournament.stages);
  const formats = useTranslations('tournamentFormats');
  const kindOf = (stage: string) =>
    tournament.stages.find(({ setup }) => setup.id === stage)?.setup.format.kind;
  /** With several parts a round is named by its part too. */
  const nameOf = (stage: string, round: number): string => {
    const kind = tournament.stages.length > 1 ? kindOf(stage) : undefined;
    return kind
      ? formats('roundOf', { part: formats(`kind.${kind}`), round })
      : t('overview.round', { round });
  };
  if (rounds.length < 2) return null;
  return (
    <Select
      label={t('roundChoice')}
      value={`${at.stage} ${at.round}`}
      options={rounds.map(({ stage, round }) => ({
        value: `${stage} ${round}`,
        label: nameOf(stage, round),
      }))}
      onChange={(value) => {
        const [stage = '', round = '1'] = value.split(' ');
        void hold({ stage, round: Number(round) });
      }}
    />
  );
}
