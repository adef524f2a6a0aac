'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../button';
import { Icon } from '../icon';
import { Input } from '../input';
import { pageSize } from './list';

export interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly onTurn: (page: number) => void;
}

/** “Showing 26–50 of 120”, and the way to the other pages. */
export function Pages({ page, pages, count, onTurn }: PagesProps) {
  const t = useTranslations('list');
  if (count === 0) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
      <p role="status">{t('showing', { first, last: Math.min(count, first + pageSize - 1), count })}</p>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center gap-2 print:hidden">
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('previous')}
            disabled={page <= 1}
            onClick={() => {
              onTurn(page - 1);
            }}
          >
            <Icon name="arrowLeft" />
          </Button>
          {pages > 2 && (
            <span>
              {t.rich('pageOf', { pages, field: () => <PageField {...{ page, pages, onTurn }} /> })}
            </span>
          )}
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('next')}
            disabled={page >= pages}
            onClick={() => {
              onTurn(page + 1);
            }}
          >
            <Icon name="arrowRight" />
          </Button>
        </nav>
      )}
    </div>
  );
}

/** The number of the page; another one typed turns to it. */
function PageField({ page, pages, onTurn }: Omit<PagesProps, 'count'>) {
  const t = useTranslations('list');
  const turn = (field: HTMLInputElement) => {
    const asked = Math.min(pages, Math.max(1, Math.round(field.valueAsNumber)));
    if (Number.isNaN(asked)) field.value = String(page);
    else if (asked !== page) onTurn(asked);
  };
  return (
    <Input
      key={page}
      type="number"
      inputMode="numeric"
      min={1}
      max={pages}
      aria-label={t('toPage')}
      defaultValue={page}
      className="mx-1 w-20! text-center tabular-nums"
      onBlur={(event) => {
        turn(event.target);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') turn(event.currentTarget);
      }}
    />
  );
}
