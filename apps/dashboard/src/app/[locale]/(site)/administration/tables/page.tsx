import { getTranslations } from 'next-intl/server';
import { TablesList } from '@/administration/tables-list';

export default async function AdministrationTablesPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <h1 className="text-3xl">{t('nav.tables')}</h1>
      <TablesList />
    </>
  );
}
