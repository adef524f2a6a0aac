import { getLocale, getTranslations } from 'next-intl/server';
import { getPathname } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Input } from '@/ui/input';

/** A plain form: the search is in the address and works without a script. */
export async function ClubSearch({ q }: { readonly q: string }) {
  const t = await getTranslations('clubs');
  const locale = await getLocale();
  return (
    <form role="search" action={getPathname({ href: '/clubs', locale })} className="flex max-w-xl gap-2">
      <Input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={60}
        aria-label={t('searchField')}
        placeholder={t('searchField')}
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
