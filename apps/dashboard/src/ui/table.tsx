import type { ComponentProps } from 'react';
import { cx } from './cx';

export interface TableProps extends ComponentProps<'table'> {
  /** Of a long list: the names of its columns stay in sight where the screen is wide enough for all of them. */
  readonly keepsHead?: boolean;
}

const keptHead =
  'lg:[&_thead]:sticky lg:[&_thead]:top-0 lg:[&_thead]:z-10 lg:[&_thead]:bg-page ' +
  'lg:[&_thead]:shadow-[0_1px_0_var(--line)]';

/** Lines before boxes: a table needs no frame. Wide tables scroll inside themselves, never the page. */
export function Table({ className, keepsHead = false, ...rest }: TableProps) {
  return (
    // What scrolls in itself would keep the head in itself too. Words for readers alone stand somewhere in it as well:
    // unless the frame is their place, those of the far columns widen the page.
    <div className={cx('relative overflow-x-auto', keepsHead && 'lg:overflow-visible')}>
      <table className={cx('w-full border-collapse text-left', keepsHead && keptHead, className)} {...rest} />
    </div>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cx('text-xs text-ink-2 [&_th]:pb-1 [&_th]:font-[450]', className)} {...rest} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cx('[&_tr]:border-t [&_tr]:border-line', className)} {...rest} />;
}

/** Figures stand at the right, in tabular numerals. */
export function Figure({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cx('py-2 pl-3 text-right tabular-nums', className)} {...rest} />;
}
