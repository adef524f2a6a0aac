import { type Result } from '@red-disc/kernel';
import { type EntrantEntry } from '../../model/entrant.js';
import { type EntrantId } from '../../model/ids.js';
import { type Command, type Services } from '../commands.js';
import { type Draft } from '../draft.js';
import { type EventBody, type EventOf } from '../events.js';
import { hasPlace } from '../handlers/registration.js';
import { planStage } from '../planning/plan.js';
import { type Refusal } from '../refusals.js';
import { nextRound, runningStage } from '../state.js';

type Decision = Result<readonly EventBody[], Refusal>;

/** Whoever waits longest moves up while there is room. */
function promote(draft: Draft): void {
  while (!draft.refused && hasPlace(draft.state)) {
    const first = [...draft.state.entrants.values()].find(({ status }) => status === 'waiting');
    if (!first) return;
    draft.add({ type: 'entrantPromoted', entrant: first.id });
  }
}

/**
 * Brings the rounds planned ahead in line with who is there now: a seat is left empty or filled, or the rounds are
 * planned anew. If neither is possible the plan stays as it is, and cannot be published.
 */
export function adaptPlans(draft: Draft, { hash }: Services): void {
  if (draft.refused) return;
  const stage = runningStage(draft.state);
  if (stage?.setup.format.kind !== 'movement') return;
  if (!stage.rounds.some(({ status }) => status === 'planned')) return;
  const plan = planStage(draft.state, stage, { hash });
  if (!plan.ok) return;
  const first = nextRound(stage);
  plan.value.forEach((body, i) => draft.add({ ...body, stage: stage.setup.id, round: first + i }));
}

export function decideSetupChange(draft: Draft, changes: EventOf<'setupChanged'>['changes']): Decision {
  draft.add({ type: 'setupChanged', changes });
  promote(draft);
  return draft.result();
}

export function decideRegistration(draft: Draft, entrant: EntrantEntry): Decision {
  const waiting = !entrant.standby && !hasPlace(draft.state);
  return draft.add({ type: 'entrantRegistered', entrant, waiting }).result();
}

export function decideWithdrawal(draft: Draft, entrant: EntrantId): Decision {
  draft.add({ type: 'entrantWithdrawn', entrant });
  promote(draft);
  return draft.result();
}

export function decideCheckIn(
  draft: Draft,
  { entrant, how }: Extract<Command, { type: 'checkIn' }>,
  services: Services,
): Decision {
  draft.add({ type: 'entrantCheckedIn', entrant, how });
  adaptPlans(draft, services);
  return draft.result();
}

export function decideCloseCheckIn(draft: Draft): Decision {
  const missing = [...draft.state.entrants.values()]
    .filter(({ status }) => status === 'registered')
    .map(({ id }) => id);
  draft.add({ type: 'checkInClosed', missing });
  promote(draft);
  return draft.result();
}

export function decideLeaving(
  draft: Draft,
  { type, entrant }: Extract<Command, { type: 'drop' | 'disqualify' }>,
  services: Services,
): Decision {
  draft.add({ type: type === 'drop' ? 'entrantDropped' : 'entrantDisqualified', entrant });
  adaptPlans(draft, services);
  return draft.result();
}

export function decideReturn(draft: Draft, entrant: EntrantId, services: Services): Decision {
  draft.add({ type: 'entrantReentered', entrant });
  adaptPlans(draft, services);
  return draft.result();
}
