import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { TableEnd } from '@red-disc/contracts';
import type { Outcome } from '@red-disc/game';
import type { Logger } from 'pino';
import { RepeatingTask } from '../platform/jobs/repeating-task.js';
import { LOGGER } from '../platform/logging/logger.js';
import { FinishedTablesRepository, type FinishedRow } from './finished-tables.repository.js';
import { TableHostService } from './table-host.service.js';

/** A game that is over, with its result. */
export interface FinishedTable extends Omit<FinishedRow, 'id'> {
  readonly tableId: string;
  readonly outcome: Outcome;
  readonly end: TableEnd;
}

export type FinishedListener = (finished: FinishedTable) => Promise<void>;

const sweepEveryMs = 5000;
const sweptAtOnce = 20;

/**
 * Tells other features of every game that is over. Each listener hears of each at least once, also of those that ended
 * while no gateway ran or while it failed: so listeners must not mind hearing twice. Register while modules start.
 */
@Injectable()
export class FinishedTables implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #listeners: FinishedListener[] = [];
  /** Those that ended here: whoever waits for a result has it at once. The sweep finds all others. */
  readonly #justOver = new Set<string>();
  readonly #sweep: RepeatingTask;

  constructor(
    private readonly repository: FinishedTablesRepository,
    private readonly host: TableHostService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    host.tables.onPublished(({ table }, { entries }) => {
      if (table.status !== 'over' || entries.length === 0) return;
      this.#justOver.add(table.settings.id);
      this.#sweep.now();
    });
    this.#sweep = new RepeatingTask({
      everyMs: sweepEveryMs,
      work: () => this.#passOn(),
      logger,
      failure: 'results could not be passed on; the next sweep tries again',
    });
  }

  onFinished(listener: FinishedListener): void {
    this.#listeners.push(listener);
  }

  /** The result of one table, or undefined while it is not over. */
  async read(tableId: string): Promise<FinishedTable | undefined> {
    const row = await this.repository.find(tableId);
    const live = row && (await this.host.find(tableId));
    const end = live?.table.end();
    if (!row || !live?.table.match || !end) return undefined;
    return toFinished(row, live.table.match.outcome(), end);
  }

  /** Ids of the tables that finished at or after a moment, the oldest first: for whoever wants to look back. */
  since(moment: Date, limit: number): Promise<string[]> {
    return this.repository.finishedSince(moment, limit);
  }

  onApplicationBootstrap(): void {
    this.#sweep.start();
    this.#sweep.now();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#sweep.stop();
  }

  /** One after another, so that a listener is never busy with two. */
  async #passOn(): Promise<void> {
    for (const id of this.#justOver) {
      this.#justOver.delete(id);
      await this.#announce({ id, tries: 0 });
    }
    for (const table of await this.repository.findUnannounced(sweptAtOnce)) await this.#announce(table);
  }

  async #announce({ id, tries }: { readonly id: string; readonly tries: number }): Promise<void> {
    // Another gateway may be at it: whoever counts the try has it.
    if (!(await this.repository.claim(id, tries))) return;
    const finished = await this.read(id);
    if (!finished) return;
    try {
      for (const listener of this.#listeners) await listener(finished);
      await this.repository.markAnnounced(id);
    } catch (error) {
      this.logger.error({ err: error, tableId: id }, 'a result was not taken; it will be offered again');
    }
  }
}

function toFinished(row: FinishedRow, outcome: Outcome, end: TableEnd): FinishedTable {
  const { id, clubId, game, ruleSetVersionId, dealId, finishedAt, seats } = row;
  return { tableId: id, clubId, game, ruleSetVersionId, dealId, finishedAt, seats, outcome, end };
}
