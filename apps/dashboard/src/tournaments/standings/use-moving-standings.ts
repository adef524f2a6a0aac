'use client';

import { routes, type TournamentStandingsBody } from '@red-disc/contracts';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '@/api/use-api';
import { useTournament } from '../core/tournament-provider';

type Lines = TournamentStandingsBody['lines'];

const nobody: Lines = [];

/** Standings with those that were shown before them, so that a page can say who has moved. */
export function useMovingStandings(stage: string | undefined) {
  const { params } = useTournament();
  const answer = useApi(routes.getTournamentStandings, {
    params,
    query: stage === undefined ? {} : { stage },
  });
  const shown = useRef<TournamentStandingsBody>(undefined);
  const [before, setBefore] = useState<Lines>(nobody);
  const { data } = answer;
  useEffect(() => {
    if (!data) return;
    const last = shown.current;
    if (last && last.stage === data.stage && hasMoved(last.lines, data.lines)) setBefore(last.lines);
    shown.current = data;
  }, [data]);
  return { standings: data, before, failure: answer.error };
}

function hasMoved(one: Lines, other: Lines): boolean {
  return one.some(({ entrant, rank, tp }, index) => {
    const line = other[index];
    return line?.entrant !== entrant || line.rank !== rank || line.tp !== tp;
  });
}
