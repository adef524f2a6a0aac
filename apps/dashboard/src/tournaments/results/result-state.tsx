'use client';

import type { TournamentTableBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/badge';

const looks = {
  draft: { tone: 'plain' },
  submitted: { tone: 'warn', icon: 'clock' },
  disputed: { tone: 'alarm', icon: 'alarm' },
  confirmed: { tone: 'ok', icon: 'check' },
  corrected: { tone: 'ok', icon: 'check' },
} as const;

export type ResultStateName = NonNullable<TournamentTableBody['result']>['state'];

export function ResultState({ state }: { readonly state: ResultStateName }) {
  const t = useTranslations('tournamentResult');
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
