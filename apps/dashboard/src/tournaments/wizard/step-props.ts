import type { Missing, Plan } from './plan';

/** What every step of the wizard is handed. */
export interface StepProps {
  readonly plan: Plan;
  readonly change: (changes: Partial<Plan>) => void;
  /** What is still missing, once somebody has tried to go on. */
  readonly missing: readonly Missing[];
}
