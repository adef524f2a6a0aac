import type { ComponentProps } from 'react';
import { cx } from './cx';

/** A white sheet on the page. Surfaces never lie inside surfaces: use lines there. */
export function Surface({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cx('rounded-3 bg-surface p-4 shadow-1 sm:p-5', className)} {...rest} />;
}
