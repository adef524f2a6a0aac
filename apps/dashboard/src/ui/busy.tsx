import { cx } from './cx';

/** A turning ring beside words, for what takes longer than a blink. Appears late: quick answers never flash. */
export function Busy({ className }: { readonly className?: string }) {
  return (
    <i
      aria-hidden="true"
      className={cx(
        'appear-late inline-block size-[1.1em] flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}
