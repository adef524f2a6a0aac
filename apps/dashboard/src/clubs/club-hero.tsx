import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';

export interface ClubHeroProps {
  readonly name: string;
  readonly text: string;
  readonly note: string;
  /** What the reader most likely came for. */
  readonly children: ReactNode;
}

const longWord = 12;
const longText = 240;

/** Whether the felt shows only the beginning of a text: then the page has a place for all of it. */
export function isLongText(text: string): boolean {
  return text.length > longText;
}

/** The club's name on the felt, with the rings of a knock. */
export function ClubHero({ name, text, note, children }: ClubHeroProps) {
  const isWide = name.split(/[\s-]/).some((word) => word.length > longWord);
  return (
    <div className="relative isolate overflow-clip bg-felt">
      <svg
        viewBox="0 0 800 800"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-[60%] -z-10 size-[800px] max-w-none -translate-1/2 fill-none stroke-felt-2"
        strokeWidth="12"
      >
        {[70, 140, 210, 280, 350].map((radius) => (
          <circle key={radius} cx="400" cy="400" r={radius} />
        ))}
      </svg>
      <div className="grid items-end gap-6 px-4 py-7 sm:px-8 lg:grid-cols-[1fr_minmax(20rem,26rem)] lg:px-14 lg:py-9">
        <div className="min-w-0">
          <h1
            className={cx(
              'font-extrabold tracking-[-0.03em] hyphens-auto [overflow-wrap:anywhere] sm:text-5xl lg:text-6xl',
              isWide ? 'text-3xl' : 'text-4xl',
            )}
          >
            {name}
          </h1>
          {text && (
            <p
              className={cx(
                'mt-4 max-w-[42rem] text-lg text-pretty whitespace-pre-line text-ink',
                isLongText(text) && 'line-clamp-4',
              )}
            >
              {text}
            </p>
          )}
          <p className="mt-2 text-ink-felt">{note}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
