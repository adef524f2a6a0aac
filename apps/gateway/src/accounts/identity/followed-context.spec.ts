import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { FollowedContext, storagesOfBetterAuth } from './followed-context.js';

describe('the context of calls', () => {
  it('is kept for every call that is under way, and let go of after the last', async () => {
    const storage = new AsyncLocalStorage<string>();
    let disabled = 0;
    const context = new FollowedContext(() =>
      Promise.resolve([
        {
          disable: () => {
            disabled += 1;
            storage.disable();
          },
        },
      ]),
    );
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const long = context.within(() =>
      storage.run('long', async () => {
        await ended;
        return storage.getStore();
      }),
    );
    const short = context.within(() =>
      storage.run('short', async () => {
        await setImmediate();
        return storage.getStore();
      }),
    );
    expect(await short).toBe('short');
    expect(disabled).toBe(0);
    end();
    expect(await long).toBe('long');
    expect(disabled).toBe(1);
    const failing = context.within(() => storage.run('again', () => Promise.reject(new Error('no'))));
    await expect(failing).rejects.toThrow('no');
    expect(disabled).toBe(2);
  });

  it('is found where the library of the accounts keeps it', async () => {
    for (const storage of await storagesOfBetterAuth()) expect(storage).toBeInstanceOf(AsyncLocalStorage);
  });
});
