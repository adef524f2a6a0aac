import type { AuditAction } from '@red-disc/contracts';
import type { Prisma } from '../../generated/prisma/client.js';
import type { Actor } from '../identity/actor.js';

/** Something that is worth remembering who did it. Data and subject hold ids and settings, never names. */
export interface AuditNote {
  /** Nobody where the server itself or a command on its machine did it. */
  readonly actor: Actor | undefined;
  readonly clubId?: string;
  readonly action: AuditAction;
  readonly subject?: { readonly type: string; readonly id: string };
  readonly reason?: string | undefined;
  readonly data?: Prisma.InputJsonObject;
}

/** Writes into the log in the same transaction as the change itself: there is no one without the other. */
export async function writeAudit(tx: Prisma.TransactionClient, note: AuditNote): Promise<void> {
  const { actor, clubId, action, subject, reason, data } = note;
  await tx.auditEntry.create({
    data: {
      actorId: actor?.userId ?? null,
      actingAs: actor?.administratorId ?? null,
      clubId: clubId ?? null,
      action,
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      reason: reason ?? null,
      data: data ?? {},
    },
    select: { id: true },
  });
}
