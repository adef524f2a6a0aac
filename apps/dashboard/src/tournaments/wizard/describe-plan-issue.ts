import type { Translate } from '@/i18n/translate';
import type { FieldIssue } from '@/ui/form/schema-resolver';
import { describeAsked } from '../core/describe-asked';

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

/** Why a field of the plan is refused, in the reader's language. */
export function describePlanIssue(
  { t, form }: { readonly t: Translate<'tournaments'>; readonly form: Translate<'form'> },
  issue: FieldIssue,
): string {
  const asked = (field: string) =>
    field in asks ? t(`wizard.missing.${asks[field as keyof typeof asks]}`) : undefined;
  return describeAsked({ form, asked }, issue);
}
