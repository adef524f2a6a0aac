import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Way } from './way';

export async function Friends() {
  const t = await getTranslations('start.friends');
  return (
    <Way title={t('title')} text={t('text')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href="/tables/new" className={buttonClass({ variant: 'primary' })}>
          {t('open')}
        </Link>
        <Link href="/tables" className="link py-2">
          {t('list')}
        </Link>
      </div>
    </Way>
  );
}
