'use client';

import type { SeatReasonBody, TournamentRoundBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';

/** Why somebody sits where they sit, in sentences, the weightiest first. */
export function useWhy(round: TournamentRoundBody): (entrant: string) => readonly string[] {
  const t = useTranslations('tournamentSeating');
  const list = new Intl.ListFormat(useLocale());
  const names = new Map(
    [...round.tables.flatMap(({ seats }) => seats), ...round.byes].map(({ entrant, name }) => [
      entrant,
      name,
    ]),
  );
  const namesOf = (ids: readonly string[]) => list.format(ids.map((id) => names.get(id) ?? id));
  const sentence = (reason: SeatReasonBody): string => {
    switch (reason.code) {
      case 'PINNED_TABLE':
        return t('why.PINNED_TABLE', { table: reason.table });
      case 'SITS_OUT':
        return t('why.SITS_OUT', { times: reason.times, most: reason.mostOfAnybody });
      case 'ALL_NEW_OPPONENTS':
        return t('why.ALL_NEW_OPPONENTS');
      case 'REPEATED_OPPONENTS':
        return t(reason.unavoidable ? 'why.REPEATED_UNAVOIDABLE' : 'why.REPEATED_OPPONENTS', {
          names: namesOf(reason.opponents),
        });
      case 'KEPT_APART':
        return t('why.KEPT_APART', { count: reason.from.length });
      case 'CLOSE_IN_STANDINGS':
        return t('why.CLOSE_IN_STANDINGS', { best: reason.best, worst: reason.worst });
      case 'SHORT_TABLE':
        return t('why.SHORT_TABLE', { times: reason.times, most: reason.most });
      case 'STARTS':
        return t('why.STARTS', { seat: reason.seat, starts: reason.startsSoFar });
    }
  };
  return (entrant) => (round.reasons[entrant] ?? []).map(sentence);
}
