import type { ComponentProps } from 'react';
import { cx } from './cx';

/** Lines before boxes: a table needs no frame. Wide tables scroll inside themselves, never the page. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto">
      <table className={cx('w-full border-collapse text-left', className)} {...rest} />
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
