import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RepeatingTask } from './repeating-task.js';

describe('a repeating task', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Work that ends when it is told to. */
  function taskAtHand(everyMs = 1000) {
    const ends: ((error?: Error) => void)[] = [];
    const failures: unknown[] = [];
    const task = new RepeatingTask({
      everyMs,
      work: () =>
        new Promise((resolve, reject) => {
          ends.push((error) => {
            if (error) reject(error);
            else resolve();
          });
        }),
      logger: { warn: ({ err }: { err: unknown }) => failures.push(err) },
      failure: 'it failed',
    });
    const end = async (error?: Error): Promise<void> => {
      ends.at(-1)!(error);
      await jest.advanceTimersByTimeAsync(0);
    };
    return { task, end, failures, begun: () => ends.length };
  }

  it('runs when it is due, and not while it still runs', async () => {
    const { task, end, begun } = taskAtHand();
    task.start();
    expect(begun()).toBe(0);
    await jest.advanceTimersByTimeAsync(3500);
    expect(begun()).toBe(1);
    await end();
    await jest.advanceTimersByTimeAsync(500);
    expect(begun()).toBe(2);
  });

  it('asked for while it runs, runs once more afterwards, however often it was asked for', async () => {
    const { task, end, begun } = taskAtHand();
    task.now();
    task.now();
    task.now();
    expect(begun()).toBe(1);
    await end();
    expect(begun()).toBe(2);
    await end();
    expect(begun()).toBe(2);
  });

  it('goes on after a failure, and says so', async () => {
    const { task, end, failures, begun } = taskAtHand();
    task.start();
    await jest.advanceTimersByTimeAsync(1000);
    const error = new Error('no database');
    await end(error);
    await jest.advanceTimersByTimeAsync(1000);
    expect(failures).toEqual([error]);
    expect(begun()).toBe(2);
  });

  it('stops when what is under way is done, and does not begin again', async () => {
    const { task, end, begun } = taskAtHand();
    task.start();
    task.now();
    task.now();
    let isStopped = false;
    const stopping = task.stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(5000);
    expect(isStopped).toBe(false);
    await end();
    await stopping;
    task.now();
    expect(begun()).toBe(1);
  });
});
