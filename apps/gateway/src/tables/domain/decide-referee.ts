import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import type { Refusal } from '@red-disc/game';
import type { RefereeCommand } from './command.js';
import type { Draft } from './decide.js';

const done = success(null);

/** A referee's act needs a running game; it is an entry like any other, with who did it and why. */
export function decideReferee(draft: Draft, command: RefereeCommand): Result<null, Refusal> {
  const { table } = draft;
  if (table.status !== 'playing' && table.status !== 'between') return failure({ code: 'NOT_PLAYING' });
  switch (command.type) {
    case 'pause':
      if (table.pausedBy !== null) return failure({ code: 'PAUSED' });
      draft.add({ type: 'paused', by: command.by, reason: command.reason });
      return done;
    case 'resume':
      if (table.pausedBy === null) return failure({ code: 'NOT_PAUSED' });
      draft.add({ type: 'resumed', by: command.by });
      return done;
    case 'addTime':
      draft.add({ type: 'timeAdded', by: command.by, ms: command.ms, reason: command.reason });
      return done;
    case 'callTime': {
      const probe = table.match?.clone().callTime();
      if (!probe?.ok) return failure(probe?.error ?? { code: 'NOT_PLAYING' });
      draft.add({ type: 'timeCalled', by: command.by, reason: command.reason });
      return done;
    }
    case 'replace': {
      const { seat, occupant, by, reason } = command;
      if (!table.seats[seat - 1]) return failure({ code: 'NO_SUCH_SEAT', seats: table.seats.length });
      if ('user' in occupant && table.seatOf(occupant.user) !== undefined)
        return failure({ code: 'ALREADY_SEATED' });
      if ('bot' in occupant && !table.settings.game.bots.some(({ level }) => level === occupant.bot))
        return failure({ code: 'NO_SUCH_BOT' });
      draft.add({ type: 'replaced', seat, occupant, by, reason });
      return done;
    }
    case 'stop':
      draft.add({ type: 'stopped', by: command.by, reason: command.reason });
      return done;
    default:
      return assertNever(command);
  }
}
