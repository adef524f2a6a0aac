import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { RawIssue } from './describe-issue';

/** Zod finds an issue at a place of the values; who describes it may look at which. */
export interface FieldIssue extends RawIssue {
  readonly path?: readonly PropertyKey[] | undefined;
}

/** Checks a form by a schema. Zod comes with the first check and not with the page. */
export function schemaResolver<Values extends FieldValues>(
  load: () => z.ZodType<unknown, Values> | Promise<z.ZodType<unknown, Values>>,
  describe: (issue: FieldIssue) => string,
): Resolver<Values> {
  return async (values, context, rest) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    const { errors } = await zodResolver(schema, { error: describe })(values, context, rest);
    // Defaults and trimming are the contract's: what was typed is kept as it is and parsed again when it is sent.
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
