import { inOnePiece, type Viewer } from '@red-disc/game';
import { notesText, partsToTell, sharedParts, snapshotTexts, type SharedParts } from './frames.js';
import type { Published } from './live-table.js';

type TextFor = (viewer: Viewer) => string;

/** What those who follow a table were told last. */
export interface Told {
  readonly seq: number;
  readonly parts: SharedParts;
}

/** One change of a table as the frames that tell of it, each made once and only if somebody is to get it. */
export interface News {
  readonly told: Told;
  readonly whole: TextFor;
  /** For who was told of the change before. */
  readonly difference: TextFor;
}

export function newsOf(published: Published, before: Told | undefined): News {
  const { table, entries, events } = published;
  const told = { seq: table.seq, parts: sharedParts(table) };
  const happened = { events: table.settings.game.eventsTexts(events), notes: notesText(entries) };
  const whole = madeWhenAsked(() => framesOf(published, 'snapshot', happened, told.parts));
  // After a gap nobody can be told of a difference.
  if (before?.seq !== table.seq - 1) return { told, whole, difference: whole };
  const difference = madeWhenAsked(() =>
    framesOf(published, 'changes', happened, partsToTell(before.parts, told.parts)),
  );
  return { told, whole, difference };
}

function madeWhenAsked(make: () => TextFor): TextFor {
  let made: TextFor | undefined;
  return (viewer) => (made ??= make())(viewer);
}

/**
 * Most of a frame is alike for all viewers: it is put together once, and not again for each of them. Whoever has several
 * windows open gets the same text in each.
 */
function framesOf(
  { table, deadline }: Published,
  kind: 'snapshot' | 'changes',
  { events, notes }: { readonly events: TextFor; readonly notes: string },
  parts: SharedParts,
): TextFor {
  const pieces = snapshotTexts(table, deadline, parts);
  const start = inOnePiece(`{"type":"table","data":{"${kind}":${pieces.start}`);
  const made = new Map<Viewer, string>();
  let known: string | undefined;
  let end = '';
  return (viewer) => {
    const frame = made.get(viewer);
    if (frame !== undefined) return frame;
    const happened = events(viewer);
    if (happened !== known) end = inOnePiece(`${pieces.end},"events":${happened},"notes":${notes}}}`);
    known = happened;
    const text = start + pieces.own(viewer) + end;
    made.set(viewer, text);
    return text;
  };
}
