import type { ComponentProps } from 'react';
import { cx } from './cx';

const look =
  'min-h-11 w-full min-w-0 rounded-2 border-2 border-line-strong bg-surface px-3.5 text-ink placeholder:text-ink-2 ' +
  'aria-invalid:border-alarm disabled:opacity-55';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(look, className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cx(look, 'py-2.5', className)} {...rest} />;
}
