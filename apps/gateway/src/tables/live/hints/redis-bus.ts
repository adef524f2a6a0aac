import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { HintBus } from './hint-bus.js';

const channel = 'red-disc:table-hints';

interface Lines {
  readonly publisher: Redis;
  readonly subscriber: Redis;
}

/** Hints by PUBLISH, where there is a Redis (docs/adr/0008). While it is away, hints are lost and nothing else. */
export class RedisBus implements HintBus {
  readonly #self = randomUUID();
  #lines: Lines | undefined;

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  /** Does not wait for Redis: tables can be played without it. */
  async start({ onText, onGap }: Parameters<HintBus['start']>[0]): Promise<void> {
    const { publisher, subscriber } = (this.#lines = await this.#open());
    subscriber.on('message', (_, message) => {
      const at = message.indexOf(' ');
      if (message.slice(0, at) !== this.#self) onText(message.slice(at + 1));
    });
    subscriber.on('ready', () => {
      subscriber.subscribe(channel).then(onGap, () => undefined);
    });
    // Both try again for ever; `error` says when they fail.
    for (const redis of [publisher, subscriber]) redis.connect().catch(() => undefined);
  }

  send(texts: readonly string[]): void {
    for (const text of texts)
      this.#lines?.publisher.publish(channel, `${this.#self} ${text}`).catch(() => undefined);
  }

  stop(): Promise<void> {
    this.#lines?.publisher.disconnect();
    this.#lines?.subscriber.disconnect();
    return Promise.resolve();
  }

  /** Where there is no Redis, its library is not loaded either. */
  async #open(): Promise<Lines> {
    const { Redis } = await import('ioredis');
    const open = (): Redis => {
      const redis = new Redis(this.url, {
        lazyConnect: true,
        enableOfflineQueue: false,
        autoResubscribe: false,
      });
      redis.on('error', (error) => {
        this.logger.warn({ err: error }, 'Redis is out of reach; hints to the other gateways are lost');
      });
      return redis;
    };
    return { publisher: open(), subscriber: open() };
  }
}
