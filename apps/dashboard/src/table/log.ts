import type { AllegraEvent } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';

/** Something that the game told. A later entry has a higher number. */
export interface EventEntry {
  readonly id: number;
  readonly event: AllegraEvent;
}

/** Something that whoever runs the table told, in words of their own. */
export interface RemarkEntry {
  readonly id: number;
  readonly remark: string;
  readonly seat: Seat | undefined;
}

export type LogEntry = EventEntry | RemarkEntry;

/** What the game told after the entry with this number. */
export function eventsAfter(log: readonly LogEntry[], id: number): readonly AllegraEvent[] {
  return log.flatMap((entry) => (entry.id > id && 'event' in entry ? [entry.event] : []));
}

/** A round's log from its deal on, but never more than can be taken in. */
export function entriesOfRound(log: readonly LogEntry[], most: number): readonly LogEntry[] {
  const deal = log.findLastIndex((entry) => 'event' in entry && entry.event.type === 'dealt');
  return log.slice(Math.max(0, deal, log.length - most));
}
