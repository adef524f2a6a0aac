import type { EventRulesBody, ResponseOf, routes } from '@red-disc/contracts';
import type { Stage } from '../formats/stages';

export type Suggestion = ResponseOf<typeof routes.suggestTournament>['suggestions'][number];

export type ScoringBody = EventRulesBody['scoring'];

/** Ways to score that need no table of their own. */
export const simpleScorings = [
  'classic',
  'matchpoints',
  'net',
  'wins',
  'margin',
  'uma',
  'raw',
] as const satisfies readonly ScoringBody['type'][];
export type SimpleScoring = (typeof simpleScorings)[number];

/** A rule set to choose, with the rounds of a game where it fixes them. */
export interface RuleSetChoice {
  readonly value: string;
  readonly label: string;
  readonly rounds: number | null;
}

/** What the organiser has said so far. Kept in the browser until the event is made. */
export interface Plan {
  readonly name: string;
  readonly startsAt: string;
  readonly venue: string;
  readonly description: string;
  readonly mode: 'table' | 'online' | 'mixed';
  readonly registration: 'open' | 'invitation' | 'desk';
  readonly cap: number | null;
  readonly players: number;
  readonly boxes: number;
  readonly hours: number;
  readonly ruleSetVersionId: string;
  readonly gameRounds: number;
  readonly suggestion: number;
  /** Parts of one's own; null where a suggestion is taken. */
  readonly own: readonly Stage[] | null;
  /** Null where it follows the table sizes. */
  readonly scoring: ScoringBody | null;
  readonly clockMinutes: number | null;
  readonly listed: boolean;
}

export const steps = ['what', 'numbers', 'format', 'entries', 'review'] as const;
export type Step = (typeof steps)[number];

/** What a saved plan is held against. */
export interface Today {
  readonly initial: Plan;
  readonly ruleSets: readonly RuleSetChoice[];
  /** The club's clock, as the plan writes times. */
  readonly now: string;
}

/** A plan as it was left; what has passed or gone meanwhile is as in a new one. */
export function resumed(saved: Partial<Plan>, { initial, ruleSets, now }: Today): Plan {
  const plan = { ...initial, ...saved };
  const { startsAt, ruleSetVersionId, gameRounds } = initial;
  return {
    ...plan,
    ...(plan.startsAt < now && { startsAt }),
    ...(!ruleSets.some(({ value }) => value === plan.ruleSetVersionId) && { ruleSetVersionId, gameRounds }),
  };
}

/** An emptied field of a number that may be left out is the same as none. */
export function tidy(plan: Plan): Plan {
  const filled = (value: number | null) => (value === null || Number.isNaN(value) ? null : value);
  return { ...plan, cap: filled(plan.cap), clockMinutes: filled(plan.clockMinutes) };
}

/** How many tables of each size: 4 tables of four, 1 of three. */
export function sizeCounts(sizes: readonly number[]): readonly { size: number; tables: number }[] {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts]
    .map(([size, tables]) => ({ size, tables }))
    .sort((one, other) => other.tables - one.tables || other.size - one.size);
}
