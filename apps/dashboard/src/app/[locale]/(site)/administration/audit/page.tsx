import { getTranslations } from 'next-intl/server';
import { AuditList } from '@/administration/audit-list';

export default async function AdministrationAuditPage() {
  const t = await getTranslations('administration');
  return (
    <>
      <h1 className="text-3xl">{t('nav.audit')}</h1>
      <AuditList />
    </>
  );
}
