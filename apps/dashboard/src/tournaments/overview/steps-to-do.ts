import type { DirectorCommand, TournamentBody } from '@red-disc/contracts';

type Step = TournamentBody['next'][number];

/** Steps that a button does; the others are waited for. */
export type DoableCode = Exclude<Step['code'], 'AWAIT_RESULTS' | 'RULE_CALLS' | 'LOCK' | 'NOTHING'>;

export function isDoable(code: Step['code']): code is DoableCode {
  return code !== 'AWAIT_RESULTS' && code !== 'RULE_CALLS' && code !== 'LOCK' && code !== 'NOTHING';
}

/** What the organiser's next step is as a command; undefined where it is done on a page of its own. */
export function commandOfStep(step: Step): DirectorCommand | undefined {
  const stage = typeof step['stage'] === 'string' ? step['stage'] : '';
  const round = typeof step['round'] === 'number' ? step['round'] : 1;
  switch (step.code) {
    case 'OPEN_CHECK_IN':
      return { type: 'openCheckIn' };
    case 'CLOSE_CHECK_IN':
      return { type: 'closeCheckIn' };
    case 'START_STAGE':
      return { type: 'startStage', stage };
    case 'PLAN_ROUND':
      return { type: 'planRounds', stage };
    case 'PUBLISH_ROUND':
      return { type: 'publishRound', stage, round };
    case 'START_ROUND':
      return { type: 'startRound', stage, round };
    case 'CLOSE_ROUND':
      return { type: 'closeRound', stage, round };
    case 'CLOSE_STAGE':
      return { type: 'closeStage', stage };
    case 'APPROVE':
      return { type: 'approve' };
    case 'AWAIT_RESULTS':
    case 'RULE_CALLS':
    case 'LOCK':
    case 'NOTHING':
      return undefined;
  }
}

/** Where a step is done by looking first: seating before it is published, the round while results come in. */
export function pageOfStep({ code }: Step): '/people' | '/seating' | '/round' | '/standings' | undefined {
  if (code === 'CLOSE_CHECK_IN') return '/people';
  if (code === 'PUBLISH_ROUND') return '/seating';
  if (code === 'AWAIT_RESULTS' || code === 'RULE_CALLS') return '/round';
  // It is locked by itself when the time for corrections is over; until then the standings say so.
  return code === 'APPROVE' || code === 'LOCK' ? '/standings' : undefined;
}
