import { routes } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Overview } from '@/administration/overview';
import { askGateway } from '@/gateway/gateway';

export default async function AdministrationPage() {
  const t = await getTranslations('administration');
  const answer = await askGateway(routes.getOverview, {});
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      {answer.ok ? <Overview initial={answer.value} /> : <p role="alert">{t('lost')}</p>}
    </>
  );
}
