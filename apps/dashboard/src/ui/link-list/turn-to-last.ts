import { listPageSize } from '@red-disc/contracts';
import { getLocale } from 'next-intl/server';
import { redirect } from '@/i18n/navigation';
import { hrefOf, type ListAddress } from './list-address';

/** Where the page in the address is gone, or has never been, leads to the last one there is. */
export async function turnToLast(address: ListAddress, total: number): Promise<void> {
  const last = Math.max(1, Math.ceil(total / listPageSize));
  if (address.page > last) redirect({ href: hrefOf(address, { page: last }), locale: await getLocale() });
}
