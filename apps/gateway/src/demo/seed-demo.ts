import { randomUUID } from 'node:crypto';
import type { ClubRole } from '@red-disc/clubs';
import { timingSchema } from '@red-disc/contracts';
import { makeAccount, type MadeAccount } from '../accounts/make-account.js';
import { hostedGames } from '../games/hosted-games.js';
import type { Prisma } from '../generated/prisma/client.js';
import { withPrisma } from '../platform/database/with-prisma.js';
import { makeDemoEvents } from './demo-events.js';

export interface DemoSignIn {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface Demo {
  readonly clubSlug: string;
  readonly signIns: readonly DemoSignIn[];
}

const people: readonly { readonly role: string; readonly clubRoles: readonly ClubRole[] }[] = [
  { role: 'owner', clubRoles: ['owner'] },
  { role: 'director', clubRoles: ['director', 'member'] },
  { role: 'referee', clubRoles: ['referee', 'member'] },
  { role: 'member', clubRoles: ['member'] },
  { role: 'guest', clubRoles: ['guest'] },
];

/**
 * A club to look around in, with sign-ins for its roles and one for the platform's administrator. Does nothing, and
 * returns undefined, if there is any club already. The passwords are new each time and known only from the answer.
 */
export function seedDemo(databaseUrl: string): Promise<Demo | undefined> {
  return withPrisma(databaseUrl, (prisma) =>
    prisma.$transaction(
      async (tx) => {
        if ((await tx.club.count()) > 0) return undefined;
        const clubId = await makeClub(tx);
        const administrator = await makePerson(tx, 'administrator', 'administrator');
        const signIns: DemoSignIn[] = [{ role: 'administrator', ...signInOf(administrator) }];
        const accounts = new Map<string, string>();
        for (const { role, clubRoles } of people) {
          const account = await makePerson(tx, role);
          accounts.set(role, account.id);
          await tx.membership.create({ data: { clubId, userId: account.id, roles: [...clubRoles] } });
          signIns.push({ role, ...signInOf(account) });
        }
        const ruleSetVersionId = await makeRuleSet(tx, clubId);
        const members = ['referee', 'member', 'guest'].map((role) => accounts.get(role)!);
        await makeDemoEvents(tx, { clubId, ruleSetVersionId, director: accounts.get('director')!, members });
        return { clubSlug: 'demo', signIns };
      },
      { timeout: 30_000 },
    ),
  );
}

async function makeClub(tx: Prisma.TransactionClient): Promise<string> {
  const id = randomUUID();
  await tx.club.create({
    data: {
      id,
      slug: 'demo',
      name: 'Demo Club',
      description: 'A club to look around in. Sign in as one of its people; npm start printed how.',
      timeZone: 'Europe/Berlin',
      languages: ['en', 'de', 'fr'],
      talk: 'free',
      listed: true,
      joining: 'open',
      allows: ['membersOpenTables'],
      announcements: {
        create: {
          id: randomUUID(),
          title: 'Welcome',
          text: 'Open a table, read the rules in the club’s variant, or plan a tournament.',
        },
      },
    },
  });
  return id;
}

function makePerson(
  tx: Prisma.TransactionClient,
  role: string,
  platformRole: 'user' | 'administrator' = 'user',
): Promise<MadeAccount> {
  const name = role.charAt(0).toUpperCase() + role.slice(1);
  return makeAccount(tx, { name, email: `${role}@demo.example`, platformRole, timeZone: 'Europe/Berlin' });
}

/** The club's own rules: the first game's first preset, with a slower clock. */
async function makeRuleSet(tx: Prisma.TransactionClient, clubId: string): Promise<string> {
  const versionId = randomUUID();
  const [game] = hostedGames.all();
  const [preset] = game!.presets;
  await tx.ruleSet.create({
    data: {
      id: randomUUID(),
      clubId,
      name: 'Club evening',
      versions: {
        create: {
          id: versionId,
          number: 1,
          game: game!.version,
          rules: preset!.rules,
          timing: timingSchema.parse({ turn: 45, bank: 120 }),
          note: 'More time to think than the house gives.',
        },
      },
    },
  });
  return versionId;
}

function signInOf({ email, password }: MadeAccount): { email: string; password: string } {
  return { email, password };
}
