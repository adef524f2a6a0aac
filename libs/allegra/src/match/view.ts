import { type HalfPoints, type Seat, type Viewer } from '@red-disc/game';
import { type Cell } from '../moves/cell.js';
import { type PhaseName } from '../round/phases.js';
import { type AllegraRules } from '../rules/rules.js';

/** A place as somebody sees it: the value of a card, a card face down, or nothing. There is no room for a hidden value. */
export type CardView = number | 'down' | 'empty';

/** How a seat's score in a round came about. */
export type HandScore = {
  readonly sum: HalfPoints;
  readonly bonus: HalfPoints;
  readonly penalty: 'none' | 'doubled' | 'halved';
  readonly score: HalfPoints;
};

export type DecisionView = {
  readonly seat: Seat;
  readonly kind: PhaseName;
  readonly clock: 'setup' | 'turn' | 'window';
};

/** The running round, or the last one, as a viewer sees it. */
export type RoundView = {
  /** The card taken out of a place, until it is laid back or discarded. A secret one only its holder sees. */
  readonly held: { readonly seat: Seat; readonly card: CardView; readonly secret: boolean } | null;
  readonly number: number;
  readonly dealer: Seat;
  readonly phase: PhaseName;
  /** The seat whose turn it is; null in set-up and after the round. */
  readonly active: Seat | null;
  readonly turn: number;
  /** By seat, twelve places each, row by row from the top left. */
  readonly grids: readonly (readonly CardView[])[];
  /** How many cards each seat has yet to turn up in set-up. */
  readonly revealsLeft: readonly number[];
  readonly deck: number;
  /** The top card last. */
  readonly discard: readonly number[];
  readonly reshuffles: number;
  /** The card that has to be put somewhere, and whose it is now. */
  readonly hand: { readonly seat: Seat; readonly card: number; readonly fromDiscard: boolean } | null;
  /** The seat the drawn card was given to in this turn. */
  readonly knocker: Seat | null;
  /** Where the card picked from the knocker lay. */
  readonly hole: Cell | null;
  /** Who has yet to answer in the knock window, and who knocked. */
  readonly asked: readonly Seat[];
  readonly knocked: readonly Seat[];
  readonly timeCalled: boolean;
  /** The seat that ended the round. */
  readonly trigger: Seat | null;
  /** How many seats have yet to be offered a last turn; null before the last turns. */
  readonly lastTurnsToCome: number | null;
  readonly finished: readonly Seat[];
  /** The arithmetic of the scores, once the round is over. */
  readonly hands: readonly HandScore[] | null;
};

export type RoundScoreView = { readonly scores: readonly HalfPoints[]; readonly endedBy: Seat | null };

/**
 * Everything a seat or a spectator may see, and nothing else. What differs from viewer to viewer comes first, here and
 * in the round: see `openingText`.
 */
export type AllegraView = {
  readonly viewer: Viewer;
  /** The viewer's legal moves, in the record's text. */
  readonly moves: readonly string[];
  /** Null before the first deal. */
  readonly round: RoundView | null;
  readonly game: AllegraRules['version'];
  readonly rules: AllegraRules;
  readonly seats: number;
  /** Of the commands that may be sent now; see `Awaited`. */
  readonly phase: number;
  readonly awaited: readonly DecisionView[];
  readonly scores: readonly RoundScoreView[];
  readonly totals: readonly HalfPoints[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  readonly stopped: string | null;
};
