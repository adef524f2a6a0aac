'use client';

import type { TalkLineBody } from '@red-disc/contracts';
import { useEffect, useState } from 'react';

/** Long enough to be read, short enough not to be in the way. */
const shownMs = 5_000;

/** What was said just now, one thing a person. What was said before the page was opened is no news. */
export function useBubbles(lines: readonly TalkLineBody[]): readonly TalkLineBody[] {
  const [openedAt] = useState(Date.now);
  const [expired, setExpired] = useState<ReadonlySet<string>>(new Set());
  const fresh = lines.filter(({ id, at }) => !expired.has(id) && Date.parse(at) > openedAt);
  const ids = fresh.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === '') return undefined;
    const timer = setTimeout(() => {
      setExpired((before) => new Set([...before, ...ids.split(' ')]));
    }, shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [ids]);
  return [...new Map(fresh.map((line) => [line.user, line])).values()];
}
