import type { TableSnapshot } from '@red-disc/contracts';
import type { GameEvent, Seat, Viewer } from '@red-disc/game';
import type { Entry } from '../domain/entry.js';
import type { Table } from '../domain/table.js';

/** What everybody at the table may read of the log: all but moves, which the game tells, and private answers. */
function isNote(entry: Entry): boolean {
  return entry.type !== 'moved' && entry.type !== 'shuffled' && entry.type !== 'answersAlways';
}

export function notesOf(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(isNote);
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

/** The same as JSON, for many viewers of one moment: what all of them may know is made into text once. */
export function snapshotTexts(table: Table, deadline: number | null): (viewer: Viewer) => string {
  const shared = JSON.stringify(publicPart(table, deadline)).slice(0, -1);
  return (viewer) => {
    const seat = seatOf(viewer);
    const answers = JSON.stringify(answersOf(table, seat));
    const view = table.match?.viewText(viewer) ?? 'null';
    return `${shared},"seat":${seat},"answersAlways":${answers},"view":${view}}`;
  };
}

function publicPart(table: Table, deadline: number | null): PublicPart {
  return {
    table: table.settings.id,
    seq: table.seq,
    status: table.status,
    seats: table.seats.map(({ occupant, invited, ready, caretaker, bankMs }) => ({
      occupant,
      invited,
      ready,
      caretaker,
      bankMs: Math.round(bankMs),
    })),
    commitments: [...table.commitments],
    paused: table.pausedBy !== null,
    deadline,
    end: table.end(),
  };
}

function privatePart(table: Table, viewer: Viewer): PrivatePart {
  const seat = seatOf(viewer);
  return { seat, answersAlways: answersOf(table, seat), view: table.match?.viewFor(viewer) ?? null };
}

function seatOf(viewer: Viewer): Seat | null {
  return viewer === 'spectator' ? null : viewer;
}

function answersOf(table: Table, seat: Seat | null): string[] {
  return seat === null ? [] : [...table.seat(seat).answersAlways];
}
