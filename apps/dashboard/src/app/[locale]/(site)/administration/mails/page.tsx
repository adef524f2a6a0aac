import { getTranslations } from 'next-intl/server';
import { MailsList } from '@/administration/mails-list';

export default async function AdministrationMailsPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <h1 className="text-3xl">{t('nav.mails')}</h1>
      <MailsList />
    </>
  );
}
