import type { AllegraView } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';
import type { ReactNode } from 'react';
import type { LogEntry } from './log';
import type { Person } from './model';

/** When the running decision ends. Times are milliseconds of the reader's own clock, already corrected. */
export interface Deadline {
  /** When the bank, too, is used up. */
  readonly endsAt: number;
  /** What the decision may take by itself: the whole ring, however late the page was opened. */
  readonly totalMs: number;
  /** What whoever decides has beyond that; it is used last. */
  readonly bankMs: number;
}

/** An answer given in advance, for the rest of the round. */
export interface NeverKnock {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export interface TableProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The same where there is little room. */
  readonly shortSubtitle?: string | undefined;
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
  /** Where the reader may be asked whether they knock, and may say no for the whole round. */
  readonly neverKnock?: NeverKnock | undefined;
  /** What somebody said just now, by seat. */
  readonly bubbles?: ReadonlyMap<Seat, ReactNode> | undefined;
  /** A bar under the table: the controls of a replay. */
  readonly footer?: ReactNode;
}
