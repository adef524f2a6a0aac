import { cx } from './cx';

export interface ClockProps {
  readonly secondsLeft: number;
  /** How much of the time is left, 0 to 1. */
  readonly share: number;
  readonly label: string;
  readonly size?: number;
  readonly className?: string;
}

/** A ring that runs empty round the seconds. In the last ten and the last five it thickens: shape, not colour alone. */
export function Clock({ secondsLeft, share, label, size = 62, className }: ClockProps) {
  const weight = secondsLeft <= 5 ? 12 : secondsLeft <= 10 ? 8 : 5;
  const r = Math.min(28, 32 - weight / 2);
  const text = printSeconds(Math.max(0, Math.ceil(secondsLeft)));
  return (
    <span
      role="timer"
      aria-label={label}
      className={cx('relative inline-grid flex-none place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg
        viewBox="0 0 64 64"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90 fill-none stroke-current"
      >
        <circle cx="32" cy="32" r={r} strokeWidth={weight} className="opacity-25" />
        <circle
          cx="32"
          cy="32"
          r={r}
          strokeWidth={weight}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${Math.max(0, Math.min(1, share)) * 100} 100`}
        />
      </svg>
      <b
        aria-hidden="true"
        className="num relative leading-none"
        style={{ fontSize: size * (text.length > 3 ? 0.26 : 0.34) }}
      >
        {text}
      </b>
    </span>
  );
}

/** From a hundred seconds on, minutes are read faster: 9:57. */
function printSeconds(seconds: number): string {
  if (seconds < 100) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
