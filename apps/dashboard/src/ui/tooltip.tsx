'use client';

import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TooltipProps {
  readonly text: string;
  /** One focusable element. The tooltip repeats or explains its label, and never says what stands nowhere else. */
  readonly children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            className="z-50 max-w-64 rounded-2 bg-ink px-3 py-1.5 text-sm text-on-ink shadow-2"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
