import { getLocale, getTranslations } from 'next-intl/server';
import { getPathname } from '@/i18n/navigation';
import { Button } from '../button';
import { Input } from '../input';
import type { ListAddress } from './list-address';

export interface SearchFormProps {
  readonly address: ListAddress;
  /** What is searched for, where “Search” does not say enough. */
  readonly label?: string;
}

/** A plain form: the search is in the address and works without a script. */
export async function SearchForm({ address, label }: SearchFormProps) {
  const t = await getTranslations('list');
  const { path, q, sort, chosen } = address;
  const kept = { ...chosen, ...(sort !== undefined && { sort }) };
  return (
    <form
      role="search"
      action={getPathname({ href: path, locale: await getLocale() })}
      className="flex min-w-48 max-w-xl flex-1 gap-2"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={label ?? t('search')}
        placeholder={label ?? t('search')}
      />
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
