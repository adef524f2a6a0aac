import { getTranslations } from 'next-intl/server';
import { UsersList } from '@/administration/users-list';

export default async function AdministrationUsersPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <h1 className="text-3xl">{t('nav.users')}</h1>
      <UsersList />
    </>
  );
}
