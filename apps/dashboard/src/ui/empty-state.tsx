import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The next step. An empty place without one is a dead end. */
  readonly children: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-2 rounded-3 border-2 border-dashed border-line-strong p-6">
      <p className="font-display text-lg font-bold">{title}</p>
      <p className="text-ink-2">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
