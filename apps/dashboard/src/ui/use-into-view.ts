'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** For the entry of a scrolling row that `current` stands for: on a phone it may lie beyond the row's edge. */
export function useIntoView<Shown extends Element>(current: string): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return shown;
}
