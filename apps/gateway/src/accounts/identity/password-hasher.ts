import { hash, verify } from '@node-rs/argon2';
import { ApiException } from '../../platform/errors/api-exception.js';

/** argon2id by the advice of OWASP; its `Algorithm` is a const enum, which isolated modules cannot read. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const waitingAtMost = 100;

/** Hashes passwords, never more than two at once: a rush of sign-ins must not take the processor from the tables. */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password, options));
  }

  verify(hashed: string, password: string): Promise<boolean> {
    return this.#inTurn(() => verify(hashed, password));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= waitingAtMost) throw new ApiException({ code: 'RETRY', retryAfter: 2 });
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
