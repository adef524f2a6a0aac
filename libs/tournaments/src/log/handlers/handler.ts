import { type Instant } from '../clock.js';
import { type Actor, type EventBody, type EventOf, type EventType } from '../events.js';
import { refuse, type Refusal } from '../refusals.js';
import { roundOf, tableOf, type RoundState, type TableState, type TournamentState } from '../state.js';
import { type RoundRef, type TableRef } from '../events.js';

/** Who, when and why; the same for all events of a command. */
export interface Happening {
  readonly at: Instant;
  readonly actor: Actor;
  readonly reason: string | null;
}

/** What an event needs to be possible, and what it changes. An event that passed `check` always applies. */
export interface Handler<Body extends EventBody> {
  check(state: TournamentState, body: Body, happening: Happening): Refusal | undefined;
  apply(state: TournamentState, body: Body, happening: Happening): TournamentState;
}

export type Handlers<Types extends EventType> = { readonly [Type in Types]: Handler<EventOf<Type>> };

/** Runs a check on a round that must exist. */
export function onRound(
  state: TournamentState,
  ref: RoundRef,
  check: (round: RoundState) => Refusal | undefined,
): Refusal | undefined {
  const round = roundOf(state, ref);
  return round ? check(round) : refuse('ROUND_UNKNOWN');
}

/** Runs a check on a table that must exist and count. */
export function onTable(
  state: TournamentState,
  ref: TableRef,
  check: (table: TableState, round: RoundState) => Refusal | undefined,
): Refusal | undefined {
  const round = roundOf(state, ref);
  const table = tableOf(state, ref);
  if (!round) return refuse('ROUND_UNKNOWN');
  if (!table) return refuse('TABLE_UNKNOWN');
  return table.voided ? refuse('TABLE_VOIDED') : check(table, round);
}
