import { median } from '../load/figures.js';
import type { LoadPerson } from '../load/people.js';
import type { ScratchDatabase } from '../load/scratch-database.js';
import { codeOf, type Check } from './check.js';

const pairsOfARound = 25;
const roundsAtMost = 4;
const differenceAtMostMs = 10;
/** Of a hundred pairs chance alone gives so many to one side about once in a thousand runs. */
const tellingShare = 0.66;
const hash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$KBG0bGm1RnXH4Zw5rpr5YjBpfQ6gjpwT8J0Jx0z2pVk';

/**
 * Somebody who measures asks for both, one right after the other and each first as often. A difference that is there
 * shows in nearly every pair; one that a busy machine makes shows now here and now there.
 */
export const enumeration: Check = {
  name: 'an address with an account and one without take as long and look the same',
  run: async ({ server, people, database }) => {
    const known = await addressesWithAccounts(people, database);
    const shapes = new Set<string>();
    const differences: number[] = [];
    let asked = 0;
    const timeFor = async (email: string): Promise<number> => {
      asked += 1;
      const begun = performance.now();
      const answer = await fetch(`${server.url}/api/account/sign-in`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${asked % 250}` },
        body: JSON.stringify({ email, password: 'not the password' }),
      });
      shapes.add(await codeOf(answer));
      return performance.now() - begun;
    };
    for (let round = 0; round < roundsAtMost && !isAlike(differences); round += 1)
      for (let pair = 0; pair < pairsOfARound; pair += 1) {
        await database.query('delete from limit_window');
        const both = [known[pair % known.length]!, `nobody-${pair}@club.example`];
        if (pair % 4 < 2) differences.push((await timeFor(both[0]!)) - (await timeFor(both[1]!)));
        else differences.push(-(await timeFor(both[1]!)) + (await timeFor(both[0]!)));
      }
    return {
      tried: asked,
      faults: [
        ...(isAlike(differences) || !isTelling(differences)
          ? []
          : [`a known address takes ${median(differences).toFixed(1)} ms longer`]),
        ...(shapes.size === 1 ? [] : [`the answers differ: ${[...shapes].join(', ')}`]),
      ],
    };
  },
};

/** One with a password, and one who has never had any. */
async function addressesWithAccounts(
  people: readonly LoadPerson[],
  database: ScratchDatabase,
): Promise<string[]> {
  const [one, other] = ['account', 'member'].map((kind) => people.find((each) => each.kind === kind)!);
  await database.query(
    `insert into credential (id, user_id, account_id, provider_id, password, updated_at)
     values (gen_random_uuid(), $1, $2, 'credential', $3, now())`,
    [one!.id, one!.id, hash],
  );
  return [one!, other!].map(({ id }) => `${id}@club.example`);
}

function isAlike(differences: readonly number[]): boolean {
  return differences.length > 0 && Math.abs(median(differences)) <= differenceAtMostMs;
}

function isTelling(differences: readonly number[]): boolean {
  const longer = differences.filter((ms) => ms > 0).length / differences.length;
  return Math.max(longer, 1 - longer) >= tellingShare;
}
