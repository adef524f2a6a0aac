import type { ReactNode } from 'react';
import { formatDay, formatTime, type Reading } from '@/i18n/when';
import { cx } from '@/ui/cx';

export interface DatedRowProps {
  readonly startsAt: string;
  readonly reading: Reading;
  readonly isCancelled: boolean;
  /** Whether the reader has a place in it: such a row stands out from the list. */
  readonly isOwn: boolean;
  readonly children: ReactNode;
}

/** One line of what comes, an evening or an event: when, what it is, and at the end what the reader has to do with it. */
export function DatedRow({ startsAt, reading, isCancelled, isOwn, children }: DatedRowProps) {
  return (
    // Beside the club's news a row is narrower than on a tablet: what fits goes by the row, not by the window.
    <li className="@container border-t border-line">
      <div
        className={cx(
          'grid items-center gap-x-5 gap-y-3 py-4 @2xl:grid-cols-[10.5rem_1fr_auto]',
          isOwn && '-mx-3 rounded-3 bg-surface px-3 sm:-mx-4 sm:px-4',
        )}
      >
        <p className={cx('leading-tight', isCancelled && 'line-through')}>
          <span className="block text-sm text-ink-2">{formatDay(startsAt, reading)}</span>
          <span className="num text-xl">{formatTime(startsAt, reading)}</span>
        </p>
        {children}
      </div>
    </li>
  );
}
