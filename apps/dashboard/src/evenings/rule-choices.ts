import { routes } from '@red-disc/contracts';
import { askGateway } from '@/gateway/gateway';
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

export interface RuleChoice {
  readonly value: string;
  readonly label: string;
}

/** The rules an evening can be played by: the club's own in their newest version, then those of the house. */
export async function ruleChoices(t: Translate<'tables'>, clubId: string): Promise<RuleChoice[]> {
  const [house, own] = await Promise.all([
    askGateway(routes.listHouseRuleSets, {}),
    askGateway(routes.listRuleSets, { params: { clubId } }),
  ]);
  const ofClub = own.ok ? own.value.ruleSets : [];
  const ofHouse = house.ok ? house.value.versions : [];
  return [
    ...ofClub.flatMap(({ name, latest, archived, preset }) =>
      latest && !archived && preset === null ? [{ value: latest.id, label: name }] : [],
    ),
    ...ofHouse.map(({ id, name, preset }) => ({ value: id, label: ruleName(t, { name, preset }) })),
  ];
}

/** Rules of the house have their names in the catalogues. */
export function ruleName(
  t: Translate<'tables'>,
  { name, preset }: { readonly name: string; readonly preset: string | null },
): string {
  const known = houseNames.find((id) => (preset ?? name).endsWith(id));
  return known && (preset !== null || name === known) ? t(`presets.${known}`) : name;
}
