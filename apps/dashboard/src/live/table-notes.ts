import { occupantSchema, seatNumberSchema, type TableUpdate } from '@red-disc/contracts';
import { z } from 'zod';
import type { Translate } from '@/i18n/translate';

const by = z.string();
const reason = z.string();
const seat = seatNumberSchema;

/** What a host, a referee or the server did beside the game, as far as the log tells it. */
const noteSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('caretaker'), seat, on: z.boolean(), why: z.string() }),
  z.looseObject({ type: z.literal('paused'), by, reason }),
  z.looseObject({ type: z.literal('resumed'), by }),
  z.looseObject({ type: z.literal('timeAdded'), by, ms: z.number(), reason }),
  z.looseObject({ type: z.literal('timeCalled'), by, reason }),
  z.looseObject({ type: z.literal('replaced'), seat, occupant: occupantSchema, by, reason }),
  z.looseObject({ type: z.literal('undone'), by, reason }),
]);

export type TableNote = z.output<typeof noteSchema>;

/** The notes that the log shows; who sat down or got ready is seen at the seats. */
export function readNotes(notes: TableUpdate['notes']): readonly TableNote[] {
  return notes.flatMap((note) => {
    const read = noteSchema.safeParse(note);
    return read.success ? [read.data] : [];
  });
}

export interface NoteNames {
  readonly nameOfUser: (user: string) => string;
  readonly nameOfSeat: (seat: number) => string;
}

/** What the server does by itself carries a word for its reason; what people do, their own sentence. */
const serverReasons = new Map([
  ['SIGNED_IN', 'signedIn'],
  ['tournament', 'tournament'],
] as const);

export function reasonWords(t: Translate<'referee'>, given: string): string {
  const known = serverReasons.get(given as 'SIGNED_IN' | 'tournament');
  return known ? t(`serverReasons.${known}`) : given;
}

/** One sentence for the log. */
export function noteWords(t: Translate<'referee'>, note: TableNote, names: NoteNames): string {
  switch (note.type) {
    case 'caretaker':
      return t(note.on ? 'log.caretaker' : 'log.back', { name: names.nameOfSeat(note.seat) });
    case 'resumed':
      return t('log.resumed', { by: names.nameOfUser(note.by) });
    case 'timeAdded':
      return t('log.timeAdded', {
        by: names.nameOfUser(note.by),
        seconds: Math.round(note.ms / 1_000),
        reason: reasonWords(t, note.reason),
      });
    case 'replaced':
      return t('log.replaced', { name: names.nameOfSeat(note.seat), reason: reasonWords(t, note.reason) });
    case 'paused':
    case 'timeCalled':
    case 'undone':
      return t(`log.${note.type}`, { by: names.nameOfUser(note.by), reason: reasonWords(t, note.reason) });
  }
}

export function seatOfNote(note: TableNote): number | undefined {
  return note.type === 'caretaker' || note.type === 'replaced' ? note.seat : undefined;
}
