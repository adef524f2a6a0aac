import { z } from 'zod';
import { isSound, type Stage } from '../formats/stages';
import { fromLocalTime } from '../wizard/local-time';

/** A number that may be left out; not a number while its field is empty. */
export const orNone = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.union([z.null(), z.nan().transform(() => null), schema]);

/** Of a clock in the club's zone; whether the field holds a date does not depend on which. */
export const clockTimeSchema = z.string().refine((local) => fromLocalTime(local, 'UTC') !== undefined);

export const stagesSchema = z.custom<readonly Stage[]>((stages) => isSound(stages as readonly Stage[]));
