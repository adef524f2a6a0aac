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
    <Button
      type="submit"
      variant={variant}
      disabled={isBusy}
      // A field that is left says what is wrong with it; the line that takes moves the button from under the finger.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      {...look}
    >
      {isBusy && <Busy />}
      {children}
    </Button>
  );
}
