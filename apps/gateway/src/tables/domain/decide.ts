import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import type { GameEvent, Refusal } from '@red-disc/game';
import type { Command } from './command.js';
import { decideLobby } from './decide-lobby.js';
import { decidePlay } from './decide-play.js';
import { decideReferee } from './decide-referee.js';
import type { Entry } from './entry.js';
import type { Table } from './table.js';

/** What an accepted command made happen. */
export interface Happening {
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}

/** Collects entries while they are let happen on a draft of the table. */
export class Draft {
  readonly entries: Entry[] = [];
  readonly events: GameEvent[] = [];

  constructor(readonly table: Table) {}

  add(entry: Entry): void {
    this.events.push(...this.table.apply(entry));
    this.entries.push(entry);
  }

  addMove(entry: Extract<Entry, { type: 'moved' }>): Result<null, Refusal> {
    const moved = this.table.move(entry);
    if (!moved.ok) return moved;
    this.events.push(...moved.value);
    this.entries.push(entry);
    return success(null);
  }
}

/**
 * Judges a command on a draft of the table, which it may change: if it is refused, the draft is thrown away.
 * Nothing here waits, measures time or draws lots.
 */
export function decide(table: Table, command: Command): Result<Happening, Refusal> {
  const draft = new Draft(table);
  const decided = decideOne(draft, command);
  return decided.ok ? success({ entries: draft.entries, events: draft.events }) : failure(decided.error);
}

function decideOne(draft: Draft, command: Command): Result<null, Refusal> {
  switch (command.type) {
    case 'open':
    case 'sit':
    case 'stand':
    case 'ready':
    case 'invite':
    case 'addBot':
    case 'remove':
    case 'start':
    case 'cancel':
      return decideLobby(draft, command);
    case 'move':
    case 'answerAlways':
    case 'return':
    case 'clock':
    case 'automatic':
      return decidePlay(draft, command);
    case 'pause':
    case 'resume':
    case 'addTime':
    case 'callTime':
    case 'replace':
    case 'stop':
      return decideReferee(draft, command);
    default:
      return assertNever(command);
  }
}
