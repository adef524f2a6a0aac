import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../generated/prisma/client.js';

/** For commands that do one thing to the database and end. */
export async function withPrisma<T>(url: string, work: (prisma: PrismaClient) => Promise<T>): Promise<T> {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 2 }) });
  try {
    return await work(prisma);
  } finally {
    await prisma.$disconnect();
  }
}
