import type { TableSnapshot } from '@red-disc/contracts';
import type { GameEvent, Viewer } from '@red-disc/game';
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

/** How a table stands for one viewer. This is the only place where a table is made into something to send. */
export function snapshotFor(table: Table, viewer: Viewer, deadline: number | null): TableSnapshot {
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    table: table.settings.id,
    seq: table.seq,
    seat,
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
    answersAlways: seat === null ? [] : [...table.seat(seat).answersAlways],
    deadline,
    end: table.end(),
    view: table.match?.viewFor(viewer) ?? null,
  };
}
