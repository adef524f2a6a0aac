'use client';

import { routes, type TournamentRoundBody } from '@red-disc/contracts';
import { useQueries } from '@tanstack/react-query';
import { ask } from '@/live/ask';
import { useTournament } from '../core/tournament-provider';
import { countMeetings, type Meetings } from './meetings';

/** Who met whom in the rounds of this stage before the given one. Those rounds hardly change: they are kept. */
export function useMeetings({ stage, round }: Pick<TournamentRoundBody, 'stage' | 'round'>): Meetings {
  const { params } = useTournament();
  const earlier = Array.from({ length: round - 1 }, (_, index) => index + 1);
  return useQueries({
    queries: earlier.map((number) => {
      const call = { params, query: { stage, round: number } };
      return {
        queryKey: [routes.getTournamentRound.path, call],
        queryFn: async () => {
          const answer = await ask(routes.getTournamentRound, call);
          return answer.ok ? answer.value : null;
        },
      };
    }),
    combine: (answers) => countMeetings(answers.map(({ data }) => data?.tables ?? [])),
  });
}
