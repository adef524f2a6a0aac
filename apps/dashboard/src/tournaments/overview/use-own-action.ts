'use client';

import { routes, type ApiError, type OwnCommand } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '@/live/ask';
import { makeId } from '../core/make-id';
import { allTournamentRoutes } from '../core/topics';
import { useTournament } from '../core/tournament-provider';

/** Does something for oneself in the event. */
export function useOwnAction() {
  const { params } = useTournament();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const run = async (command: OwnCommand): Promise<ApiError | undefined> => {
    setIsBusy(true);
    const answer = await ask(routes.playTournament, { params, body: { commandId: makeId(), command } });
    if (answer.ok)
      await Promise.all(
        allTournamentRoutes.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      );
    setIsBusy(false);
    setRefusal(answer.ok ? undefined : answer.error);
    return answer.ok ? undefined : answer.error;
  };
  return { run, isBusy, refusal };
}
