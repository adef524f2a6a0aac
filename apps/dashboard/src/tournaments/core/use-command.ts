'use client';

import { routes, type ApiError, type DirectorCommand, type RefereeCommand } from '@red-disc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '@/live/ask';
import { toast } from '@/ui/toaster';
import { useUndo } from '@/ui/use-undo';
import { makeId } from './make-id';
import { allTournamentRoutes } from './topics';
import { useTournament } from './tournament-provider';

export interface RunOptions {
  readonly reason?: string;
  /** What was done, in words: with it there is a way back for ten seconds. */
  readonly done?: string;
}

export interface CommandRunner {
  /** Resolves to the refusal, or to undefined when it was done. */
  readonly run: (command: DirectorCommand, options?: RunOptions) => Promise<ApiError | undefined>;
  /** One after the other, and one way back for all; the first refusal ends it. */
  readonly runAll: (
    commands: readonly DirectorCommand[],
    options?: RunOptions,
  ) => Promise<ApiError | undefined>;
  readonly isBusy: boolean;
  readonly refusal: ApiError | undefined;
  readonly forget: () => void;
}

/** Does something in the event, as an organiser or as a referee, and offers to undo it. */
export function useCommand(): CommandRunner {
  const { params, mayDirect } = useTournament();
  const queries = useQueryClient();
  const undo = useUndo();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();

  const send = (command: DirectorCommand, reason: string | undefined) => {
    const rest = { commandId: makeId(), ...(reason !== undefined && { reason }) };
    return mayDirect
      ? ask(routes.directTournament, { params, body: { ...rest, command } })
      : // The gateway refuses what is not a referee's to do.
        ask(routes.ruleTournament, { params, body: { ...rest, command: command as RefereeCommand } });
  };
  const readAgain = () =>
    Promise.all(allTournamentRoutes.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
  const runAll = async (commands: readonly DirectorCommand[], { reason, done }: RunOptions = {}) => {
    setIsBusy(true);
    const numbers: number[] = [];
    let refused: ApiError | undefined;
    for (const command of commands) {
      const answer = await send(command, reason);
      if (answer.ok) numbers.push(answer.value.command);
      else refused = answer.error;
      if (refused) break;
    }
    if (numbers.length > 0) await readAgain();
    setIsBusy(false);
    setRefusal(refused);
    if (refused || done === undefined) return refused;
    if (!mayDirect || numbers.length === 0) toast(done);
    else
      undo.offer({
        text: done,
        undo: () => {
          const back = numbers.toReversed().map((command) => ({ type: 'undo', command }) as const);
          void runAll(back, { reason: done });
        },
      });
    return undefined;
  };
  return {
    run: (command, options) => runAll([command], options),
    runAll,
    isBusy,
    refusal,
    forget: () => {
      setRefusal(undefined);
    },
  };
}
