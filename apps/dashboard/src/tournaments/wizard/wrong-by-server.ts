import type { ApiError } from '@red-disc/contracts';
import type { Plan } from './plan';
import { fieldsOf } from './plan-schema';

/** What the plan calls otherwise than the event that is made of it. */
const renamed: Readonly<Record<string, keyof Plan>> = {
  nominalRounds: 'gameRounds',
  stages: 'own',
  maxTables: 'boxes',
  minutes: 'hours',
};

/** The fields of the plan that the server finds wrong; only it can judge some, such as a rule set that is gone. */
export function wrongByServer({ issues = [] }: Pick<ApiError, 'issues'>): readonly (keyof Plan)[] {
  const known = Object.values(fieldsOf).flat();
  const named = issues.flatMap(({ path }) =>
    path.flatMap((part) => {
      const field = renamed[String(part)] ?? known.find((name) => name === part);
      return field ? [field] : [];
    }),
  );
  return [...new Set(named)];
}
