import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Way } from './way';

export async function Newcomer() {
  const t = await getTranslations('start.newcomer');
  return (
    <Way title={t('title')} text={t('text')} className="md:col-span-2 lg:col-span-1">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link href="/tutorial" className={buttonClass()}>
          {t('tutorial')}
        </Link>
        <Link href="/rules" className="link py-2">
          {t('rules')}
        </Link>
      </div>
    </Way>
  );
}
