import type { Translate } from '@/i18n/translate';
import { describeIssue, type RawIssue } from '@/ui/form/describe-issue';

/** What a field of the plan asks for, where its bounds say more than the usual words. */
const asks = {
  name: 'name',
  startsAt: 'startsAt',
  players: 'players',
  boxes: 'boxes',
  hours: 'hours',
  gameRounds: 'gameRounds',
  suggestion: 'suggestion',
  own: 'parts',
  clockMinutes: 'clock',
  cap: 'cap',
} as const;

export interface PlanIssue extends RawIssue {
  readonly path?: readonly PropertyKey[] | undefined;
}

/** Why a field of the plan is refused, in the reader's language. */
export function describePlanIssue(
  { t, form }: { readonly t: Translate<'tournaments'>; readonly form: Translate<'form'> },
  issue: PlanIssue,
): string {
  const field = issue.path?.[0];
  const isText = issue.origin === 'string' || issue.format === 'regex';
  // “Give it a name” would not help whoever gave too long a one.
  if (typeof field !== 'string' || !(field in asks) || (isText && issue.code !== 'too_small'))
    return describeIssue(form, issue);
  return t(`wizard.missing.${asks[field as keyof typeof asks]}`);
}
