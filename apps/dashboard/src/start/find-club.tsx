import { getLocale, getTranslations } from 'next-intl/server';
import { getPathname } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';
import { Way } from './way';

export async function FindClub() {
  const t = await getTranslations('start.club');
  const locale = await getLocale();
  return (
    <Way title={t('title')} text={t('text')} className="md:col-span-2 lg:col-span-1">
      <form action={getPathname({ href: '/clubs', locale })} className="flex gap-2">
        <Input type="search" name="q" aria-label={t('field')} placeholder={t('field')} maxLength={100} />
        <Button type="submit">{t('search')}</Button>
      </form>
    </Way>
  );
}
