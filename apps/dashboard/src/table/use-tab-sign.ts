'use client';

import { useEffect } from 'react';

const sign = '/icons/your-turn.svg';

/** While the reader is waited for, the tab says so from behind other windows too: by its title and by its icon. */
export function useTabSign(isOn: boolean, title: string): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const before = document.title;
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
    const drawings = icons.map(({ href }) => href);
    document.title = title;
    for (const icon of icons) icon.href = sign;
    return () => {
      document.title = before;
      icons.forEach((icon, index) => {
        icon.href = drawings[index]!;
      });
    };
  }, [isOn, title]);
}
