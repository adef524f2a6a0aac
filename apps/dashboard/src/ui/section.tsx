import { useId, type ReactNode } from 'react';
import { Surface } from './surface';

export interface SectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** One matter of a page of settings, on its own sheet. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Surface aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-pretty text-ink-2">{text}</p>}
      </div>
      {children}
    </Surface>
  );
}
