import { getTranslations } from 'next-intl/server';
import { loadRuleSet, loadRuleSets } from '@/rule-sets/load-rule-sets';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import type { LabSide } from './side';

/** Everything a club can try out: the house's rules, all its own versions, and its drafts. */
export async function loadSides(clubId: string): Promise<LabSide[]> {
  const t = await getTranslations('ruleSets');
  const { house, own } = await loadRuleSets(clubId);
  const sets = await Promise.all(own.map(({ id }) => loadRuleSet(clubId, id)));
  return [
    ...house.map((version) => ({
      type: 'version' as const,
      versionId: version.id,
      name: t('ofHouse', { name: ruleSetName(t, version) }),
    })),
    ...sets.flatMap(({ id, name, versions, draft }) => [
      ...(draft ? [{ type: 'draft' as const, ruleSetId: id, name: t('draftOf', { name }) }] : []),
      ...versions.map((version) => ({
        type: 'version' as const,
        versionId: version.id,
        name: t('ofClub', { name, number: version.number }),
      })),
    ]),
  ];
}
