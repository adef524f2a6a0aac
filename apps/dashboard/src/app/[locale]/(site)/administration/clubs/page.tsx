import { getTranslations } from 'next-intl/server';
import { ClubsList } from '@/administration/clubs-list';

export default async function AdministrationClubsPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <h1 className="text-3xl">{t('nav.clubs')}</h1>
      <ClubsList />
    </>
  );
}
