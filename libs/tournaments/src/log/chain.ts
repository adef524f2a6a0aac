import { type HashText } from '../model/ids.js';
import { type EventBody, type TournamentEvent } from './events.js';
import { type Happening } from './handlers/handler.js';

/** What the first event is chained to. */
export const GENESIS = '';

/** One text for one value, whatever the order in which its keys were written. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

function hashOf(event: Omit<TournamentEvent, 'hash'>, hash: HashText): string {
  return hash(canonicalJson(event));
}

/** Numbers and chains the events of one command to those before. */
export function chainEvents(
  before: readonly TournamentEvent[],
  bodies: readonly EventBody[],
  happening: Happening,
  hash: HashText,
): TournamentEvent[] {
  const command = before.length + 1;
  let prevHash = before.at(-1)?.hash ?? GENESIS;
  return bodies.map((body, i) => {
    const { at, actor, reason } = happening;
    const event = { seq: command + i, command, at, actor, reason, body, prevHash };
    prevHash = hashOf(event, hash);
    return { ...event, hash: prevHash };
  });
}

/** The first event that does not follow from the one before it, or undefined if the chain is whole. */
export function findBrokenLink(events: readonly TournamentEvent[], hash: HashText): number | undefined {
  let prevHash = GENESIS;
  for (const [i, event] of events.entries()) {
    const { hash: claimed, ...rest } = event;
    if (event.seq !== i + 1 || event.prevHash !== prevHash || hashOf(rest, hash) !== claimed) return i + 1;
    prevHash = claimed;
  }
  return undefined;
}
