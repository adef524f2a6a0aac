import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import type { Refusal, Seat } from '@red-disc/game';
import type { UserId } from '../../platform/identity/actor.js';
import type { Command } from './command.js';
import type { Draft } from './decide.js';
import { settle } from './settle.js';
import { isAutomatic } from './seat-state.js';
import type { Table } from './table.js';

type LobbyCommand = Extract<
  Command,
  { type: 'open' | 'sit' | 'stand' | 'ready' | 'invite' | 'addBot' | 'remove' | 'start' | 'cancel' }
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
      const seat = freeSeat(draft.table, command.seat, command.user);
      if (!seat.ok) return seat;
      draft.add({ type: 'sat', seat: seat.value, occupant: { user: command.user } });
      return done;
    }
    case 'invite':
      return invite(draft, command);
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
      return remove(draft, command.seat);
    case 'start':
      return start(draft, command.lastBirthday);
    case 'cancel':
      draft.add({ type: 'cancelled' });
      return done;
    default:
      return assertNever(command);
  }
}

/** The seat that was asked for, or the one that is kept for this person, or the first that is kept for nobody. */
function freeSeat(table: Table, wanted: Seat | undefined, user?: UserId): Result<Seat, Refusal> {
  if (wanted === undefined) {
    const kept = table.seats.findIndex(({ invited }) => invited !== null && invited === user);
    const free = table.seats.findIndex(({ occupant, invited }) => occupant === null && invited === null);
    const index = kept < 0 ? free : kept;
    return index < 0 ? failure({ code: 'TABLE_FULL' }) : success(index + 1);
  }
  const seat = table.seats[wanted - 1];
  if (!seat) return failure({ code: 'NO_SUCH_SEAT', seats: table.seats.length });
  if (seat.occupant) return failure({ code: 'SEAT_TAKEN' });
  return seat.invited === null || seat.invited === user ? success(wanted) : failure({ code: 'SEAT_KEPT' });
}

function invite(
  draft: Draft,
  { user, seat: wanted }: Extract<LobbyCommand, { type: 'invite' }>,
): Result<null, Refusal> {
  const { table } = draft;
  if (table.seatOf(user) !== undefined) return failure({ code: 'ALREADY_SEATED' });
  if (table.seats.some(({ invited }) => invited === user)) return failure({ code: 'ALREADY_INVITED' });
  const seat = freeSeat(table, wanted);
  if (!seat.ok) return seat;
  draft.add({ type: 'invited', seat: seat.value, user });
  return done;
}

function remove(draft: Draft, number: Seat): Result<null, Refusal> {
  const seat = draft.table.seats[number - 1];
  if (!seat?.occupant && !seat?.invited) return failure({ code: 'SEAT_EMPTY' });
  draft.add({ type: 'stood', seat: number });
  return done;
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
  if (seed !== undefined && table.settings.sharedDeal !== null) return failure({ code: 'DUPLICATE_DEAL' });
  draft.add({ type: 'ready', seat, ready, ...(seed !== undefined && { seed }) });
  if (table.status === 'between' && everybodyReady(table)) settle(draft, { deal: true });
  return done;
}

function everybodyReady(table: Table): boolean {
  return table.seats.every((seat) => seat.ready || isAutomatic(seat));
}

function start(draft: Draft, lastBirthday: UserId | undefined): Result<null, Refusal> {
  const { table } = draft;
  const { game } = table.settings;
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
  draft.add({ type: 'started', seats, dealer: firstDealer(table, { seats, lastBirthday, seeds }) });
  settle(draft, { deal: true });
  return done;
}

/** Numbered as the seats will be once empty ones are closed up. */
function firstDealer(
  table: Table,
  start: {
    readonly seats: readonly Seat[];
    readonly lastBirthday: UserId | undefined;
    readonly seeds: ReadonlyMap<number, string>;
  },
): Seat {
  const { seats, lastBirthday, seeds } = start;
  if (table.settings.firstDealer === 'lastSeat') return seats.length;
  const celebrated = lastBirthday === undefined ? undefined : table.seatOf(lastBirthday);
  if (table.settings.firstDealer === 'birthday' && celebrated !== undefined)
    return seats.indexOf(celebrated) + 1;
  return table.shuffles.dealer({ seats: seats.length, seeds });
}
