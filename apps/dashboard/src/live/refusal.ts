import type { ApiError } from '@red-disc/contracts';
import type { Messages } from '@/i18n/catalogues';
import type { Translate } from '@/i18n/translate';

/** Why a table turned something down, for people: by its finer reason, else by its code, else the general sentence. */
export function refusalText(t: Translate<'tableRefusal'>, { code, reason }: ApiError): string {
  const candidates = [reason ?? code, code] as (keyof Messages['tableRefusal'])[];
  return t(candidates.find((candidate) => t.has(candidate)) ?? 'other');
}
