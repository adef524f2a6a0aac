'use client';

import { routes } from '@red-disc/contracts';
import type { ApiFailure } from '@/api/api-failure';
import { useApi } from '@/api/use-api';
import { missingIn, type Plan, type Suggestion } from './plan';

export interface Suggestions {
  readonly list: readonly Suggestion[];
  readonly isLoading: boolean;
  readonly failure: ApiFailure | null;
}

const none: readonly Suggestion[] = [];

/** What fits the numbers, asked of the server as they change. */
export function useSuggestions(clubId: string, plan: Plan): Suggestions {
  const { players, boxes, hours, gameRounds, ruleSetVersionId, mode } = plan;
  const isAsked = missingIn(plan, 'numbers', true).length === 0;
  const answer = useApi(
    routes.suggestTournament,
    {
      params: { clubId },
      body: {
        players,
        // Boxes bind only where everybody sits in the room.
        ...(mode === 'table' && boxes >= 1 && { boxes }),
        minutes: Math.round(hours * 60),
        gameRounds,
        ...(ruleSetVersionId && { ruleSetVersionId }),
      },
    },
    { enabled: isAsked },
  );
  return {
    list: answer.data?.suggestions ?? none,
    isLoading: answer.isPending && isAsked,
    failure: answer.error,
  };
}
