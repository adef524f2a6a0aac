import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { HintBus } from './hint-bus.js';

const channel = 'red-disc:table-hints';

/** Hints by PUBLISH, where there is a Redis (docs/adr/0008). One that is away is as a hint that got lost. */
export class RedisBus implements HintBus {
  readonly #self = randomUUID();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;

  constructor(url: string, logger: Logger) {
    const options = { lazyConnect: true, maxRetriesPerRequest: 1, enableOfflineQueue: false };
    this.#publisher = new Redis(url, options);
    this.#subscriber = new Redis(url, { ...options, enableOfflineQueue: true });
    for (const redis of [this.#publisher, this.#subscriber])
      redis.on('error', (error) => {
        logger.warn({ err: error }, 'Redis is out of reach; hints to the other gateways are lost');
      });
  }

  async start({ onText, onGap }: Parameters<HintBus['start']>[0]): Promise<void> {
    this.#subscriber.on('message', (_, message) => {
      const at = message.indexOf(' ');
      if (message.slice(0, at) !== this.#self) onText(message.slice(at + 1));
    });
    await Promise.all([this.#publisher.connect(), this.#subscriber.connect()]);
    await this.#subscriber.subscribe(channel);
    // It subscribes again by itself whenever the connection is back.
    this.#subscriber.on('ready', onGap);
  }

  send(texts: readonly string[]): void {
    for (const text of texts)
      this.#publisher.publish(channel, `${this.#self} ${text}`).catch(() => undefined); // `error` has said so
  }

  async stop(): Promise<void> {
    for (const redis of [this.#publisher, this.#subscriber]) redis.disconnect();
    return Promise.resolve();
  }
}
