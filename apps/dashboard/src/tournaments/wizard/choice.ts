import { defaultScoring, tableSizes } from '@red-disc/tournaments';
import type { Stage } from '../formats/stages';
import type { Plan, ScoringBody, Suggestion } from './plan';

/** What the event will be: a suggestion as it came, or the parts that the organiser has put together. */
export interface Choice {
  readonly stages: readonly Stage[];
  readonly scoring: ScoringBody;
  readonly clockMinutes: number;
  /** How long it is expected to take. */
  readonly minutes: number;
  readonly suggestion: Suggestion | undefined;
}

const usualClock = 40;
const leastMinutes = 10;

/** Undefined while nothing fits and nothing was put together. */
export function choiceOf(plan: Plan, suggestions: readonly Suggestion[]): Choice | undefined {
  if (plan.own) {
    return {
      stages: plan.own,
      scoring: plan.scoring ?? usualScoring(plan.players),
      clockMinutes: plan.clockMinutes ?? suggestions[0]?.clockMinutes ?? usualClock,
      minutes: Math.max(leastMinutes, Math.round(plan.hours * 60)),
      suggestion: undefined,
    };
  }
  const suggestion = suggestions[plan.suggestion] ?? suggestions[0];
  return (
    suggestion && {
      stages: suggestion.stages,
      scoring: plan.scoring ?? suggestion.scoring,
      clockMinutes: plan.clockMinutes ?? suggestion.clockMinutes,
      minutes: Math.max(leastMinutes, suggestion.end.expected),
      suggestion,
    }
  );
}

/** Points by place are fair only between tables of three and four. */
function usualScoring(players: number): ScoringBody {
  const sizes = tableSizes(players);
  const { type } = defaultScoring(sizes.ok ? sizes.value.sizes : []);
  return { type: type === 'classic' ? type : 'matchpoints' };
}
