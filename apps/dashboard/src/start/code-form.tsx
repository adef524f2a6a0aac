import { getLocale, getTranslations } from 'next-intl/server';
import { getPathname } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { CodeField } from './code-field';
import { Way } from './way';

/** Codes are six letters or digits, as they stand on a projector. */
const codeLength = 6;

export async function CodeForm() {
  const t = await getTranslations('start.code');
  const locale = await getLocale();
  return (
    <Way title={t('title')} text={t('text')}>
      <form action={getPathname({ href: '/join', locale })} className="flex flex-wrap gap-2">
        <CodeField label={t('field')} length={codeLength} />
        <Button type="submit" variant="outline" className="max-sm:grow">
          {t('join')}
        </Button>
      </form>
    </Way>
  );
}
