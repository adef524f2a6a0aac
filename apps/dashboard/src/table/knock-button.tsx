'use client';

import { shownTime } from './shown-time';
import { useSecondsLeft } from './use-seconds-left';
import { useTableState } from './use-table';

export interface KnockButtonProps {
  readonly label: string;
  readonly onKnock: () => void;
}

/** The red disc itself: the only round button there is. The window runs out around it. */
export function KnockButton({ label, onKnock }: KnockButtonProps) {
  const { deadline } = useTableState().props;
  const seconds = useSecondsLeft(deadline?.endsAt);
  const share = deadline && seconds !== undefined ? shownTime(deadline, seconds).share : 1;
  return (
    <span className="knock">
      <svg viewBox="0 0 64 64" aria-hidden="true" className="knock-ring">
        <circle cx="32" cy="32" r="30" className="opacity-25" />
        <circle
          cx="32"
          cy="32"
          r="30"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          strokeLinecap="round"
        />
      </svg>
      <button type="button" className="knock-button" onClick={onKnock}>
        {label}
      </button>
    </span>
  );
}
