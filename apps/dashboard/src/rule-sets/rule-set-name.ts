import type { Translate } from '@/i18n/translate';

const houseNames = [
  'english',
  'german',
  'house',
  'kids',
  'limit-66',
  'limit-77',
  'one-round',
  'duel',
] as const;

/**
 * A rule set's name for people: those of the house have theirs in the catalogues. Where it is not told whether it is
 * one, its name decides.
 */
export function ruleSetName(
  t: Translate<'ruleSets'>,
  { name, preset }: { readonly name: string; readonly preset?: string | null },
): string {
  const known = houseNames.find((id) => (preset === undefined ? name === id : preset?.endsWith(`/${id}`)));
  return known ? t(`presets.${known}`) : name;
}
