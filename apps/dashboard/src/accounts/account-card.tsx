import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';

export interface AccountCardProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly className?: string;
}

/** One narrow sheet for signing in and what belongs to it. */
export function AccountCard({ title, text, children, footer, className }: AccountCardProps) {
  return (
    <div className={cx('mx-auto grid w-full max-w-lg gap-4 px-4 pt-4 pb-16 sm:pt-8', className)}>
      <div className="grid gap-6 rounded-4 bg-surface p-5 shadow-2 sm:p-8">
        <div>
          <h1 className="text-3xl">{title}</h1>
          {text && <p className="mt-2 text-pretty text-ink-2">{text}</p>}
        </div>
        {children}
      </div>
      {footer && <div className="grid justify-items-center gap-1 text-center">{footer}</div>}
    </div>
  );
}
