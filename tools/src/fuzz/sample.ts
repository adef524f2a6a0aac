import { randomUUID } from 'node:crypto';
import type { RandomSource } from '@red-disc/game';

/** As much of JSON Schema as our contracts make. */
export interface JsonSchema {
  readonly type?: string | undefined;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
}

/** Something that is near to what the schema asks for, so that a single flaw in it is all that is wrong. */
export function sampleOf(schema: JsonSchema, random: RandomSource): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[random.below(schema.enum.length)];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return sampleOf(choices[random.below(choices.length)]!, random);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field, random)]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items, random)] : [];
    case 'string':
      return sampleText(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0) + random.below(3);
    case 'boolean':
      return random.below(2) === 0;
    case undefined:
    default:
      return null;
  }
}

function sampleText({ format, minLength = 0 }: JsonSchema): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'email') return 'somebody@club.example';
  if (format === 'date-time') return '2030-01-01T20:00:00Z';
  return 'abcdefgh'.padEnd(minLength, 'x');
}

/** Puts the value at some place of the sample: instead of a field, of an item, or of everything. */
export function replaceSomewhere(sample: unknown, value: unknown, random: RandomSource): unknown {
  if (Array.isArray(sample) && sample.length > 0 && random.below(4) > 0)
    return sample.with(0, replaceSomewhere(sample[0], value, random));
  if (typeof sample === 'object' && sample !== null && random.below(8) > 0) {
    const names = Object.keys(sample);
    if (names.length === 0) return value;
    const name = names[random.below(names.length)]!;
    const inner = (sample as Record<string, unknown>)[name];
    return { ...sample, [name]: replaceSomewhere(inner, value, random) };
  }
  return value;
}
