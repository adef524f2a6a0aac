import { type EntrantId } from './ids.js';

/** Where somebody plays: at the venue or from elsewhere. A mixed event seats the two apart. */
export type Attendance = 'room' | 'online';

/** What is known of an entrant when they enter. A player needs no account; a team lists its members. */
export interface EntrantEntry {
  readonly id: EntrantId;
  readonly kind: 'player' | 'team';
  readonly name: string;
  readonly members: readonly string[];
  readonly club: string | null;
  /** Players who score for one team are never seated together. */
  readonly team: string | null;
  readonly rating: number | null;
  readonly attends: Attendance;
  /** For somebody who cannot move between tables. */
  readonly pinnedTable: number | null;
  /** Present and ready to take an absent player's seat, but not seated otherwise. */
  readonly standby: boolean;
}

/** Somebody who enters for themselves, and of whom nothing else is known. */
export function playerEntry(
  id: EntrantId,
  known: Pick<EntrantEntry, 'name'> & Partial<Pick<EntrantEntry, 'attends' | 'standby'>>,
): EntrantEntry {
  return {
    id,
    kind: 'player',
    members: [],
    club: null,
    team: null,
    rating: null,
    attends: 'room',
    pinnedTable: null,
    standby: false,
    ...known,
  };
}

export const ENTRANT_STATUSES = [
  'waiting',
  'registered',
  'checkedIn',
  'withdrawn',
  'dropped',
  'disqualified',
] as const;
export type EntrantStatus = (typeof ENTRANT_STATUSES)[number];

export interface Entrant extends EntrantEntry {
  readonly status: EntrantStatus;
  /** When they checked in or came back, in milliseconds since 1970; null while they are not here. */
  readonly presentSince: number | null;
  /** The first round they can play in; later than 1 for a late entry. */
  readonly enteredRound: number;
  readonly droppedAfter: number | null;
}
