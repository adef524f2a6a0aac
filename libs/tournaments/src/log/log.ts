import { failure, success, type Result } from '@red-disc/kernel';
import { type TournamentEvent } from './events.js';
import { applyEvent, checkEvent } from './evolve.js';
import { type Refusal } from './refusals.js';
import { type TournamentState } from './state.js';

/** The events of a tournament, and what is folded from them. */
export interface TournamentLog {
  readonly events: readonly TournamentEvent[];
  readonly state: TournamentState | undefined;
}

export const EMPTY_LOG: TournamentLog = { events: [], state: undefined };

/** Commands that count no more. An undoing that was itself undone undoes nothing. */
export function undoneCommands(events: readonly TournamentEvent[]): Set<number> {
  const undone = new Set<number>();
  for (const { command, body } of events.toReversed()) {
    if (body.type === 'commandUndone' && !undone.has(command)) undone.add(body.command);
  }
  return undone;
}

/** The events that count. */
export function effectiveEvents(events: readonly TournamentEvent[]): TournamentEvent[] {
  const undone = undoneCommands(events);
  return events.filter(({ command, body }) => !undone.has(command) && body.type !== 'commandUndone');
}

export interface ReplayRefusal {
  readonly seq: number;
  readonly refusal: Refusal;
}

/** Folds events from the beginning, checking each as if it came in now. */
export function replayChecked(events: readonly TournamentEvent[]): Result<TournamentLog, ReplayRefusal> {
  let state: TournamentState | undefined;
  for (const event of effectiveEvents(events)) {
    const refusal = checkEvent(state, event.body, event);
    if (refusal) return failure({ seq: event.seq, refusal });
    state = applyEvent(state, event.body, event);
  }
  return success({ events, state });
}

/** Folds stored events, which were checked when they were written. */
export function replay(events: readonly TournamentEvent[]): TournamentLog {
  let state: TournamentState | undefined;
  for (const event of effectiveEvents(events)) state = applyEvent(state, event.body, event);
  return { events, state };
}

/** Appends the events of one command. */
export function append(log: TournamentLog, events: readonly TournamentEvent[]): TournamentLog {
  const all = [...log.events, ...events];
  if (events.some(({ body }) => body.type === 'commandUndone')) return replay(all);
  let { state } = log;
  for (const event of events) state = applyEvent(state, event.body, event);
  return { events: all, state };
}
