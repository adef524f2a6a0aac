'use client';

import type { TableSnapshot } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Said } from '@/talk/said';
import { useBubbles } from '@/talk/use-bubbles';
import type { LiveState } from './live-table';

/** What the others said just now, at their seats. */
export function useLiveBubbles(
  { talk }: LiveState,
  { seats }: TableSnapshot,
): ReadonlyMap<number, ReactNode> {
  const t = useTranslations('talk');
  const bubbles = useBubbles(talk.lines);
  return new Map(
    bubbles.flatMap(({ user, content }) => {
      const index = seats.findIndex(
        ({ occupant }) => occupant && 'user' in occupant && occupant.user === user,
      );
      return index < 0 ? [] : [[index + 1, <Said key={user} t={t} content={content} />] as const];
    }),
  );
}
