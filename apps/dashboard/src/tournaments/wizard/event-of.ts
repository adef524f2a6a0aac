import type { RequestOf, routes } from '@red-disc/contracts';
import type { Choice } from './choice';
import type { Plan } from './plan';

type NewEvent = RequestOf<typeof routes.createTournament>['body'];

/** The event that a plan and what was chosen for it come to. */
export function eventOf(plan: Plan, chosen: Choice, startsAt: string): NewEvent {
  const { mode, registration, cap, ruleSetVersionId, venue, description, listed } = plan;
  return {
    setup: {
      name: plan.name.trim(),
      mode,
      registration,
      cap,
      ruleSetVersionId,
      stages: [...chosen.stages],
      rules: {
        nominalRounds: plan.gameRounds,
        scoring: chosen.scoring,
        clockMinutes: chosen.clockMinutes,
        maxTables: mode === 'table' ? plan.boxes : null,
      },
    },
    details: { startsAt, venue, description, minutes: chosen.minutes, listed },
  };
}
