import type { ReactNode } from 'react';

export interface PageHeadProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What one comes to this page to do. */
  readonly children?: ReactNode;
}

/** A page's name at the left, its buttons at the right, below on a phone. */
export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">{title}</h1>
        {text && <p className="mt-2 max-w-[44rem] text-pretty text-ink-2">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 print:hidden">{children}</div>}
    </header>
  );
}
