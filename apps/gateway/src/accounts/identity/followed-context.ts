import type { AsyncLocalStorage } from 'node:async_hooks';
import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context';

type Storage = Pick<AsyncLocalStorage<unknown>, 'disable'>;

/** Where better-auth keeps what belongs to a call of it. */
export async function storagesOfBetterAuth(): Promise<readonly Storage[]> {
  return Promise.all([
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- for reading the context; nothing else gives its storage
    getCurrentAuthContextAsyncLocalStorage(),
    getCurrentDBAdapterAsyncLocalStorage(),
    getRequestStateAsyncLocalStorage(),
  ]);
}

/**
 * Before Node 24 a storage that follows its calls has every promise of the process followed from its first use on,
 * which is a tenth of the work of a move at a table. So they are let go of whenever no call is under way; the next
 * call takes them up again by itself.
 */
export class FollowedContext {
  /** Of all together: the storages are those of the whole process. */
  static #underWay = 0;
  #storages: readonly Storage[] = [];

  constructor(private readonly findStorages: () => Promise<readonly Storage[]>) {}

  async within<Value>(call: () => Promise<Value>): Promise<Value> {
    FollowedContext.#underWay += 1;
    try {
      if (this.#storages.length === 0) this.#storages = await this.findStorages();
      return await call();
    } finally {
      FollowedContext.#underWay -= 1;
      if (FollowedContext.#underWay === 0) for (const storage of this.#storages) storage.disable();
    }
  }
}
