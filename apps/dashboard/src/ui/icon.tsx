import { cx } from './cx';

/** Strokes of our own on a 24 by 24 field. */
const strokes = {
  alarm: 'M12 4 21 19H3ZM12 10v4M12 16.8v.2',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4ZM10 21h4',
  check: 'M5 12.5 10 17.5 19 7',
  chevronDown: 'm6 9.5 6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  first: 'M6 5v14M19 6l-9 6 9 6Z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c2.6 2.5 4 5.5 4 9s-1.4 6.5-4 9c-2.6-2.5-4-5.5-4-9s1.4-6.5 4-9',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4v.3M12 16.8v.2',
  last: 'M18 5v14M5 6l9 6-9 6Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  momentAfter: 'M4 6l7 6-7 6ZM17 8l4 4-4 4-4-4Z',
  momentBefore: 'M20 6l-7 6 7 6ZM7 8l4 4-4 4-4-4Z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7Z',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7Z',
  screen: 'M3 5h18v11H3ZM9 20h6M12 16v4',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M20 20l-4.5-4.5',
  speech: 'M4 5h16v11H10l-5 4v-4H4Z',
  sound: 'M4 9v6h4l5 4V5L8 9ZM17 9a4 4 0 0 1 0 6',
  soundOff: 'M4 9v6h4l5 4V5L8 9ZM17 9.5l4 5M21 9.5l-4 5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  trophy: 'M7 4h10v5a5 5 0 0 1-10 0ZM7 6H4a3 3 0 0 0 3 4M17 6h3a3 3 0 0 1-3 4M12 14v4M8 20h8',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
} as const;

export type IconName = keyof typeof strokes;

/** Decoration beside words; a button with an icon alone carries its own label. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('icon', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[name]} />
    </svg>
  );
}
