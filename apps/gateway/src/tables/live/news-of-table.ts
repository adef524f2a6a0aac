import type { Viewer } from '@red-disc/game';
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
  const { table, entries } = published;
  const told = { seq: table.seq, parts: sharedParts(table) };
  const notes = notesText(entries);
  const whole = framesOf(published, 'snapshot', notes, () => told.parts);
  // After a gap nobody can be told of a difference.
  if (before?.seq !== table.seq - 1) return { told, whole, difference: whole };
  const difference = framesOf(published, 'changes', notes, () => partsToTell(before.parts, told.parts));
  return { told, whole, difference };
}

function framesOf(
  { table, events, deadline }: Published,
  kind: 'snapshot' | 'changes',
  notes: string,
  parts: () => SharedParts,
): TextFor {
  const made = new Map<Viewer, string>();
  let stands: TextFor | undefined;
  return (viewer) => {
    let text = made.get(viewer);
    if (text === undefined) {
      stands ??= snapshotTexts(table, deadline, parts());
      const happened = table.settings.game.eventsText(events, viewer);
      text = `{"type":"table","data":{"${kind}":${stands(viewer)},"events":${happened},"notes":${notes}}}`;
      made.set(viewer, text);
    }
    return text;
  };
}
