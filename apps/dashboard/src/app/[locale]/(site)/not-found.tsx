import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { Notice } from '@/site/notice';
import { buttonClass } from '@/ui/button-class';

export default async function NotFound() {
  const t = await getTranslations('notFound');
  return (
    <Notice title={t('title')} text={t('text')}>
      <Link href="/" className={buttonClass({ variant: 'primary' })}>
        {t('home')}
      </Link>
      <Link href="/rules" className={buttonClass()}>
        {t('rules')}
      </Link>
    </Notice>
  );
}
