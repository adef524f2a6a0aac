import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DirectorCommand, PreviewBody } from '@red-disc/contracts';
import type { Preview } from '@red-disc/tournaments';
import { ApiException } from '../../platform/errors/api-exception.js';
import type { Actor } from '../../platform/identity/actor.js';
import { staff } from '../actors.js';
import { accountOf } from '../log/accounts.js';
import type { CommandAnswer } from '../log/log.repository.js';
import { refused } from '../log/refusal.js';
import { ScoringService } from '../log/scoring.service.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { seatingAfterSwap } from '../views/seating-facts.js';
import { TournamentReader, type TournamentIds } from '../tournament-reader.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { toCommand } from './to-command.js';

export interface StaffOrder {
  readonly commandId: string;
  readonly command: DirectorCommand;
  readonly reason?: string | undefined;
  /** Where the log stood for whoever decided. */
  readonly seq?: number | undefined;
}

/** For trying out what a command would change: whether it needs a reason is told apart. */
const someReason = 'preview';

/** What organisers and referees do. Whether somebody may was decided before. */
@Injectable()
export class CommandsService {
  constructor(
    private readonly logs: TournamentLogs,
    private readonly reader: TournamentReader,
    private readonly repository: TournamentsRepository,
    private readonly scoring: ScoringService,
  ) {}

  async execute(actor: Actor, ids: TournamentIds, order: StaffOrder): Promise<CommandAnswer> {
    await this.reader.row(actor, ids);
    await this.#assertAccounts(ids.clubId, order.command);
    const pinned = await this.#pinned(ids.clubId, order.command);
    const id = ids.tournamentId;
    const seen = order.seq;
    if (seen !== undefined) {
      const { events } = await this.logs.read(id);
      if (events.length !== seen)
        throw new ApiException({ code: 'CONFLICT', reason: 'STALE', current: events.length });
    }
    return this.logs.execute(id, order.commandId, (state) => ({
      command: toCommand(order.command, { state, makeId: randomUUID, now: Date.now(), ...pinned }),
      actor: staff(actor.userId),
      reason: order.reason ?? null,
    }));
  }

  async preview(actor: Actor, ids: TournamentIds, command: DirectorCommand): Promise<PreviewBody> {
    await this.reader.row(actor, ids);
    const pinned = await this.#pinned(ids.clubId, command);
    const attempt = (reason: string | null): Promise<Preview> =>
      this.logs.preview(ids.tournamentId, (state) => ({
        command: toCommand(command, { state, makeId: randomUUID, now: Date.now(), ...pinned }),
        actor: staff(actor.userId),
        reason,
      }));
    const preview = await attempt(someReason);
    const { state } = await this.logs.read(ids.tournamentId);
    return {
      ...previewView(preview),
      seating: command.type === 'swapSeats' ? seatingAfterSwap(state, command) : null,
      needsReason: await needsReason(() => attempt(null)),
    };
  }

  /** Other rules must be there for the club, and may be those of another game. */
  async #pinned(clubId: string, command: DirectorCommand): Promise<{ game?: string }> {
    if (command.type !== 'changeSetup' || command.changes.ruleSetVersionId === undefined) return {};
    const path = ['body', 'command', 'changes', 'ruleSetVersionId'];
    const { game } = await this.scoring.rulesFor(clubId, command.changes.ruleSetVersionId, path);
    return { game };
  }

  /** Whoever is entered by account belongs to the club. */
  async #assertAccounts(clubId: string, command: DirectorCommand): Promise<void> {
    if (command.type !== 'register') return;
    const { id, entrant } = command;
    if (id !== undefined && accountOf(id) === null) throw refused('ENTRANT_UNKNOWN');
    const accounts = [...(id === undefined ? [] : [id]), ...entrant.members].flatMap(
      (one) => accountOf(one) ?? [],
    );
    const members = await this.repository.membersAmong(clubId, accounts);
    if (!accounts.every((account) => members.has(account))) throw refused('ENTRANT_UNKNOWN');
  }
}

function previewView({
  events,
  standings,
  cuts,
  rounds,
}: Preview): Omit<PreviewBody, 'needsReason' | 'seating'> {
  return {
    events: events.map(({ type }) => type),
    standings: standings.map(({ id, ...change }) => ({ ...change, entrant: id })),
    cuts: cuts.map((cut) => ({ ...cut, enters: [...cut.enters], leaves: [...cut.leaves] })),
    rounds: rounds.map((round) => ({ ...round })),
  };
}

async function needsReason(attempt: () => Promise<Preview>): Promise<boolean> {
  try {
    await attempt();
    return false;
  } catch (error) {
    if (error instanceof ApiException && error.error.reason === 'REASON_REQUIRED') return true;
    throw error;
  }
}
