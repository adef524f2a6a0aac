import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { formatDate, type Reading } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';

export interface YearLinksProps {
  readonly path: string;
  readonly page: number;
  readonly span: { readonly from: string; readonly to: string };
  /** Whether there is anything earlier. */
  readonly isMore: boolean;
  readonly reading: Reading;
}

/** Which year of the past is shown, and the ways to those beside it. */
export async function YearLinks({ path, page, span, isMore, reading }: YearLinksProps) {
  const t = await getTranslations('evenings');
  const hrefOf = (next: number) => ({
    pathname: path,
    query: { view: 'past', ...(next > 1 && { page: String(next) }) },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
      <p>{t('pastSpan', { from: formatDate(span.from, reading), to: formatDate(span.to, reading) })}</p>
      <nav aria-label={t('pastYears')} className="flex flex-wrap gap-2">
        {page > 1 && (
          <Link href={hrefOf(page - 1)} className={buttonClass({ variant: 'quiet' })}>
            <Icon name="arrowLeft" />
            {t('yearLater')}
          </Link>
        )}
        {isMore && (
          <Link href={hrefOf(page + 1)} className={buttonClass({ variant: 'quiet' })}>
            {t('yearEarlier')}
            <Icon name="arrowRight" />
          </Link>
        )}
      </nav>
    </div>
  );
}
