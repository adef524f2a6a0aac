import { assertNever, failure, success, type Result } from '@red-disc/kernel';
import { type Command, type Services } from './commands.js';
import { decideAbsence } from './decisions/absence.js';
import {
  decideCheckIn,
  decideCloseCheckIn,
  decideLeaving,
  decideRegistration,
  decideReturn,
  decideSetupChange,
  decideWithdrawal,
} from './decisions/people.js';
import { decideResult } from './decisions/results.js';
import { decidePlan, decideStage } from './decisions/stages.js';
import { decideUndo } from './decisions/undo.js';
import { chainEvents } from './chain.js';
import { Draft } from './draft.js';
import { type EventBody, type TournamentEvent } from './events.js';
import { type Happening } from './handlers/handler.js';
import { append, type TournamentLog } from './log.js';
import { refuse, type Refusal } from './refusals.js';

/** What a command would bring about, or why it cannot. Nothing changes. */
export function decide(
  log: TournamentLog,
  command: Command,
  happening: Happening,
  services: Services,
): Result<readonly EventBody[], Refusal> {
  const draft = new Draft(log.state, happening);
  if (command.type === 'record') return draft.add(command.event).result();
  if (!log.state) return failure(refuse('NOT_CREATED'));
  switch (command.type) {
    case 'changeSetup':
      return decideSetupChange(draft, command.changes);
    case 'register':
      return decideRegistration(draft, command.entrant);
    case 'withdraw':
      return decideWithdrawal(draft, command.entrant);
    case 'checkIn':
      return decideCheckIn(draft, command, services);
    case 'closeCheckIn':
      return decideCloseCheckIn(draft);
    case 'drop':
    case 'disqualify':
      return decideLeaving(draft, command, services);
    case 'reenter':
      return decideReturn(draft, command.entrant, services);
    case 'startStage':
      return decideStage(draft, command, services);
    case 'planRounds':
      return decidePlan(draft, command, services);
    case 'draftResult':
    case 'submitResult':
    case 'correctResult':
    case 'reportResult':
      return decideResult(draft, command, services);
    case 'reportAbsence':
      return decideAbsence(draft, command, services);
    case 'undo':
      return decideUndo(log, command.command, happening);
    default:
      return assertNever(command);
  }
}

export interface Executed {
  readonly log: TournamentLog;
  /** What was added, to be stored and told. */
  readonly events: readonly TournamentEvent[];
}

/** Decides a command and appends what it brings about. */
export function execute(
  log: TournamentLog,
  command: Command,
  happening: Happening,
  services: Services,
): Result<Executed, Refusal> {
  const decided = decide(log, command, happening, services);
  if (!decided.ok) return decided;
  const events = chainEvents(log.events, decided.value, happening, services.hash);
  return success({ log: append(log, events), events });
}
