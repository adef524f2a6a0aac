import type { Translate } from '@/i18n/translate';
import { describeIssue } from '@/ui/form/describe-issue';
import type { FieldIssue } from '@/ui/form/schema-resolver';

export interface AskedWords {
  readonly form: Translate<'form'>;
  /** What a field asks for, where that says more than the usual words; `custom` is what it asks beside other fields. */
  readonly asked: (field: string, code?: string) => string | undefined;
}

/** Why a field is refused: by what it asks for, else in the words of all forms. */
export function describeAsked({ form, asked }: AskedWords, issue: FieldIssue): string {
  const isText = issue.origin === 'string' || issue.format === 'regex';
  // “Give it a name” would not help whoever gave too long a one.
  const text =
    isText && issue.code !== 'too_small' ? undefined : asked((issue.path ?? []).join('.'), issue.code);
  return text ?? describeIssue(form, issue);
}
