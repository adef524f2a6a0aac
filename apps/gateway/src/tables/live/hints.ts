import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { LiveTables } from './live-tables.js';

export const listenerName = 'red-disc-hints';

const channel = 'table_events';
const hintsInOne = 150;
const reconnectMs = 500;

export interface Hint {
  readonly tableId: string;
  readonly seq: number;
}

/**
 * Tells other gateways which tables have new rows, through PostgreSQL. A hint is only that: what happened is read
 * from the log, and a hint that gets lost is made up for when the connection is back.
 */
export class Hints {
  readonly #self = randomUUID();
  #listener: pg.Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly tables: LiveTables,
    private readonly logger: Logger,
  ) {}

  async start(): Promise<void> {
    const listener = new pg.Client({ connectionString: this.url, application_name: listenerName });
    listener.on('error', () => undefined);
    listener.on('end', () => {
      this.#startAgain();
    });
    listener.on('notification', ({ payload }) => {
      this.#receive(payload ?? '');
    });
    await listener.connect();
    await listener.query(`listen ${channel}`);
    this.#listener = listener;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#reconnect);
    await this.#listener?.end();
  }

  /** One notification for a whole flush, after it is durable and outside its transaction. */
  send(hints: readonly Hint[]): void {
    for (let i = 0; i < hints.length; i += hintsInOne) {
      const list = hints.slice(i, i + hintsInOne).map(({ tableId, seq }) => `${tableId}:${seq}`);
      this.pool
        .query({
          name: 'hint',
          text: 'select pg_notify($1, $2)',
          values: [channel, `${this.#self} ${list.join(' ')}`],
        })
        .catch((error: unknown) => {
          this.logger.warn({ err: error }, 'a hint to the other gateways was lost');
        });
    }
  }

  #receive(payload: string): void {
    const [sender, ...hints] = payload.split(' ');
    if (sender === this.#self) return;
    for (const hint of hints) {
      const [id, seq] = hint.split(':');
      const live = this.tables.peek(id ?? '');
      if (live && live.table.seq < Number(seq)) void this.#catchUp(live);
    }
  }

  async #catchUp(live: { catchUp(): Promise<void> }): Promise<void> {
    try {
      await live.catchUp();
    } catch (error) {
      this.logger.warn({ err: error }, 'a table could not follow another gateway');
    }
  }

  #startAgain(): void {
    if (this.#stopped) return;
    this.#reconnect = setTimeout(() => {
      this.start().then(
        () => {
          for (const live of this.tables.all()) void this.#catchUp(live);
        },
        () => {
          this.#startAgain();
        },
      );
    }, reconnectMs);
  }
}
