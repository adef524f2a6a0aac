'use client';

import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { cx } from './cx';
import { Icon } from './icon';
import { useReturnedFocus } from './use-returned-focus';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** A sheet slides in from an edge and leaves the rest of the page in sight. */
  readonly side?: 'centre' | 'right' | 'bottom';
}

const places = {
  centre:
    'top-1/2 max-h-[calc(100dvh-2rem)] left-1/2 w-[min(36rem,calc(100vw-2rem))] -translate-1/2 rounded-4',
  right: 'inset-y-0 right-0 w-[min(26rem,100vw)] rounded-l-4',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-2rem)] w-full max-w-xl rounded-t-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]',
} as const;

/** Never during play: a table keeps everything in sight. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  side = 'centre',
}: DialogProps) {
  const returnedFocus = useReturnedFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-[appear_150ms_linear] bg-[rgb(6_24_24/0.55)]" />
        <Primitive.Content
          {...returnedFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 grid animate-[appear_150ms_linear] content-start gap-4 overflow-auto bg-surface p-6 shadow-3',
            places[side],
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            <Primitive.Close className={buttonClass({ variant: 'bare', size: 'icon' }, '-mt-2 -mr-2')}>
              <Icon name="close" />
              <span className="sr-only">{closeLabel}</span>
            </Primitive.Close>
          </div>
          {description !== undefined && (
            <Primitive.Description className="-mt-2 text-ink-2">{description}</Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
