import { type Seat } from '@red-disc/game';

/** The referee's call, the only entry that is no seat's. */
export const timeEntry = '0 !';

const space = 32;
const zero = 48;

/** The seat of a record's entry such as `3 X3b2`; 0 if the text does not start like one. */
export function seatOfEntry(entry: string): Seat {
  const digit = entry.charCodeAt(0) - zero;
  return digit >= 1 && digit <= 9 && entry.charCodeAt(1) === space ? digit : 0;
}

export function moveOfEntry(entry: string): string {
  return entry.slice(2);
}

export function makeEntry(seat: Seat, move: string): string {
  return `${seat} ${move}`;
}
