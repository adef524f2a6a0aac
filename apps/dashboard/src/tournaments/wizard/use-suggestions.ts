'use client';

import { routes } from '@red-disc/contracts';
import type { ApiFailure } from '@/api/api-failure';
import { useApi } from '@/api/use-api';
import type { Plan, Suggestion } from './plan';
import { fieldsOf, wrongFields } from './plan-schema';

export interface Suggestions {
  readonly list: readonly Suggestion[];
  readonly isLoading: boolean;
  readonly failure: ApiFailure | null;
}

const none: readonly Suggestion[] = [];

/** What fits the numbers, asked of the server as they change. */
export function useSuggestions(clubId: string, plan: Plan): Suggestions {
  const { players, boxes, hours, gameRounds, ruleSetVersionId, mode } = plan;
  const wrong = wrongFields(plan, true);
  const isAsked = !fieldsOf.numbers.some((field) => wrong.includes(field));
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
