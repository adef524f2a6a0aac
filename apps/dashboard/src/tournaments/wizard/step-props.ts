import type { Plan } from './plan';

/** What every step of the wizard is handed. */
export interface StepProps {
  readonly plan: Plan;
  readonly change: (changes: Partial<Plan>) => void;
  /** What is still missing, by the name of its text. */
  readonly missing: string | undefined;
}
