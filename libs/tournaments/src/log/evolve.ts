import { type EventBody, type EventType } from './events.js';
import { absenceHandlers } from './handlers/absence.js';
import { attendanceHandlers } from './handlers/attendance.js';
import { type Handler, type Handlers, type Happening } from './handlers/handler.js';
import { outcomeHandlers } from './handlers/outcome.js';
import { registrationHandlers } from './handlers/registration.js';
import { resultHandlers } from './handlers/results.js';
import { checkCreation, initialState, setupHandlers } from './handlers/setup.js';
import { stageHandlers } from './handlers/stages.js';
import { tableHandlers } from './handlers/tables.js';
import { refuse, type Refusal } from './refusals.js';
import { type TournamentState } from './state.js';

type StateChange = Exclude<EventType, 'commandUndone'>;

const handlers: Handlers<StateChange> = {
  ...setupHandlers,
  ...registrationHandlers,
  ...attendanceHandlers,
  ...stageHandlers,
  ...tableHandlers,
  ...resultHandlers,
  ...absenceHandlers,
  ...outcomeHandlers,
};

/** The table above is typed event by event; a body always meets the handler of its own type. */
function handlerOf(body: EventBody & { readonly type: StateChange }): Handler<EventBody> {
  return handlers[body.type];
}

/** What staff may not do without saying why. */
const NEEDS_REASON: readonly EventType[] = [
  'entrantDisqualified',
  'roundWithdrawn',
  'resultCorrected',
  'tableVoided',
  'pointsAdjusted',
  'adjustmentCancelled',
  'tournamentReopened',
  'tournamentCancelled',
];
const ALLOWED_AFTER_APPROVAL: readonly EventType[] = ['tournamentReopened', 'tournamentLocked', 'prizesSet'];

function gate(state: TournamentState, body: EventBody, { actor, reason }: Happening): Refusal | undefined {
  if (state.status === 'locked') return refuse('TOURNAMENT_LOCKED');
  if (state.status === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
  if (state.status === 'approved' && !ALLOWED_AFTER_APPROVAL.includes(body.type))
    return refuse('TOURNAMENT_APPROVED');
  const asksWhy =
    NEEDS_REASON.includes(body.type) || (body.type === 'entrantDropped' && actor.role === 'staff');
  return asksWhy && !reason?.trim() ? refuse('REASON_REQUIRED') : undefined;
}

/** Why an event cannot happen now, or undefined if it can. */
export function checkEvent(
  state: TournamentState | undefined,
  body: EventBody,
  happening: Happening,
): Refusal | undefined {
  if (body.type === 'commandUndone') return undefined;
  if (!state) return body.type === 'tournamentCreated' ? checkCreation(body.setup) : refuse('NOT_CREATED');
  return gate(state, body, happening) ?? handlerOf(body).check(state, body, happening);
}

/** The state after an event that `checkEvent` has let pass. */
export function applyEvent(
  state: TournamentState | undefined,
  body: EventBody,
  happening: Happening,
): TournamentState {
  if (!state) {
    if (body.type !== 'tournamentCreated') throw new Error(`${body.type} before the tournament was created`);
    return initialState(body.setup);
  }
  return body.type === 'commandUndone' ? state : handlerOf(body).apply(state, body, happening);
}
