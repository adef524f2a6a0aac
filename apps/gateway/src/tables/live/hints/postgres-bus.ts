import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import { DatabaseListener } from '../../../platform/database/database-listener.js';
import type { HintBus } from './hint-bus.js';

/** By this name the listeners of all gateways are counted. */
export const listenerName = 'red-disc-hints';

const channel = 'table_hints';

/** Hints by NOTIFY: after a flush is durable and outside its transaction, since a NOTIFY takes a global lock. */
export class PostgresBus implements HintBus {
  readonly #self = randomUUID();
  #listener: DatabaseListener | undefined;

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly logger: Logger,
  ) {}

  async start({ onText, onGap }: Parameters<HintBus['start']>[0]): Promise<void> {
    this.#listener = new DatabaseListener({
      url: this.url,
      name: listenerName,
      channel,
      onPayload: (payload) => {
        const at = payload.indexOf(' ');
        if (payload.slice(0, at) !== this.#self) onText(payload.slice(at + 1));
      },
      onGap,
    });
    await this.#listener.start();
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
    await this.#listener?.stop();
  }
}
