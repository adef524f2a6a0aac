import type { AllegraEvent } from '@red-disc/allegra';
import type { Viewer } from '@red-disc/game';

/** Seven short wooden sounds. Each has a visible twin, so none is needed. */
export type Sound = 'yourTurn' | 'knock' | 'cardDown' | 'turnOver' | 'clear' | 'timeShort' | 'roundOver';

/** How loud the table is, from not at all. */
export const volumes = ['off', 'quiet', 'medium', 'loud'] as const;
export type Volume = (typeof volumes)[number];

/** The peak of a stroke; ears count in steps of doubling. */
export const loudness: Readonly<Record<Volume, number>> = { off: 0, quiet: 0.05, medium: 0.14, loud: 0.35 };

/** One stroke on wood: pitch, how long it rings, when it falls. */
export interface Stroke {
  readonly hertz: number;
  readonly seconds: number;
  readonly after: number;
}

export const strokes: Readonly<Record<Sound, readonly Stroke[]>> = {
  yourTurn: [
    { hertz: 523, seconds: 0.16, after: 0 },
    { hertz: 784, seconds: 0.22, after: 0.11 },
  ],
  knock: [
    { hertz: 165, seconds: 0.1, after: 0 },
    { hertz: 165, seconds: 0.1, after: 0.14 },
  ],
  cardDown: [{ hertz: 240, seconds: 0.07, after: 0 }],
  turnOver: [{ hertz: 420, seconds: 0.06, after: 0 }],
  clear: [
    { hertz: 392, seconds: 0.09, after: 0 },
    { hertz: 494, seconds: 0.09, after: 0.07 },
    { hertz: 587, seconds: 0.16, after: 0.14 },
  ],
  timeShort: [{ hertz: 880, seconds: 0.08, after: 0 }],
  roundOver: [
    { hertz: 392, seconds: 0.2, after: 0 },
    { hertz: 330, seconds: 0.2, after: 0.16 },
    { hertz: 262, seconds: 0.4, after: 0.32 },
  ],
};

const soundsOfEvents: Partial<Readonly<Record<AllegraEvent['type'], Sound>>> = {
  knocked: 'knock',
  revealed: 'turnOver',
  drew: 'turnOver',
  exchanged: 'cardDown',
  threw: 'cardDown',
  laidBack: 'cardDown',
  cleared: 'clear',
  roundOver: 'roundOver',
};

/** The sound of an event for whoever sits at `viewer`. */
export function soundOf(event: AllegraEvent, viewer: Viewer): Sound | undefined {
  if (event.type === 'turnOpened' && event.seat === viewer) return 'yourTurn';
  return soundsOfEvents[event.type];
}

/** The longest first. A decision that is short by itself needs no word that time is short. */
const warningSeconds = [10, 5] as const;

/** How many warnings are due when so much of a decision's time is left. */
export function warningsDue(secondsLeft: number, wholeSeconds: number): number {
  return warningSeconds.filter((mark) => secondsLeft <= mark && wholeSeconds >= 2 * mark).length;
}
