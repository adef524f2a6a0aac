import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class';

export type ButtonProps = ComponentProps<'button'> & ButtonLook;

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  const look: ButtonLook = { ...(variant && { variant }), ...(size && { size }) };
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
