import { routes, tournamentDetailsSchema, tournamentSetupSchema } from '@red-disc/contracts';
import { z } from 'zod';
import { clockTimeSchema, orNone, stagesSchema } from '../core/field-schemas';
import { steps, type Plan, type Step } from './plan';

const { name, mode, registration, cap, ruleSetVersionId, rules } = tournamentSetupSchema.shape;
const { venue, description, listed } = tournamentDetailsSchema.shape;
const { nominalRounds, clockMinutes, scoring } = rules.unwrap().shape;
const { players, boxes } = routes.suggestTournament.body.shape;

/** As many as one box of the game serves. */
const seatsOfBox = 6;

/** The event that a plan will be, by the contracts; what they cannot know of a plan stands behind. */
const planSchema = z
  .object({
    name,
    startsAt: clockTimeSchema,
    venue,
    description,
    mode: mode.unwrap(),
    players,
    boxes: z.custom<number>(() => true),
    hours: z.number().min(0.5).max(24),
    ruleSetVersionId,
    gameRounds: nominalRounds.unwrap(),
    suggestion: z.int(),
    own: stagesSchema.nullable(),
    scoring: scoring.unwrap().nullable(),
    clockMinutes: orNone(clockMinutes.unwrap()),
    registration: registration.unwrap(),
    cap: orNone(cap.unwrap().unwrap()),
    listed,
  } satisfies Record<keyof Plan, z.ZodType>)
  .refine(hasBoxes, { path: ['boxes'], when: () => true });

/** Boxes bind only where everybody sits in the room. */
function hasBoxes(plan: Pick<Plan, 'mode' | 'players' | 'boxes'>): boolean {
  if (plan.mode !== 'table') return true;
  const given = boxes.unwrap().safeParse(plan.boxes);
  return given.success && !(given.data * seatsOfBox < plan.players);
}

/** What must hold before an event can be made: of the plan, and that something fits it. */
export function schemaOf(hasChoice: boolean): z.ZodType<Plan, Plan> {
  return planSchema.refine(({ own }) => hasChoice || own !== null, {
    path: ['suggestion'],
    when: () => true,
  });
}

/** The fields of each step, in their order on the page. */
export const fieldsOf: Readonly<Record<Step, readonly (keyof Plan)[]>> = {
  what: ['name', 'startsAt', 'venue', 'description'],
  numbers: ['mode', 'players', 'boxes', 'hours', 'ruleSetVersionId', 'gameRounds'],
  format: ['suggestion', 'own', 'clockMinutes', 'scoring'],
  entries: ['registration', 'cap', 'listed'],
  review: [],
};

export const planFields = Object.values(fieldsOf).flat();

/** What the plan calls otherwise than the event that is made of it. */
export const renamed: Readonly<Record<string, keyof Plan>> = {
  nominalRounds: 'gameRounds',
  stages: 'own',
  maxTables: 'boxes',
  minutes: 'hours',
};

/** The fields that are missing or wrong, all at once. */
export function wrongFields(plan: Plan, hasChoice: boolean): readonly (keyof Plan)[] {
  const { error } = schemaOf(hasChoice).safeParse(plan);
  return [...new Set(error?.issues.map(({ path }) => path[0] as keyof Plan))];
}

/** The first step one of whose fields is among these; the last one if none is. */
export function firstStepWith(fields: readonly string[]): number {
  const found = steps.findIndex((step) => fieldsOf[step].some((field) => fields.includes(field)));
  return found < 0 ? steps.length - 1 : found;
}
