import { getLocale, getTranslations } from 'next-intl/server';
import { fetchStatus } from '@/gateway/status';
import { getPathname } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Way } from './way';

/** A plain form: it works before any script has loaded. */
export async function ClubSearch() {
  const t = await getTranslations('start.club');
  const locale = await getLocale();
  const clubs = (await fetchStatus())?.clubs;
  return (
    <Way title={t('title')} text={clubs === undefined ? t('textUnknown') : t('text', { clubs })}>
      <form action={getPathname({ href: '/clubs', locale })} className="grid grid-cols-[1fr_auto] gap-2">
        <label className="relative block">
          <span className="sr-only">{t('field')}</span>
          <Icon name="search" className="absolute top-3 left-3.5 text-ink-2" />
          <input
            name="q"
            type="search"
            required
            placeholder={t('field')}
            className="min-h-11 w-full min-w-0 rounded-2 border-2 border-line-strong bg-surface pr-3 pl-11 placeholder:text-ink-2"
          />
        </label>
        <Button type="submit" variant="primary">
          {t('search')}
        </Button>
      </form>
    </Way>
  );
}
