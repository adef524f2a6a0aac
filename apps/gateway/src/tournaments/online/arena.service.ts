import { Injectable } from '@nestjs/common';
import {
  arenaTables,
  arenaWaiting,
  runningStage,
  type Command,
  type RoundRef,
  type TournamentState,
} from '@red-disc/tournaments';
import { ApiException } from '../../platform/errors/api-exception.js';
import { server } from '../actors.js';
import { sha256 } from '../log/hash.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { arenaSteps, type ArenaStep } from './arena-steps.js';

/** Keeps an arena going: people come, are seated, play and wait again, and nobody has to see to it. */
@Injectable()
export class ArenaService {
  constructor(private readonly logs: TournamentLogs) {}

  async look(tournamentId: string, state: TournamentState): Promise<void> {
    const stage = runningStage(state);
    if (stage?.setup.format.kind !== 'arena') return;
    const now = Date.now();
    const waiting = arenaWaiting(state, stage, { now, hash: sha256 });
    const canSeat = arenaTables(state, stage, waiting).length > 0;
    for (const step of arenaSteps(stage, { canSeat, now }))
      await this.#take(tournamentId, { stage: stage.setup.id, round: step.round }, step);
  }

  async #take(tournamentId: string, ref: RoundRef, { type, version }: ArenaStep): Promise<void> {
    const id = ['arena', type, ref.stage, ref.round, version].join(':');
    try {
      await this.logs.execute(tournamentId, id, (state) => ({
        command: commandFor(type, ref, state),
        actor: server,
        reason: 'server',
      }));
    } catch (error) {
      // Somebody has gone or come between: the next look sees how things stand then.
      if (!(error instanceof ApiException) || error.error.code !== 'REFUSED') throw error;
    }
  }
}

function commandFor(type: ArenaStep['type'], ref: RoundRef, state: TournamentState): Command {
  switch (type) {
    case 'plan': {
      const stage = runningStage(state);
      const waiting = stage ? arenaWaiting(state, stage, { now: Date.now(), hash: sha256 }) : [];
      return { type: 'planRounds', stage: ref.stage, waiting };
    }
    case 'publish':
      return { type: 'record', event: { type: 'roundPublished', ...ref } };
    case 'start': {
      const minutes = state.setup.rules.clockMinutes;
      return { type: 'record', event: { type: 'roundStarted', ...ref, minutes } };
    }
    case 'close':
      return { type: 'record', event: { type: 'roundClosed', ...ref } };
  }
}
