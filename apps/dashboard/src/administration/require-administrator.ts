import type { AccountBody } from '@red-disc/contracts';
import { notFound } from 'next/navigation';
import { requirePerson } from '@/gateway/current-person';

/** To everybody else these pages do not exist. The gateway refuses what they would ask anyway. */
export async function requireAdministrator(page: string): Promise<AccountBody> {
  const person = await requirePerson(page);
  return person.platformRole === 'administrator' ? person : notFound();
}
