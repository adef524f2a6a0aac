import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OwnCommand } from '@red-disc/contracts';
import {
  entrantId,
  playersAt,
  stageId,
  tableOf,
  playerEntry,
  type Command,
  type Entrant,
  type TournamentState,
} from '@red-disc/tournaments';
import type { Actor } from '../../platform/identity/actor.js';
import { player } from '../actors.js';
import { opens } from '../keys.js';
import { entrantOf } from '../log/accounts.js';
import type { CommandAnswer } from '../log/log.repository.js';
import { refused } from '../log/refusal.js';
import { TournamentLogs, type Order } from '../log/tournament-logs.js';
import { TournamentReader, type TournamentIds } from '../tournament-reader.js';
import type { TournamentRow } from '../tournaments.repository.js';
import { toCommand } from './to-command.js';

type TableAction = Extract<OwnCommand, { readonly table: number }>;

/** What people do for themselves, in the name of the entrant they are or belong to. */
@Injectable()
export class OwnCommandsService {
  constructor(
    private readonly logs: TournamentLogs,
    private readonly reader: TournamentReader,
  ) {}

  async execute(
    actor: Actor,
    ids: TournamentIds,
    order: { readonly commandId: string; readonly command: OwnCommand },
  ): Promise<CommandAnswer> {
    const row = await this.reader.row(actor, ids);
    return this.logs.execute(ids.tournamentId, order.commandId, (state) =>
      order.command.type === 'enter'
        ? entering(actor, row, state, order.command)
        : acting(actor, row, state, order.command),
    );
  }
}

function entering(
  { userId }: Actor,
  { secret }: TournamentRow,
  state: TournamentState,
  { attends, standby, key }: Extract<OwnCommand, { type: 'enter' }>,
): Order {
  if (state.setup.registration === 'invitation' && !opens(secret, 'invitation', key))
    throw refused('INVITATION_REQUIRED');
  const id = entrantId(userId);
  const entrant = playerEntry(id, { name: '', attends, standby });
  const actor = { id: userId, role: 'player', entrant: id } as const;
  return { command: { type: 'register', entrant }, actor, reason: null };
}

function acting(
  { userId }: Actor,
  { secret }: TournamentRow,
  state: TournamentState,
  command: Exclude<OwnCommand, { type: 'enter' }>,
): Order {
  const own = entrantOf(state, userId);
  if (!own) throw refused('ENTRANT_UNKNOWN');
  const order = (made: Command): Order => ({ command: made, actor: player(userId, own), reason: null });
  if (command.type === 'withdraw' || command.type === 'drop')
    return order({ type: command.type, entrant: own.id });
  if (command.type === 'checkIn') {
    const { key } = command;
    if (key !== undefined && !opens(secret, 'checkIn', key)) throw refused('WRONG_KEY');
    return order({ type: 'checkIn', entrant: own.id, how: key === undefined ? 'self' : 'code' });
  }
  assertSeated(state, command, own);
  return order(toCommand(command, { state, makeId: randomUUID, now: Date.now() }));
}

/** Only those at a table speak for it. */
export function assertSeated(
  state: TournamentState,
  { stage, round, table }: Pick<TableAction, 'stage' | 'round' | 'table'>,
  { id }: Pick<Entrant, 'id'>,
): void {
  const found = tableOf(state, { stage: stageId(stage), round, table });
  if (!found || !playersAt(found).includes(id)) throw refused('ENTRANT_NOT_AT_TABLE');
}
