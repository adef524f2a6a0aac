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

  /** The median of how much longer the known address takes, in milliseconds. */
  async function differenceFor(path: string, bodyFor: (email: string) => object): Promise<number> {
    const differences: number[] = [];
    const shapes = new Set<string>();
    const timeFor = async (email: string): Promise<number> => {
      const browser = new Browser(gateway);
      const start = performance.now();
      const answer = await browser.post(path, bodyFor(email));
      shapes.add(shapeOf(answer, email));
      return performance.now() - start;
    };
    // One right after the other, so that whatever else the machine does slows both.
    for (let n = 0; n < tries; n += 1) {
      const inKnown = await timeFor(known[n % known.length]!);
      differences.push(inKnown - (await timeFor(`unknown-${n}@club.example`)));
    }
    expect([...shapes]).toHaveLength(1);
    return Math.abs(differences.sort((a, b) => a - b)[tries >> 1]!);
  }

  /** A difference that is there shows every time; one that a busy machine makes does not. */
  async function compare(path: string, bodyFor: (email: string) => object): Promise<void> {
    const found: number[] = [];
    for (let n = 0; n < 3 && !found.some((difference) => difference < telling); n += 1) {
      await query(gateway, 'delete from limit_window');
      found.push(await differenceFor(path, bodyFor));
    }
    expect(Math.min(...found)).toBeLessThan(telling);
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
