import type { AllegraEvent, AllegraView } from '@red-disc/allegra';
import type { ReactNode } from 'react';
import type { Person } from './model';

export interface LogEntry {
  /** Counts up; a later entry has a higher number. */
  readonly id: number;
  readonly event: AllegraEvent;
}

/** When the running decision ends. Times are milliseconds of the reader's own clock, already corrected. */
export interface Deadline {
  readonly endsAt: number;
  readonly totalMs: number;
  readonly bankMs: number | undefined;
}

export interface TableProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly view: AllegraView;
  /** By seat, seat 1 first. */
  readonly people: readonly Person[];
  readonly log: readonly LogEntry[];
  /** Sends a move in the record's text. Only legal moves are sent. */
  readonly onMove: (move: string) => void;
  /** Counts the moves that were turned down; a new number shows the notice. */
  readonly refusals?: number;
  readonly deadline?: Deadline | undefined;
  readonly connection?: 'live' | 'reconnecting' | undefined;
  readonly watching?: number | undefined;
  /** Where the next round waits for somebody to ask for it. */
  readonly onNextRound?: (() => void) | undefined;
  /** After the game: a rematch, the way back, the replay. */
  readonly afterGame?: ReactNode;
  /** Buttons of the surrounding page, such as the call for a referee. */
  readonly headerActions?: ReactNode;
  /** What stands below score and log: the talk at the table. */
  readonly aside?: ReactNode;
  /** A lesson leaves out legal moves: a tap on one of those is not explained by the rules. */
  readonly guided?: boolean;
  /** A line of guidance under the status bar, such as the tutorial's. */
  readonly coach?: ReactNode;
}
