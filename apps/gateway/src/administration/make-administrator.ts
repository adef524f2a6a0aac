import { makeAccount } from '../accounts/make-account.js';
import { writeAudit } from '../platform/audit/write-audit.js';
import { withPrisma } from '../platform/database/with-prisma.js';

export interface MadeAdministrator {
  readonly email: string;
  /** Only for an account that was made for this. */
  readonly password: string | undefined;
}

/**
 * Makes the account with this address an administrator, and the account itself if there is none. Whoever can reach
 * the database may: that is how the first administrator comes about.
 */
export function makeAdministrator(databaseUrl: string, email: string): Promise<MadeAdministrator> {
  return withPrisma(databaseUrl, (prisma) =>
    prisma.$transaction(async (tx) => {
      const platformRole = 'administrator';
      const found = await tx.user.findUnique({ where: { email }, select: { id: true } });
      const made = found ? undefined : await makeAccount(tx, { name: 'Administrator', email, platformRole });
      if (found) await tx.user.update({ where: { id: found.id }, data: { platformRole } });
      await writeAudit(tx, {
        actor: undefined,
        action: 'platform.administrator-made',
        subject: { type: 'user', id: (found ?? made)!.id },
      });
      return { email, password: made?.password };
    }),
  );
}
