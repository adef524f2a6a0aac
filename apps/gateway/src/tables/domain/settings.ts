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
  /** Who deals first: by lot, or the last seat so that seat 1 begins. */
  readonly firstDealer: 'lot' | 'lastSeat';
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
