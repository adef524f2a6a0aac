import { describe, expect, it } from '@jest/globals';
import { Turnstile } from './turnstile.js';

describe('a turnstile', () => {
  it('lets a few through at a time, in order, and goes on after one that failed', async () => {
    const turnstile = new Turnstile(2);
    const begun: number[] = [];
    const done: ((isRight: boolean) => void)[] = [];
    const passes = [0, 1, 2, 3].map((n) =>
      turnstile.pass(async () => {
        begun.push(n);
        if (!(await new Promise<boolean>((resolve) => (done[n] = resolve)))) throw new Error('failed');
        return n;
      }),
    );
    const settled = Promise.allSettled(passes);
    expect(begun).toEqual([0, 1]);
    done[1]!(false);
    await passes[1]!.catch(() => undefined);
    expect(begun).toEqual([0, 1, 2]);
    done[2]!(true);
    await passes[2];
    expect(begun).toEqual([0, 1, 2, 3]);
    done[0]!(true);
    done[3]!(true);
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('passes over what nobody wants any more when its turn comes', async () => {
    const turnstile = new Turnstile(1);
    let leave: () => void = () => undefined;
    const first = turnstile.pass(() => new Promise<void>((resolve) => (leave = resolve)));
    let isWanted = true;
    const worked: number[] = [];
    const work = (n: number) => () => Promise.resolve(void worked.push(n));
    const given = turnstile.pass(work(2), () => isWanted);
    const last = turnstile.pass(work(3));
    isWanted = false;
    leave();
    await first;
    await expect(given).rejects.toMatchObject({ error: { code: 'RETRY' } });
    await last;
    expect(worked).toEqual([3]);
  });
});
