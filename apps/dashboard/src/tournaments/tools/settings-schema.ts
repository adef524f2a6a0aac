import { tournamentDetailsSchema, tournamentSetupSchema, type EventRulesBody } from '@red-disc/contracts';
import type { FieldPath } from 'react-hook-form';
import { z } from 'zod';
import { clockTimeSchema, orNone, stagesSchema } from '../core/field-schemas';

const { venue, description, listed } = tournamentDetailsSchema.shape;
const { name, registration, cap, rules } = tournamentSetupSchema.shape;
const { maxTables, clockMinutes, maxByes, correctionHours, byePoints, lateEntryPoints, noShow } =
  rules.unwrap().shape;
const { graceMinutes, absentMinutes } = noShow.unwrap().shape;
const wholeCap = cap.unwrap().unwrap();
const wholeTables = maxTables.unwrap().unwrap();

/** What is told about the event. */
export const detailsSchema = z.object({ startsAt: clockTimeSchema, venue, description, listed });
export type DetailsValues = z.input<typeof detailsSchema>;
export const detailsFields = [
  'startsAt',
  'venue',
  'description',
] as const satisfies readonly FieldPath<DetailsValues>[];

/** Half of Europe writes 2,75. */
const points = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.replace(',', '.').trim())
    .pipe(schema);

/** How it is played. */
export const playSchema = z.object({
  name,
  registration: registration.unwrap(),
  cap: orNone(wholeCap),
  rules: rules
    .unwrap()
    .safeExtend({
      maxTables: orNone(wholeTables),
      byePoints: points(byePoints.unwrap()),
      lateEntryPoints: points(lateEntryPoints.unwrap()),
    })
    .required(),
});
export interface PlayValues {
  readonly name: string;
  readonly registration: z.output<typeof registration>;
  readonly cap: number | null;
  readonly rules: EventRulesBody;
}

export const partsSchema = z.object({ stages: stagesSchema });
export type PartsValues = z.input<typeof partsSchema>;

const boundsOf = ({ minValue, maxValue }: z.ZodNumber) => ({ min: minValue ?? 0, max: maxValue ?? 0 });

/** The bounds of the whole numbers, by the contracts: the page shows them and writes none of its own. */
export const bounds = {
  cap: boundsOf(wholeCap),
  'rules.clockMinutes': boundsOf(clockMinutes.unwrap()),
  'rules.maxTables': boundsOf(wholeTables),
  'rules.maxByes': boundsOf(maxByes.unwrap()),
  'rules.correctionHours': boundsOf(correctionHours.unwrap()),
  'rules.noShow.graceMinutes': boundsOf(graceMinutes),
  'rules.noShow.absentMinutes': boundsOf(absentMinutes),
} as const satisfies Partial<Record<FieldPath<PlayValues>, unknown>>;
export type WholeName = keyof typeof bounds;

export const exactNames = ['rules.byePoints', 'rules.lateEntryPoints'] as const;

/** Those with a place for what the server says; whatever else it refuses stands above the button. */
export const playFields = [
  'name',
  'registration',
  ...(Object.keys(bounds) as WholeName[]),
  ...exactNames,
  'rules.overtime',
  'rules.missingAtCheckIn',
  'rules.shortTablePolicy',
  'rules.scoring',
  'rules.chain',
  'rules.prefer',
  'rules.noShow.replaceBy',
  'rules.noShow.fewestAtTable',
] as const satisfies readonly FieldPath<PlayValues>[];
