import type { Issue } from '@red-disc/contracts';
import type { z } from 'zod';
import { ApiException } from '../errors/api-exception.js';

const issuesShown = 10;

/** The parsed value, or a refusal that names the fields; what was sent is never echoed. */
export function parseOrThrow(schema: z.ZodType, value: unknown, ...at: string[]): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiException({ code: 'INVALID', issues: issuesOf(parsed.error, at) });
}

function issuesOf(error: z.ZodError, at: readonly string[]): Issue[] {
  return error.issues.slice(0, issuesShown).map((issue) => ({
    path: [...at, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))].map(
      shortened,
    ),
    code: issue.code,
  }));
}

/** A key of a record can be anything a client makes up. */
function shortened(part: string | number): string | number {
  return typeof part === 'string' ? part.slice(0, 64) : part;
}
