import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { stageId, tableOf, type SheetEntry } from '@red-disc/tournaments';
import type { Logger } from 'pino';
import { ApiException } from '../../platform/errors/api-exception.js';
import { LOGGER } from '../../platform/logging/logger.js';
import { DuplicateDeals } from '../../tables/duplicate-deals.js';
import { FinishedTables, type FinishedTable } from '../../tables/finished-tables.js';
import { liveTable } from '../actors.js';
import { TournamentLogs } from '../log/tournament-logs.js';
import { GamesRepository, type TournamentGame } from './games.repository.js';

/** Takes over the results of live tables. Each is offered at least once, and counts once. */
@Injectable()
export class ResultsService implements OnModuleInit {
  constructor(
    private readonly finished: FinishedTables,
    private readonly deals: DuplicateDeals,
    private readonly games: GamesRepository,
    private readonly logs: TournamentLogs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.finished.onFinished((table) => this.#take(table));
  }

  async #take(table: FinishedTable): Promise<void> {
    const game = await this.games.findByTable(table.tableId);
    if (!game) return;
    if (game.settledAt === null) await this.#report(game, table);
    // The last of the tables with the same cards lets everybody see them.
    if (table.dealId !== null) await this.deals.release(table.dealId);
  }

  async #report(
    { tournamentId, stage, round, tableNo }: TournamentGame,
    table: FinishedTable,
  ): Promise<void> {
    const ref = { stage: stageId(stage), round, table: tableNo };
    try {
      await this.logs.execute(tournamentId, `result:${table.tableId}`, (state) => ({
        command: {
          type: 'reportResult',
          ...ref,
          entry: entryOf(table, tableOf(state, ref)?.clock?.calledAt !== null),
        },
        actor: liveTable(table.tableId),
        reason: null,
      }));
    } catch (error) {
      if (!(error instanceof ApiException) || error.error.code !== 'REFUSED') throw error;
      // An organiser was quicker, or no round was finished: they see the table among those without a result.
      this.logger.warn(
        { reason: error.error.reason, tournamentId, tableId: table.tableId },
        'a result does not count',
      );
    }
    await this.games.settle(table.tableId);
  }
}

/** Whoever ended the last round did so before time was called; otherwise nobody is named. */
function entryOf({ outcome }: FinishedTable, called: boolean): SheetEntry {
  const timeCalled = called && outcome.rounds.at(-1)?.endedBy === null;
  return { type: 'scores', rounds: outcome.rounds, timeCalled };
}
