'use client';

import { useTranslations } from 'next-intl';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { Select } from '@/ui/select';
import { knownRounds, type RoundAt } from './current-round';
import { useTournament } from './tournament-provider';
import { useRoundName } from './use-round-name';

/** Which round is shown; held in the address. */
export function RoundChoice({ at }: { readonly at: RoundAt }) {
  const t = useTranslations('tournaments');
  const { tournament } = useTournament();
  const [, hold] = useQueryStates({ stage: parseAsString, round: parseAsInteger });
  const rounds = knownRounds(tournament.stages);
  const nameOf = useRoundName();
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
