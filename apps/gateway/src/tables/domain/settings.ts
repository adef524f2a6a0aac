import type { Timing } from '@red-disc/contracts';
import type { Game, JsonObject } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';

/** What a table was opened with; it does not change while it stands. */
export interface TableSettings {
  readonly id: string;
  readonly game: Game;
  readonly rules: JsonObject;
  readonly timing: Timing;
  readonly host: UserId;
  readonly seats: number;
  /** Who deals first: by lot, whoever's birthday was last, or the last seat so that seat 1 begins. */
  readonly firstDealer: 'lot' | 'birthday' | 'lastSeat';
  /** What a game is worth that somebody left and did not come back to. */
  readonly afterLeaving: 'counts' | 'void';
  /** The deal that other tables play too, so no seat may add to the order of its cards. */
  readonly sharedDeal: string | null;
  /** By how much spectators see the game late. */
  readonly spectatorDelayMs: number;
}

/** Gives the orders of cards that a deal's seeds fix; the table asks for them in the order of its log. */
export interface ShuffleSource {
  order(request: {
    readonly round: number;
    readonly label: string;
    readonly cards: readonly number[];
    readonly seeds: ReadonlyMap<number, string>;
  }): readonly number[];
  dealer(request: { readonly seats: number; readonly seeds: ReadonlyMap<number, string> }): number;
  commitment(round: number): string;
}
