import { Prisma } from '../../generated/prisma/client.js';

/** Whether the database refused a second row of something there is one of. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
