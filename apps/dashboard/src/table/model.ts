import type { Cell } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';
import type { Face } from '@/cards/card-face';
import type { SeatLook } from '@/ui/seat-marker';

/** Who sits at a seat, as the table knows them; by seat, seat 1 first. */
export interface Person {
  readonly name: string;
  readonly isBot: boolean;
  /** Away: a caretaker holds the seat until they are back. */
  readonly isAway: boolean;
}

/** One place on the table, as one player's picture of it has it. */
export interface Place {
  readonly cell: Cell;
  readonly face: Face;
  /** Within the picture: three rows from the top, five columns with the borrowed one first. */
  readonly row: number;
  readonly column: number;
  /** The other player of a shared column. */
  readonly sharedWith: Seat | undefined;
}

/** Where a player sits, seen from the player whose fifteen are shown. Play goes clockwise, so left comes first. */
export type Position = 'own' | 'left' | 'farLeft' | 'across' | 'farRight' | 'right';

export interface SeatModel {
  readonly seat: Seat;
  readonly name: string;
  readonly isYou: boolean;
  readonly isBot: boolean;
  readonly isAway: boolean;
  readonly look: SeatLook;
  readonly position: Position;
  /** The player's fifteen, row by row. The first of each row is borrowed from the left neighbour. */
  readonly area: readonly Place[];
  readonly faceDown: number;
  /** The sum of the open cards among the fifteen, in points. */
  readonly openSum: number;
  readonly isActive: boolean;
  readonly isAwaited: boolean;
  readonly isDealer: boolean;
  readonly hasEnded: boolean;
}

/** The picture of a table: one player's fifteen in front, the others around it. */
export interface TableModel {
  /** The player whose fifteen are in front: the viewer's own, or for spectators the one they chose. */
  readonly own: SeatModel;
  /** Clockwise from the left of `own`. */
  readonly others: readonly SeatModel[];
  /** By seat. */
  readonly seats: readonly SeatModel[];
}
