import { failure, success, type Result } from '@red-disc/kernel';
import { type EventBody } from '../events.js';
import { type Happening } from '../handlers/handler.js';
import { replayChecked, undoneCommands, type TournamentLog } from '../log.js';
import { refuse, type Refusal } from '../refusals.js';

/** A command can be undone exactly when everything after it would have been accepted without it. */
export function decideUndo(
  log: TournamentLog,
  command: number,
  { reason }: Happening,
): Result<readonly EventBody[], Refusal> {
  if (log.state?.status === 'locked') return failure(refuse('TOURNAMENT_LOCKED'));
  if (log.state?.status === 'approved') return failure(refuse('TOURNAMENT_APPROVED'));
  if (!reason?.trim()) return failure(refuse('REASON_REQUIRED'));
  const known = log.events.some((event) => event.command === command);
  if (!known || command === 1 || undoneCommands(log.events).has(command))
    return failure(refuse('NOTHING_TO_UNDO'));
  const last = log.events.at(-1)!;
  const body: EventBody = { type: 'commandUndone', command };
  const without = replayChecked([...log.events, { ...last, seq: last.seq + 1, command: last.seq + 1, body }]);
  if (without.ok) return success([body]);
  return failure({ code: 'UNDO_BLOCKED', by: without.error.seq, because: without.error.refusal.code });
}
