import { failure, success, type Result } from '@red-disc/kernel';
import { type HashText } from '../model/ids.js';
import { findBrokenLink } from '../log/chain.js';
import { type TournamentEvent } from '../log/events.js';
import { replayChecked, type TournamentLog } from '../log/log.js';
import { eventStandings, type EventStanding } from '../log/standings.js';

/** A whole event in one file: the log, and the standings for whoever only wants to read them. */
export interface Archive {
  readonly format: string;
  readonly events: readonly TournamentEvent[];
  readonly standings: readonly EventStanding[];
}

export type ArchiveRefusal =
  | { readonly code: 'ARCHIVE_MALFORMED' }
  | { readonly code: 'ARCHIVE_FORMAT_UNKNOWN'; readonly format: string }
  | { readonly code: 'CHAIN_BROKEN'; readonly seq: number }
  | { readonly code: 'EVENT_REFUSED'; readonly seq: number; readonly because: string };

/** The name of the format begins with the game's: `<game>-tournament/1`. */
export const formatOf = (game: string): string => `${game}-tournament/1`;

export function makeArchive(log: TournamentLog, hash: HashText): Archive {
  const { state } = log;
  return {
    format: formatOf(state?.setup.game ?? 'unknown'),
    events: log.events,
    standings: state ? eventStandings(state, hash) : [],
  };
}

function isEvent(value: unknown): value is TournamentEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Partial<Record<keyof TournamentEvent, unknown>>;
  const body: unknown = event.body;
  return (
    typeof event.seq === 'number' &&
    typeof event.command === 'number' &&
    typeof event.at === 'number' &&
    typeof event.hash === 'string' &&
    typeof event.prevHash === 'string' &&
    typeof event.actor === 'object' &&
    typeof body === 'object' &&
    body !== null &&
    'type' in body
  );
}

/** Reads an archive back: the chain must be whole, and every event must still be acceptable. */
export function readArchive(input: string, hash: HashText): Result<TournamentLog, ArchiveRefusal> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(input);
  } catch {
    return failure({ code: 'ARCHIVE_MALFORMED' });
  }
  const archive = parsed as Partial<Record<keyof Archive, unknown>> | null;
  if (typeof archive?.format !== 'string' || !Array.isArray(archive.events))
    return failure({ code: 'ARCHIVE_MALFORMED' });
  if (!archive.format.endsWith('-tournament/1')) {
    return failure({ code: 'ARCHIVE_FORMAT_UNKNOWN', format: archive.format });
  }
  const events: unknown[] = archive.events;
  if (!events.every(isEvent)) return failure({ code: 'ARCHIVE_MALFORMED' });
  const broken = findBrokenLink(events, hash);
  if (broken !== undefined) return failure({ code: 'CHAIN_BROKEN', seq: broken });
  const replayed = replayChecked(events);
  if (replayed.ok) return success(replayed.value);
  const { seq, refusal } = replayed.error;
  return failure({ code: 'EVENT_REFUSED', seq, because: refusal.code });
}
