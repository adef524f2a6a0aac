import { randomInt, randomUUID } from 'node:crypto';
import type { Prisma } from '../generated/prisma/client.js';
import { PasswordHasher } from './identity/password-hasher.js';

const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface MadeAccount {
  readonly id: string;
  readonly email: string;
  /** To be shown once; only its hash is stored. */
  readonly password: string;
}

/** An account whose address somebody with access to the machine vouches for. */
export async function makeAccount(
  tx: Prisma.TransactionClient,
  user: Pick<Prisma.UserCreateInput, 'name' | 'email' | 'language' | 'timeZone' | 'platformRole'>,
): Promise<MadeAccount> {
  const id = randomUUID();
  const password = makePassword();
  await tx.user.create({
    data: {
      id,
      ...user,
      emailVerified: true,
      credentials: {
        create: {
          id: randomUUID(),
          accountId: id,
          providerId: 'credential',
          password: await new PasswordHasher().hash(password),
        },
      },
    },
  });
  return { id, email: user.email, password };
}

/** Easy to read aloud: three groups of four, 59 bits. */
function makePassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return [group(), group(), group()].join('-');
}
