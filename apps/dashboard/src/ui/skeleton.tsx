import { cx } from './cx';

/** The outline of what is coming, in its real size. It shows only when loading takes longer than 300 ms. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('appear-late block rounded-2 bg-surface-3', className)} />;
}
