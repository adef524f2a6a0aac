import { type Result } from '@red-disc/kernel';
import { type Json, type JsonObject } from './json.js';
import { type Outcome } from './outcome.js';
import { type RecordHeader } from './record.js';
import { type Refusal } from './refusal.js';
import { type Seat, type Viewer } from './seat.js';

/** Something that happened. It may hold what not everybody may know: send only what `Game.redact` leaves of it. */
export interface GameEvent {
  readonly type: string;
  readonly [datum: string]: Json;
}

/**
 * Which of the table's clocks runs for a decision: the set-up clock, the seat's own turn clock, the window in
 * which several seats answer, or none where a seat may act but need not (a word played out of turn).
 */
export type Clock = 'setup' | 'turn' | 'window' | 'none';

export interface Decision {
  readonly seat: Seat;
  /** The game's own name of what is decided, such as `draw` or `knock`. */
  readonly kind: string;
  readonly clock: Clock;
}

/** What has to happen before the match goes on. */
export type Awaited =
  | {
      readonly type: 'shuffle';
      readonly round: number;
      /** Names the shuffle within its round: `deal`, `reshuffle/1`, … */
      readonly label: string;
      /** The cards to bring into an order, in ascending order. */
      readonly cards: readonly number[];
    }
  | {
      readonly type: 'decisions';
      /**
       * Changes with every decision that is not one of several made side by side; a command that was made for
       * another phase is stale. Answers within one window do not disturb one another.
       */
      readonly phase: number;
      readonly decisions: readonly Decision[];
    }
  | { readonly type: 'nothing' };

/** The views of all viewers as JSON: each is an opening of its own, and a rest that all of them have in common. */
export interface ViewPieces {
  readonly opening: (viewer: Viewer) => string;
  readonly rest: string;
}

/**
 * One game being played: a small mutable state without clock and without chance. What it accepts changes it and
 * returns the events caused; what it refuses leaves it exactly as it was.
 */
export interface Match<View extends JsonObject = JsonObject, Event extends GameEvent = GameEvent> {
  readonly seats: number;
  awaits(): Awaited;
  /** Hands in the order of the awaited shuffle, the card that leaves the deck first at index 0. */
  shuffle(order: readonly number[]): Result<readonly Event[], Refusal>;
  /** Moves are the record's own text. */
  play(seat: Seat, move: string): Result<readonly Event[], Refusal>;
  /** The referee calls time; what that means is a rule of the game. */
  callTime(): Result<readonly Event[], Refusal>;
  /** Ends the game before its rules do. Finished rounds count, an unfinished one does not. */
  stop(reason: string): Result<readonly Event[], Refusal>;

  /** Every move `play` would accept from the seat now; of moves in free words only those that can be listed. */
  legalMoves(seat: Seat): readonly string[];
  /** The move to play for a seat whose time is up, made from what that seat sees. Undefined if nothing is awaited of it. */
  defaultMove(seat: Seat): string | undefined;
  /** What a standing answer of this game says to what the seat is asked now, if it speaks to that at all. */
  standingMove(seat: Seat, answer: string): string | undefined;
  /** Whether the last decision can be taken back: it showed nobody anything that was hidden. */
  canUndo(): boolean;

  viewFor(viewer: Viewer): View;
  /**
   * What all viewers see alike, as pieces of a view's JSON: always as many, in the same order. Everybody is told of
   * every move, and a piece that was told before can be left out.
   */
  viewParts(): readonly string[];
  /** Views as JSON, to the byte; where a part is empty, without what it says. */
  viewTexts(parts?: readonly string[]): ViewPieces;
  outcome(): Outcome;
  /** The record of the rounds finished so far. */
  record(header: RecordHeader): JsonObject;

  clone(): Match<View, Event>;
  /** Takes over the state of another match of the same game without allocating a new one. */
  copyFrom(other: Match<View, Event>): void;
}
