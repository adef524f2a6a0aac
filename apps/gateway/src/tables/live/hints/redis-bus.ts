import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { HintBus } from './hint-bus.js';

const channel = 'red-disc:table-hints';

/** Hints by PUBLISH, where there is a Redis (docs/adr/0008). While it is away, hints are lost and nothing else. */
export class RedisBus implements HintBus {
  readonly #self = randomUUID();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;

  constructor(url: string, logger: Logger) {
    const options = { lazyConnect: true, enableOfflineQueue: false, autoResubscribe: false };
    this.#publisher = new Redis(url, options);
    this.#subscriber = new Redis(url, options);
    for (const redis of [this.#publisher, this.#subscriber])
      redis.on('error', (error) => {
        logger.warn({ err: error }, 'Redis is out of reach; hints to the other gateways are lost');
      });
  }

  /** Does not wait for Redis: tables can be played without it. */
  start({ onText, onGap }: Parameters<HintBus['start']>[0]): Promise<void> {
    this.#subscriber.on('message', (_, message) => {
      const at = message.indexOf(' ');
      if (message.slice(0, at) !== this.#self) onText(message.slice(at + 1));
    });
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(channel).then(onGap, () => undefined);
    });
    // Both try again for ever; `error` says when they fail.
    for (const redis of [this.#publisher, this.#subscriber]) redis.connect().catch(() => undefined);
    return Promise.resolve();
  }

  send(texts: readonly string[]): void {
    for (const text of texts)
      this.#publisher.publish(channel, `${this.#self} ${text}`).catch(() => undefined);
  }

  stop(): Promise<void> {
    for (const redis of [this.#publisher, this.#subscriber]) redis.disconnect();
    return Promise.resolve();
  }
}
