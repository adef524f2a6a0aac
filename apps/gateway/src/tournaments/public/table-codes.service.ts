import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf, routes } from '@red-disc/contracts';
import {
  entrantId,
  isFinal,
  runningStage,
  type Actor as LogActor,
  type TournamentState,
} from '@red-disc/tournaments';
import type { Actor } from '../../platform/identity/actor.js';
import { assertSeated } from '../commands/own-commands.service.js';
import { SheetChecksService } from '../commands/sheet-checks.service.js';
import { toCommand } from '../commands/to-command.js';
import { opens } from '../keys.js';
import { entrantOf } from '../log/accounts.js';
import type { CommandAnswer } from '../log/log.repository.js';
import { notFound, refused } from '../log/refusal.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { TournamentReader } from '../tournament-reader.js';
import { TournamentViewsService } from '../tournament-views.service.js';
import { TournamentsRepository, type TournamentRow } from '../tournaments.repository.js';
import { shownRound } from './public-pages.service.js';

type Act = InputOf<typeof routes.actAtTournamentTable>['body'];
type Check = InputOf<typeof routes.checkSheetAtTable>['body'];
type Opened = ResponseOf<typeof routes.openTournamentTable>;

/** The code on a physical table: whoever has read it writes for the people who sit there. */
@Injectable()
export class TableCodesService {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly reader: TournamentReader,
    private readonly views: TournamentViewsService,
    private readonly sheets: SheetChecksService,
    private readonly logs: TournamentLogs,
  ) {}

  async open(tournamentId: string, { table, key }: { table: number; key: string }): Promise<Opened> {
    const row = await this.#admit(tournamentId, table, key);
    const { state, log } = await this.reader.of(row);
    const { name, game, rules } = state.setup;
    const told = { seq: log.events.length, name, game, nominalRounds: rules.nominalRounds };
    const shown = roundAt(state, table);
    if (!shown || shown.round.status === 'planned') return { ...told, round: null };
    const tables = await this.views.tables(row.id, state, shown.stage, shown.round);
    const found = tables.find(({ no }) => no === table);
    if (!found) return { ...told, round: null };
    const { round, status } = shown.round;
    return { ...told, round: { stage: shown.stage.setup.id, round, status, table: found } };
  }

  async act(actor: Actor | undefined, tournamentId: string, body: Act): Promise<CommandAnswer> {
    await this.#admit(tournamentId, body.table, body.key);
    return this.logs.execute(tournamentId, body.commandId, (state) => {
      const ref = refOf(state, body.table);
      const spoken = speaker(state, actor, body);
      assertSeated(state, ref, { id: spoken.entrant! });
      return {
        command: toCommand({ ...body.command, ...ref }, { state, makeId: randomUUID, now: Date.now() }),
        actor: spoken,
        reason: null,
      };
    });
  }

  async checkSheet(
    tournamentId: string,
    { table, key, entry }: Check,
  ): Promise<ResponseOf<typeof routes.checkSheetAtTable>> {
    await this.#admit(tournamentId, table, key);
    const { state } = await this.logs.read(tournamentId);
    return this.sheets.check(state, refOf(state, table), entry);
  }

  async #admit(tournamentId: string, table: number, key: string): Promise<TournamentRow> {
    const row = await this.repository.find(tournamentId);
    if (!row || !opens(row.secret, `table:${table}`, key)) throw notFound();
    return row;
  }
}

/** The round that is played at a table: where several run at once, the one whose result is still open there. */
function roundAt(state: TournamentState, table: number): ReturnType<typeof shownRound> {
  const stage = runningStage(state);
  const open = stage?.rounds.findLast(
    ({ status, tables }) =>
      status === 'running' && tables.some((one) => one.no === table && !one.voided && !isFinal(one)),
  );
  return stage && open ? { stage, round: open } : shownRound(state);
}

function refOf(state: TournamentState, table: number) {
  const shown = roundAt(state, table);
  if (!shown) throw refused('ROUND_NOT_RUNNING');
  return { stage: shown.stage.setup.id, round: shown.round.round, table };
}

/** Somebody who is signed in speaks for themselves; anybody else for whom they say, and their phone is remembered. */
function speaker(state: TournamentState, actor: Actor | undefined, { entrant, device }: Act): LogActor {
  const own = actor && entrantOf(state, actor.userId);
  if (own) return { id: actor.userId, role: 'player', entrant: own.id };
  const phone = createHash('sha256').update(device).digest('hex').slice(0, 16);
  return { id: `phone-${phone}`, role: 'player', entrant: entrantId(entrant) };
}
