import { tableStatusSchema, type TableSeat, type TableSnapshot } from '@red-disc/contracts';
import { madeOnce, partsUnlike, type GameEvent, type Seat, type Viewer } from '@red-disc/game';
import type { Entry } from '../domain/entry.js';
import type { SeatState } from '../domain/seat-state.js';
import type { TableSettings } from '../domain/settings.js';
import type { Table } from '../domain/table.js';

/** What everybody at the table may read of the log: all but moves, which the game tells, and private answers. */
function isNote(entry: Entry): boolean {
  return entry.type !== 'moved' && entry.type !== 'shuffled' && entry.type !== 'answersAlways';
}

export function notesOf(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(isNote);
}

export function notesText(entries: readonly Entry[]): string {
  return entries.some(isNote) ? JSON.stringify(notesOf(entries)) : '[]';
}

export function eventsFor(table: Table, events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return events.map((event) => table.settings.game.redact(event, viewer));
}

type PrivatePart = Pick<TableSnapshot, 'seat' | 'answersAlways' | 'view'>;
type PublicPart = Omit<TableSnapshot, keyof PrivatePart>;

/*
 * Here alone a table is made into something to send: from what everybody may know, and what one viewer may.
 */

/** How a table stands for one viewer. */
export function snapshotFor(table: Table, viewer: Viewer, deadline: number | null): TableSnapshot {
  return { ...publicPart(table, deadline), ...privatePart(table, viewer) };
}

/** What everybody may know of a table at one moment, as pieces of JSON: always as many, in the same order. */
export interface SharedParts {
  readonly table: readonly string[];
  readonly view: readonly string[];
}

export function sharedParts(table: Table): SharedParts {
  return { table: publicTexts(table), view: table.match?.viewParts() ?? [] };
}

/** What has to be told to somebody who was told of the moment right before. */
export function partsToTell(before: SharedParts, now: SharedParts): SharedParts {
  return { table: partsUnlike(before.table, now.table), view: partsUnlike(before.view, now.view) };
}

/** The snapshots of one moment as JSON: each is all viewers' start, a piece of its own, and all viewers' end. */
export interface SnapshotPieces {
  readonly start: string;
  readonly own: (viewer: Viewer) => string;
  readonly end: string;
}

/**
 * Snapshots as JSON, to the byte if the parts are all there, for many viewers of one moment: what all of them may know
 * is made into text once. Every move makes one for everybody at the table, so it is written out here, which is several
 * times as fast.
 */
export function snapshotTexts(table: Table, deadline: number | null, parts: SharedParts): SnapshotPieces {
  const id = JSON.stringify(table.settings.id);
  const view = table.match?.viewTexts(parts.view);
  return {
    start: `{"table":${id},"seq":${table.seq},"deadline":${deadline}${parts.table.join('')},"seat":`,
    own: (viewer) => seatText(table, seatOf(viewer)) + (view ? view.opening(viewer) : 'null'),
    end: view ? `${view.rest}}` : '}',
  };
}

function seatText(table: Table, seat: Seat | null): string {
  const answers = answersOf(table, seat);
  return `${seat},"answersAlways":${answers.length === 0 ? '[]' : JSON.stringify(answers)},"view":`;
}

function publicPart(table: Table, deadline: number | null): PublicPart {
  return {
    table: table.settings.id,
    seq: table.seq,
    deadline,
    status: table.status,
    seats: table.seats.map(seatPart),
    commitments: [...table.commitments],
    paused: table.pausedBy !== null,
    end: table.end(),
  };
}

function seatPart({ occupant, invited, ready, caretaker, bankMs }: SeatState): TableSeat {
  return { occupant, invited, ready, caretaker, bankMs: Math.round(bankMs) };
}

/** `publicPart` as JSON, but for what changes with every move. */
function publicTexts(table: Table): readonly string[] {
  const end = table.end();
  return [
    statusTexts[table.status],
    seatsTextOf(table.settings).of(table.seats),
    commitmentsText(table.commitments),
    table.pausedBy === null ? ',"paused":false' : ',"paused":true',
    end === null ? ',"end":null' : `,"end":${JSON.stringify(end)}`,
  ];
}

const statusTexts = Object.fromEntries(
  tableStatusSchema.options.map((status) => [status, `,"status":"${status}"`]),
) as Record<Table['status'], string>;

/** The seats of a table, made into text anew only when there is something else to see: each move changes one within. */
class SeatsText {
  #seats: readonly SeatState[] = [];
  #text = '';

  of(seats: readonly SeatState[]): string {
    if (
      seats.length !== this.#seats.length ||
      !seats.every((seat, index) => looksLike(seat, this.#seats[index]!))
    )
      this.#text = `,"seats":${JSON.stringify(seats.map(seatPart))}`;
    this.#seats = seats;
    return this.#text;
  }
}

const seatsTextOf = madeOnce<TableSettings, SeatsText>(() => new SeatsText());

function looksLike(one: SeatState, other: SeatState): boolean {
  return (
    one === other ||
    (one.occupant === other.occupant &&
      one.invited === other.invited &&
      one.ready === other.ready &&
      one.caretaker === other.caretaker &&
      Math.round(one.bankMs) === Math.round(other.bankMs))
  );
}

const commitmentsText = madeOnce(
  (commitments: readonly string[]) => `,"commitments":${JSON.stringify(commitments)}`,
);

function privatePart(table: Table, viewer: Viewer): PrivatePart {
  const seat = seatOf(viewer);
  return { seat, answersAlways: [...answersOf(table, seat)], view: table.match?.viewFor(viewer) ?? null };
}

function seatOf(viewer: Viewer): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}

function answersOf(table: Table, seat: Seat | null): readonly string[] {
  return seat === null ? [] : table.seat(seat).answersAlways;
}
