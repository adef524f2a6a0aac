import { assertNever } from '@red-disc/kernel';

/** Milliseconds since 1970, handed in with every event. */
export type Instant = number;

/** A round's clock, and what single tables have on top of it. */
export interface Clock {
  readonly minutes: number;
  readonly startedAt: Instant;
  /** Extra time, in minutes. */
  readonly extra: number;
  /** How long it stood still so far, and since when it stands still now. */
  readonly pausedFor: number;
  readonly pausedSince: Instant | null;
  readonly calledAt: Instant | null;
}

export type ClockChange =
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'extended'; readonly minutes: number }
  | { readonly type: 'timeCalled' };

export const WARNING_MINUTES = 5;
const MINUTE = 60_000;

export function startClock(minutes: number, at: Instant): Clock {
  return { minutes, startedAt: at, extra: 0, pausedFor: 0, pausedSince: null, calledAt: null };
}

export function changeClock(clock: Clock, change: ClockChange, at: Instant): Clock {
  switch (change.type) {
    case 'paused':
      return { ...clock, pausedSince: clock.pausedSince ?? at };
    case 'resumed':
      return clock.pausedSince === null
        ? clock
        : { ...clock, pausedFor: clock.pausedFor + at - clock.pausedSince, pausedSince: null };
    case 'extended':
      return { ...clock, extra: clock.extra + change.minutes, calledAt: null };
    case 'timeCalled':
      // Called early, it runs out now: the hall reads no minutes that nobody has, and more time counts from here.
      return { ...clock, calledAt: at, extra: clock.extra - Math.max(0, leftOn(clock, at)) / MINUTE };
    default:
      return assertNever(change);
  }
}

export interface ClockView {
  readonly phase: 'running' | 'warning' | 'paused' | 'time';
  /** Milliseconds left; negative in overtime. */
  readonly left: number;
  /** When the clock runs out if nothing changes; null while it stands still. */
  readonly endsAt: Instant | null;
}

export function readClock(clock: Clock, now: Instant): ClockView {
  const left = leftOn(clock, now);
  const endsAt = clock.pausedSince === null ? now + left : null;
  if (clock.calledAt !== null || left <= 0) return { phase: 'time', left, endsAt };
  if (clock.pausedSince !== null) return { phase: 'paused', left, endsAt };
  return { phase: left <= WARNING_MINUTES * MINUTE ? 'warning' : 'running', left, endsAt };
}

function leftOn(clock: Clock, now: Instant): number {
  const elapsed = (clock.pausedSince ?? now) - clock.startedAt - clock.pausedFor;
  return (clock.minutes + clock.extra) * MINUTE - elapsed;
}
