'use client';

import { routes } from '@red-disc/contracts';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useApi } from '@/api/use-api';
import { parseRoundAt } from './current-round';
import { useTournament } from './tournament-provider';

/** The round that the address names, or the one that is on; undefined while there is none. */
export function useAskedRound(options: { readonly refetchMs?: number } = {}) {
  const { tournament, params } = useTournament();
  const [asked] = useQueryStates({ stage: parseAsString, round: parseAsInteger });
  const at = parseRoundAt(tournament.stages, { stage: asked.stage, round: String(asked.round) });
  const { data: round, error } = useApi(
    routes.getTournamentRound,
    { params, query: { stage: at?.stage ?? 'none', round: at?.round ?? 1 } },
    { ...options, enabled: at !== undefined },
  );
  return { at, round, error };
}
