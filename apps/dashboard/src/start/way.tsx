import type { ReactNode } from 'react';

import { cx } from '@/ui/cx';

export interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** One way into the club server: a title, one line, and the thing to do. */
export function Way({ title, text, children, className }: WayProps) {
  return (
    <section
      className={cx('grid content-start gap-1.5 rounded-[20px] bg-surface px-5 py-5 sm:px-6', className)}
    >
      <h2 className="text-[1.4375rem]">{title}</h2>
      <p className="leading-[1.4] text-ink-2">{text}</p>
      <div className="mt-2">{children}</div>
    </section>
  );
}
