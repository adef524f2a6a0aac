import type { ApiError } from '@red-disc/contracts';

export interface KnownFields<Field extends string> {
  /** With dots where they lie deeper, as in `rules.clockMinutes`. */
  readonly fields: readonly Field[];
  /** What the form calls otherwise than the contract. */
  readonly renamed?: Readonly<Record<string, Field>>;
}

/** The fields of a form that the server finds wrong; only it can judge some, such as a rule set that is gone. */
export function wrongByServer<Field extends string>(
  { issues = [] }: Pick<ApiError, 'issues'>,
  { fields, renamed = {} }: KnownFields<Field>,
): readonly Field[] {
  const named = issues.flatMap(({ path }) => {
    const place = `.${path.map((part) => renamed[part] ?? part).join('.')}.`;
    return fields.filter((field) => place.includes(`.${field}.`));
  });
  return [...new Set(named)];
}
