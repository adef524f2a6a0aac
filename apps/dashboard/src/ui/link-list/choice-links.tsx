import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import type { Choice } from '../data-table/column';
import { hrefOf, type ListAddress } from './list-address';

export interface ChoiceLinksProps {
  readonly choice: Choice;
  readonly address: ListAddress;
}

/** What a list can be narrowed to, as links; the first is all of it. */
export async function ChoiceLinks({ choice: { key, label, options }, address }: ChoiceLinksProps) {
  const t = await getTranslations('list');
  const { [key]: chosen = '', ...others } = address.chosen;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {[{ value: '', label: t('all', { what: label }) }, ...options].map((option) => (
        <Link
          key={option.value}
          href={hrefOf(address, {
            chosen: option.value === '' ? others : { ...others, [key]: option.value },
          })}
          aria-current={option.value === chosen ? 'true' : undefined}
          className="flex min-h-11 items-center rounded-full border-2 border-line-strong px-4 text-md text-ink no-underline hover:bg-surface-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
        >
          {option.label}
        </Link>
      ))}
    </nav>
  );
}
