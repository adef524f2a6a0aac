import { listPageSize } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '../button-class';
import { Icon } from '../icon';
import { hrefOf, type ListAddress } from './list-address';

export interface PageLinksProps {
  readonly address: ListAddress;
  readonly total: number;
  /** Of the list, where it does not stand at the top of its page. */
  readonly hash?: string;
}

/** “Showing 26–50 of 120”, and links to the pages beside. */
export async function PageLinks({ address, total, hash }: PageLinksProps) {
  const t = await getTranslations('list');
  const { page } = address;
  const first = (page - 1) * listPageSize + 1;
  const hrefOfPage = (next: number) => hrefOf(address, { page: next }) + (hash ? `#${hash}` : '');
  const last = Math.min(total, page * listPageSize);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
      <p>{t('showing', { first, last, count: total })}</p>
      {total > listPageSize && (
        <nav aria-label={t('pages')} className="flex gap-2">
          {page > 1 && (
            <Link
              href={hrefOfPage(page - 1)}
              aria-label={t('previous')}
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <Icon name="arrowLeft" />
            </Link>
          )}
          {last < total && (
            <Link
              href={hrefOfPage(page + 1)}
              aria-label={t('next')}
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <Icon name="arrowRight" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
