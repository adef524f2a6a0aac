import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import type { Refusal, Seat } from '@red-disc/game';
import type { Command } from './command.js';
import type { Draft } from './decide.js';
import { settle } from './settle.js';
import { isAutomatic } from './seat-state.js';
import type { Table } from './table.js';

type LobbyCommand = Extract<
  Command,
  { type: 'open' | 'sit' | 'stand' | 'ready' | 'addBot' | 'remove' | 'start' | 'cancel' }
>;

const done = success(null);

export function decideLobby(draft: Draft, command: LobbyCommand): Result<null, Refusal> {
  if (command.type === 'ready') return decideReady(draft, command);
  if (command.type === 'stand' && draft.table.status !== 'lobby') return leaveGame(draft, command.user);
  if (draft.table.status !== 'lobby') return failure({ code: 'GAME_HAS_BEGUN' });
  switch (command.type) {
    case 'open':
      draft.add({ type: 'committed', round: 1, commitment: draft.table.shuffles.commitment(1) });
      return done;
    case 'sit': {
      if (draft.table.seatOf(command.user) !== undefined) return failure({ code: 'ALREADY_SEATED' });
      const seat = freeSeat(draft.table, command.seat);
      if (!seat.ok) return seat;
      draft.add({ type: 'sat', seat: seat.value, occupant: { user: command.user } });
      return done;
    }
    case 'stand': {
      const seat = draft.table.seatOf(command.user);
      if (seat === undefined) return failure({ code: 'NOT_SEATED' });
      draft.add({ type: 'stood', seat });
      return done;
    }
    case 'addBot': {
      if (!draft.table.settings.game.bots.some(({ level }) => level === command.level))
        return failure({ code: 'NO_SUCH_BOT' });
      const seat = freeSeat(draft.table, command.seat);
      if (!seat.ok) return seat;
      draft.add({ type: 'sat', seat: seat.value, occupant: { bot: command.level } });
      return done;
    }
    case 'remove':
      if (!draft.table.seats[command.seat - 1]?.occupant) return failure({ code: 'SEAT_EMPTY' });
      draft.add({ type: 'stood', seat: command.seat });
      return done;
    case 'start':
      return start(draft);
    case 'cancel':
      draft.add({ type: 'cancelled' });
      return done;
    default:
      return assertNever(command);
  }
}

function freeSeat(table: Table, wanted: Seat | undefined): Result<Seat, Refusal> {
  if (wanted === undefined) {
    const index = table.seats.findIndex(({ occupant }) => occupant === null);
    return index < 0 ? failure({ code: 'TABLE_FULL' }) : success(index + 1);
  }
  const seat = table.seats[wanted - 1];
  if (!seat) return failure({ code: 'NO_SUCH_SEAT', seats: table.seats.length });
  return seat.occupant ? failure({ code: 'SEAT_TAKEN' }) : success(wanted);
}

/** Nobody vanishes in a round: others play with their cards. A caretaker plays on until they are back. */
function leaveGame(
  draft: Draft,
  user: Extract<LobbyCommand, { type: 'stand' }>['user'],
): Result<null, Refusal> {
  const seat = draft.table.seatOf(user);
  if (seat === undefined) return failure({ code: 'NOT_SEATED' });
  if (draft.table.status !== 'playing' && draft.table.status !== 'between')
    return failure({ code: 'GAME_OVER' });
  if (draft.table.seat(seat).caretaker) return failure({ code: 'CARETAKER_PLAYS' });
  draft.add({ type: 'caretaker', seat, on: true, why: 'left' });
  return done;
}

function decideReady(
  draft: Draft,
  { user, ready, seed }: Extract<LobbyCommand, { type: 'ready' }>,
): Result<null, Refusal> {
  const { table } = draft;
  if (table.status !== 'lobby' && table.status !== 'between') return failure({ code: 'NOT_BEFORE_A_ROUND' });
  const seat = table.seatOf(user);
  if (seat === undefined) return failure({ code: 'NOT_SEATED' });
  draft.add({ type: 'ready', seat, ready, ...(seed !== undefined && { seed }) });
  if (table.status === 'between' && everybodyReady(table)) settle(draft, { deal: true });
  return done;
}

function everybodyReady(table: Table): boolean {
  return table.seats.every((seat) => seat.ready || isAutomatic(seat));
}

function start(draft: Draft): Result<null, Refusal> {
  const { table } = draft;
  const { game, firstDealer } = table.settings;
  const seats = table.seats.flatMap(({ occupant }, index) => (occupant ? [index + 1] : []));
  if (seats.length < game.seats.min) return failure({ code: 'TOO_FEW_PLAYERS', least: game.seats.min });
  const waiting = seats.find((seat) => !table.seat(seat).ready);
  if (waiting !== undefined) return failure({ code: 'NOT_READY', seat: waiting });
  const seeds = new Map(
    seats.flatMap((seat, index) => {
      const { seed } = table.seat(seat);
      return seed === undefined ? [] : [[index + 1, seed]];
    }),
  );
  const dealer = firstDealer === 'lot' ? table.shuffles.dealer({ seats: seats.length, seeds }) : seats.length;
  draft.add({ type: 'started', seats, dealer });
  settle(draft, { deal: true });
  return done;
}
