import { cx } from './cx';

/** The red wooden disc. It marks what two players share; it is never a warning and never a plain button. */
export function Disc({ size = 22, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={cx('disc inline-block flex-none', className)}
      style={{ '--d': `${size}px` }}
    />
  );
}
