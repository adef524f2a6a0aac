'use client';

import type { Summary } from '@red-disc/allegra';
import { routes, socketPath, type ApiError, type SimulationRunBody } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '@/live/ask';
import { LabLine } from './lab-line';
import { isOver, sideKey, subjectOf, type LabSide } from './side';

function openSocket(): WebSocket {
  const address = new URL(socketPath, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}

/** What a finished run found out. The game's own library made it, and the engine's name says which. */
export function summaryOf(run: SimulationRunBody | undefined): Summary | undefined {
  return run?.state === 'done' && run.summary ? (run.summary as unknown as Summary) : undefined;
}

export interface Lab {
  /** The run for a side at so many players, started here or found among the saved ones. */
  readonly runOf: (side: LabSide, players: number) => SimulationRunBody | undefined;
  readonly start: (sides: readonly LabSide[], players: number) => Promise<void>;
  readonly cancel: (run: SimulationRunBody) => Promise<void>;
  readonly isStarting: boolean;
  readonly error: ApiError | undefined;
}

export interface LabOptions {
  readonly clubId: string;
  /** What the lab has found out before. */
  readonly saved: readonly SimulationRunBody[];
  /** Names the state of the draft: another state is another question. */
  readonly stamp: string;
}

/** Starts simulations, follows them, and knows what was found out before. */
export function useLab({ clubId, saved, stamp }: LabOptions): Lab {
  const [started, setStarted] = useState<Readonly<Record<string, SimulationRunBody>>>({});
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const queries = useQueryClient();
  const line = useRef<LabLine>(undefined);
  useEffect(() => {
    const follow = (run: SimulationRunBody) => {
      setStarted((runs) => replaceRun(runs, run));
      if (isOver(run)) void queries.invalidateQueries({ queryKey: [routes.listSimulations.path] });
    };
    const opened = new LabLine({ clubId, open: openSocket, random: Math.random, onRun: follow });
    line.current = opened;
    return () => {
      opened.close();
    };
  }, [clubId, queries]);

  const keyOf = (side: LabSide, players: number) =>
    [sideKey(side), players, side.type === 'draft' ? stamp : ''].join('|');
  const startOne = async (side: LabSide, players: number) => {
    const body = { of: subjectOf(side), players };
    const answer = await ask(routes.startSimulation, { params: { clubId }, body });
    if (!answer.ok) {
      setError(answer.error);
      return;
    }
    setStarted((runs) => ({ ...runs, [keyOf(side, players)]: answer.value }));
    line.current?.follow(answer.value);
  };
  return {
    runOf: (side, players) => started[keyOf(side, players)] ?? savedRun(saved, side, players),
    start: async (sides, players) => {
      setIsStarting(true);
      setError(undefined);
      for (const side of sides) await startOne(side, players);
      setIsStarting(false);
    },
    cancel: async (run) => {
      const params = { clubId, runId: run.id };
      const answer = await ask(routes.cancelSimulation, { params });
      if (answer.ok) setStarted((runs) => replaceRun(runs, answer.value));
      else setError(answer.error);
    },
    isStarting,
    error,
  };
}

function replaceRun(
  runs: Readonly<Record<string, SimulationRunBody>>,
  run: SimulationRunBody,
): Readonly<Record<string, SimulationRunBody>> {
  return Object.fromEntries(
    Object.entries(runs).map(([key, known]) => [key, known.id === run.id ? run : known]),
  );
}

/** Versions never change, so what was found out about one stays true; of a draft nobody knows. */
function savedRun(
  saved: readonly SimulationRunBody[],
  side: LabSide,
  players: number,
): SimulationRunBody | undefined {
  if (side.type === 'draft') return undefined;
  return saved.find(
    (run) => run.ruleSetVersionId === side.versionId && run.players === players && run.state === 'done',
  );
}
