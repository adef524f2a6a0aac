import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EraseAccount } from '@/accounts/erase-account';
import { ExportData } from '@/accounts/export-data';
import { requirePerson } from '@/gateway/current-person';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('pages.data') };
}

export default async function DataPage() {
  const person = await requirePerson('/account/data');
  return (
    <>
      <ExportData />
      <EraseAccount isGuest={person.kind === 'guest'} />
    </>
  );
}
