import type { UserId } from '../../platform/identity/actor.js';
import type { Occupant } from './entry.js';

/** One place at the table. */
export interface SeatState {
  readonly occupant: Occupant | null;
  /** For whom it is kept free, until somebody sits down. */
  readonly invited: UserId | null;
  readonly ready: boolean;
  /** What this seat adds to the next deal, in hex. */
  readonly seed: string | undefined;
  /** A bot plays on for a person who is away. */
  readonly caretaker: boolean;
  readonly timeoutsInARow: number;
  readonly bankMs: number;
  /** Used of the running turn; what goes beyond the turn's time is taken from the bank. */
  readonly spentMs: number;
  readonly answersAlways: readonly string[];
}

export function emptySeat(bankMs: number): SeatState {
  return {
    occupant: null,
    invited: null,
    ready: false,
    seed: undefined,
    caretaker: false,
    timeoutsInARow: 0,
    bankMs,
    spentMs: 0,
    answersAlways: [],
  };
}

/** Whether the server plays for the seat. */
export function isAutomatic(seat: SeatState): boolean {
  return seat.caretaker || (seat.occupant !== null && 'bot' in seat.occupant);
}

export function isPerson(seat: SeatState): boolean {
  return seat.occupant !== null && 'user' in seat.occupant;
}
