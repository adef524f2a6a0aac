import type { ApiError } from '@red-disc/contracts';
import type { Translate } from '@/i18n/translate';

const explained = ['NOT_READY', 'TOO_FEW_PLAYERS', 'TABLE_FULL', 'SEAT_TAKEN', 'TOO_MANY', 'RETRY'] as const;

/** A refusal for people; whatever has no sentence of its own gets the general one. */
export function refusalText(t: Translate<'tables'>, { code, reason }: ApiError): string {
  const known = explained.find((candidate) => candidate === (reason ?? code));
  return t(`refusal.${known ?? 'other'}`);
}
