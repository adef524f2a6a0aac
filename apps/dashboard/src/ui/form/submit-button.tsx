'use client';

import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button';
import { Busy } from '../busy';

export interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'className' | 'variant'> {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Sends the form; while it is under way it says so and cannot be pressed again. */
export function SubmitButton({ isBusy, children, variant = 'primary', ...look }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={variant} disabled={isBusy} {...look}>
      {isBusy && <Busy />}
      {children}
    </Button>
  );
}
