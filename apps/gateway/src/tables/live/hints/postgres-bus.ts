import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import type { HintBus } from './hint-bus.js';

/** By this name the listeners of all gateways are counted. */
export const listenerName = 'red-disc-hints';

const channel = 'table_hints';
const reconnectMs = 500;

type Listeners = Parameters<HintBus['start']>[0];

/** Hints by NOTIFY: after a flush is durable and outside its transaction, since a NOTIFY takes a global lock. */
export class PostgresBus implements HintBus {
  readonly #self = randomUUID();
  #listener: pg.Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly logger: Logger,
  ) {}

  async start(listeners: Listeners): Promise<void> {
    const listener = new pg.Client({ connectionString: this.url, application_name: listenerName });
    listener.on('error', () => undefined);
    listener.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(' ');
      if (payload.slice(0, at) !== this.#self) listeners.onText(payload.slice(at + 1));
    });
    await listener.connect();
    // Only from here on: a connection that never was ends too, and each would be tried for twice as often.
    listener.on('end', () => {
      this.#startAgain(listeners);
    });
    await listener.query(`listen ${channel}`);
    this.#listener = listener;
  }

  send(texts: readonly string[]): void {
    for (const text of texts)
      this.pool
        .query({
          name: 'hint',
          text: 'select pg_notify($1, $2)',
          values: [channel, `${this.#self} ${text}`],
        })
        .catch((error: unknown) => {
          this.logger.warn({ err: error }, 'a hint to the other gateways was lost');
        });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#reconnect);
    await this.#listener?.end();
  }

  #startAgain(listeners: Listeners): void {
    if (this.#stopped) return;
    clearTimeout(this.#reconnect);
    this.#reconnect = setTimeout(() => {
      this.start(listeners).then(
        () => {
          listeners.onGap();
        },
        () => {
          this.#startAgain(listeners);
        },
      );
    }, reconnectMs);
  }
}
