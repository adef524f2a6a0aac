import { routes } from '@red-disc/contracts';
import { askGateway } from '@/gateway/gateway';
import type { Translate } from '@/i18n/translate';
import { ruleSetName } from '@/rule-sets/rule-set-name';

export interface RuleChoice {
  readonly value: string;
  readonly label: string;
}

/** The rules an evening can be played by: the club's own in their newest version, then those of the house. */
export async function ruleChoices(t: Translate<'ruleSets'>, clubId: string): Promise<RuleChoice[]> {
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
    ...ofHouse.map((version) => ({ value: version.id, label: ruleSetName(t, version) })),
  ];
}
