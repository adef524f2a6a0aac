import type { Plan } from './plan';
import type { PlanForm } from './use-plan';

/** What every step of the wizard is handed. */
export interface StepProps {
  readonly form: PlanForm;
  readonly plan: Plan;
  /** For what is no single field of the page. */
  readonly change: (changes: Partial<Plan>) => void;
}
