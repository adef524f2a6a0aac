import { failure, success, type Result } from '@red-disc/kernel';
import { type Actor, type EventBody } from '../events.js';
import { type Happening } from '../handlers/handler.js';
import { replayChecked, undoneCommands, type TournamentLog } from '../log.js';
import { refuse, type Refusal } from '../refusals.js';

/**
 * A command can be undone exactly when everything after it would have been accepted without it. Staff say why; players
 * take back only what they did themselves.
 */
export function decideUndo(
  log: TournamentLog,
  command: number,
  { actor, reason }: Happening,
): Result<readonly EventBody[], Refusal> {
  if (log.state?.status === 'locked') return failure(refuse('TOURNAMENT_LOCKED'));
  if (log.state?.status === 'approved') return failure(refuse('TOURNAMENT_APPROVED'));
  const isPlayer = actor.role === 'player';
  // A slip that the same hand takes back explains itself.
  if (!isPlayer && !reason?.trim()) return failure(refuse('REASON_REQUIRED'));
  const found = log.events.find((event) => event.command === command);
  if (
    !found ||
    (isPlayer && !isSameActor(found.actor, actor)) ||
    command === 1 ||
    undoneCommands(log.events).has(command)
  )
    return failure(refuse('NOTHING_TO_UNDO'));
  const last = log.events.at(-1)!;
  const body: EventBody = { type: 'commandUndone', command };
  const without = replayChecked([...log.events, { ...last, seq: last.seq + 1, command: last.seq + 1, body }]);
  if (without.ok) return success([body]);
  return failure({ code: 'UNDO_BLOCKED', by: without.error.seq, because: without.error.refusal.code });
}

function isSameActor(one: Actor, other: Actor): boolean {
  return one.id === other.id && one.role === other.role && one.entrant === other.entrant;
}
