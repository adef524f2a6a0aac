import type { ReactionId } from '@red-disc/contracts';
import { cx } from '@/ui/cx';

/** Strokes of our own on a 24 by 24 field: no two platforms draw emoji alike. */
const strokes: Readonly<Record<ReactionId, string>> = {
  clap: 'M7 20 4 12l2-1 2 4-3-9 2-.7 3 8.2L8.6 4l2-.6L13 12l-1-4.6 2-.4 2 9.5L12.500 21ZM17 5l2-2M19 8h2.500M18.500 11l2 1',
  laugh: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M7.500 10l2-1.500M16.500 10l-2-1.500M7 13h10a5 5 0 0 1-10 0Z',
  wow: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.500 9v1M15.500 9v1M12 13a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600',
  ouch: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M7.500 8.500l2.500 1.500-2.500 1.500M16.500 8.500 14 10l2.500 1.500M8 16.500q1-1.500 2 0t2 0 2 0 2 0',
  think: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8.500 10v.500M15.500 10v.500M13.500 7.500l3-1M9 16h6',
  heart: 'M12 20 4.500 12.500a4.600 4.600 0 0 1 6.500-6.500l1 1 1-1a4.600 4.600 0 0 1 6.500 6.500Z',
};

/** Decoration: whoever shows it says the word as well. */
export function Reaction({ id, className }: { readonly id: ReactionId; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx('size-6 flex-none fill-none stroke-current stroke-[1.8]', className)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[id]} />
    </svg>
  );
}
