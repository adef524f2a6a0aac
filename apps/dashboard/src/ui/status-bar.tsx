import type { ReactNode } from 'react';
import { cx } from './cx';

export interface StatusBarProps {
  /** Verb first: "Swap the 2 with one of your 15". */
  readonly title: string;
  readonly text?: string | undefined;
  /** The card in question, at the left. */
  readonly picture?: ReactNode;
  /** The clock, or the buttons that answer. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** One dark bar that says who must do what, by when. It touches the place where you act. */
export function StatusBar({ title, text, picture, children, className }: StatusBarProps) {
  return (
    <section
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 bg-ink px-3 py-2 text-on-ink sm:gap-x-4.5 sm:px-5',
        className,
      )}
    >
      <div className="empty:hidden">{picture}</div>
      <div className="col-start-2 min-w-0">
        <h1 className="text-[1.1875rem] leading-[1.12] sm:text-[1.625rem] sm:leading-[1.1]">{title}</h1>
        {text && <p className="mt-0.5 text-sm leading-tight opacity-85 sm:mt-1 sm:text-md">{text}</p>}
      </div>
      <div className="col-start-3 empty:hidden">{children}</div>
    </section>
  );
}
