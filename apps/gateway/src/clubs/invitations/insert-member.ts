import type { ClubRole } from '@red-disc/clubs';
import type { Prisma } from '../../generated/prisma/client.js';

/**
 * Takes somebody in, unless they are in already or blocked. The club's row is held meanwhile, so that a block that
 * comes at the same moment counts before or after, never beside.
 */
export async function insertMember(
  tx: Prisma.TransactionClient,
  { clubId, userId, role }: { clubId: string; userId: string; role: ClubRole },
): Promise<'joined' | 'already' | 'blocked'> {
  await tx.$queryRaw`select 1 from club where id = ${clubId}::uuid for share`;
  const blocked = await tx.clubBlock.findUnique({ where: { clubId_userId: { clubId, userId } } });
  if (blocked) return 'blocked';
  const inserted = await tx.membership.createMany({
    data: { clubId, userId, roles: [role] },
    skipDuplicates: true,
  });
  await tx.joinRequest.deleteMany({ where: { clubId, userId } });
  return inserted.count > 0 ? 'joined' : 'already';
}
