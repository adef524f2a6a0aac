import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { Browser, newAccount, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

const tries = 21;
/** Hashing a password takes longer than this; what is left out for an unknown address would show. */
const telling = 15;
const known = Array.from({ length: 6 }, (_, n) => `known-${n}@club.example`);

/** Nobody can find out who has an account here: see docs/adr/0004. */
describe('for an address with an account and one without', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
    for (const email of known) {
      const { id } = await newAccount(gateway, 'Known');
      await query(gateway, 'update "user" set email = $2 where id = $1', [id, email]);
      const hash =
        '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$KBG0bGm1RnXH4Zw5rpr5YjBpfQ6gjpwT8J0Jx0z2pVk';
      await query(
        gateway,
        `insert into credential (id, user_id, account_id, provider_id, password, updated_at)
         values (gen_random_uuid(), $1, $2, 'credential', $3, now())`,
        [id, id, hash],
      );
    }
  });
  afterAll(() => gateway.stop());

  /** How many more pairs there are in which the known address took noticeably longer than in which it took less. */
  async function oneSided(path: string, bodyFor: (email: string) => object): Promise<number> {
    const shapes = new Set<string>();
    const timeFor = async (email: string): Promise<number> => {
      const browser = new Browser(gateway);
      const start = performance.now();
      const answer = await browser.post(path, bodyFor(email));
      shapes.add(shapeOf(answer, email));
      return performance.now() - start;
    };
    let tilt = 0;
    // One right after the other and each first in turn, so that whatever else the machine does slows both alike.
    for (let n = 0; n < tries; n += 1) {
      const times = new Map<boolean, number>();
      for (const isKnown of n % 2 === 0 ? [true, false] : [false, true])
        times.set(isKnown, await timeFor(isKnown ? known[n % known.length]! : `unknown-${n}@club.example`));
      const difference = times.get(true)! - times.get(false)!;
      if (Math.abs(difference) > telling) tilt += Math.sign(difference);
    }
    expect([...shapes]).toHaveLength(1);
    return Math.abs(tilt);
  }

  /** A difference that is there shows in nearly every pair; what a busy machine makes falls on both sides. */
  async function compare(path: string, bodyFor: (email: string) => object): Promise<void> {
    const found: number[] = [];
    for (let n = 0; n < 3 && !found.some((tilt) => tilt < tries / 2); n += 1) {
      await query(gateway, 'delete from limit_window');
      found.push(await oneSided(path, bodyFor));
    }
    expect(Math.min(...found)).toBeLessThan(tries / 2);
  }

  it('signing in with a wrong password looks the same and takes as long', async () => {
    await compare('/api/account/sign-in', (email) => ({ email, password: 'not the password' }));
  });

  it('asking for a new password looks the same and takes as long', async () => {
    await compare('/api/account/password-reset', (email) => ({ email }));
  });

  it('signing up looks the same and takes as long', async () => {
    await compare('/api/account/sign-up', (email) => ({ name: 'New', email, password: 'seven red discs' }));
  });
});

/** Status and body, without what is different in every answer. */
function shapeOf(answer: Response, email: string): string {
  const text = answer.text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replaceAll(email, 'address');
  return `${answer.status} ${text}`;
}
