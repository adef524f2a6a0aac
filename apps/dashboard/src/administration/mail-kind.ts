import type { Translate } from '@/i18n/translate';

const kinds = [
  'notification',
  'club-invitation',
  'confirm-email',
  'email-changed',
  'reset-password',
] as const;

/** What a mail is about, for people; a kind that this page does not know stands as the server calls it. */
export function mailKindName(t: Translate<'administration'>, kind: string): string {
  const known = kinds.find((candidate) => candidate === kind);
  return known ? t(`mails.kinds.${known}`) : kind;
}
