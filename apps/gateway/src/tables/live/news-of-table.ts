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
  const { table, entries, events } = published;
  const told = { seq: table.seq, parts: sharedParts(table) };
  const happened = { events: table.settings.game.eventsTexts(events), notes: notesText(entries) };
  const whole = framesOf(published, 'snapshot', happened, () => told.parts);
  // After a gap nobody can be told of a difference.
  if (before?.seq !== table.seq - 1) return { told, whole, difference: whole };
  const difference = framesOf(published, 'changes', happened, () => partsToTell(before.parts, told.parts));
  return { told, whole, difference };
}

function framesOf(
  { table, deadline }: Published,
  kind: 'snapshot' | 'changes',
  happened: { readonly events: TextFor; readonly notes: string },
  parts: () => SharedParts,
): TextFor {
  const made = new Map<Viewer, string>();
  let stands: TextFor | undefined;
  return (viewer) => {
    let text = made.get(viewer);
    if (text === undefined) {
      stands ??= snapshotTexts(table, deadline, parts());
      const { events, notes } = happened;
      text = `{"type":"table","data":{"${kind}":${stands(viewer)},"events":${events(viewer)},"notes":${notes}}}`;
      made.set(viewer, text);
    }
    return text;
  };
}
