import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { placeOfZone } from '@/i18n/when';

export interface ZonedHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly timeZone: string;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** Heads a list of times and says once by which clock they are meant: in every row it would crowd a phone. */
export async function ZonedHeading({ id, title, timeZone, children }: ZonedHeadingProps) {
  const t = await getTranslations('clubs');
  return (
    <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <span className="text-ink-2">{t('zone', { place: placeOfZone(timeZone) })}</span>
      {children}
    </div>
  );
}
