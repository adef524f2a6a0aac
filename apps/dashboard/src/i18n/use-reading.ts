import { useLocale, useTimeZone } from 'next-intl';
import type { Reading } from './when';

/** In which words the reader has times, and by whose clock: that of the page unless another is said. */
export function useReading(timeZone?: string): Reading {
  const locale = useLocale();
  const ofPage = useTimeZone();
  return { locale, timeZone: timeZone ?? ofPage ?? 'UTC' };
}
