import { cx } from './cx';

/** Colour and shape together, so that neither is needed alone: disc, square, diamond, hexagon, shield, drop. */
const shapes = [
  'M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z',
  'M9 2H23A7 7 0 0 1 30 9V23A7 7 0 0 1 23 30H9A7 7 0 0 1 2 23V9A7 7 0 0 1 9 2Z',
  'M16 0 32 16 16 32 0 16Z',
  'M8 2H24L32 16 24 30H8L0 16Z',
  'M2 3H30V17Q30 27 16 32 2 27 2 17Z',
  'M2 2H18A14 14 0 1 1 2 18Z',
] as const;

/** 0 is the reader's own seat, in ink; 1 to 6 have their colours. */
export type SeatLook = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const seatClasses = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'] as const;

export function seatClass(look: SeatLook): string {
  return seatClasses[look];
}

/** Away from a table a person keeps one colour and shape, by their id. */
export function seatLookOf(id: string): SeatLook {
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
  return ((sum % 6) + 1) as SeatLook;
}

export interface SeatMarkerProps {
  readonly look: SeatLook;
  readonly name: string;
  readonly size?: number;
  readonly className?: string;
}

/** The first letter of a name on the shape of its seat. The name itself stands beside it. */
export function SeatMarker({ look, name, size = 30, className }: SeatMarkerProps) {
  const initial = String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20).toUpperCase();
  return (
    <span
      aria-hidden="true"
      className={cx('relative inline-grid flex-none place-items-center', seatClass(look), className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 32 32" className="absolute inset-0 size-full fill-seat">
        <path d={shapes[look === 0 ? 0 : look - 1]} />
      </svg>
      <b className="relative leading-none font-[750] text-on-ink" style={{ fontSize: size * 0.44 }}>
        {initial}
      </b>
    </span>
  );
}
