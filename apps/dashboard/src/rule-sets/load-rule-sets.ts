import { routes, type ResponseOf, type RuleSetBody } from '@red-disc/contracts';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { askGateway } from '@/gateway/gateway';

export type VersionToRead = ResponseOf<typeof routes.getRuleSetVersion>;

export async function loadRuleSets(clubId: string) {
  const [house, own] = await Promise.all([
    askGateway(routes.listHouseRuleSets, {}),
    askGateway(routes.listRuleSets, { params: { clubId } }),
  ]);
  return {
    house: house.ok ? house.value.versions : [],
    own: own.ok ? own.value.ruleSets : [],
    isLost: !house.ok || !own.ok,
  };
}

export const loadRuleSet = cache(async (clubId: string, ruleSetId: string): Promise<RuleSetBody> => {
  const answer = await askGateway(routes.getRuleSet, { params: { clubId, ruleSetId } });
  return answer.ok ? answer.value : notFound();
});

export const loadVersion = cache(async (clubId: string, versionId: string): Promise<VersionToRead> => {
  const answer = await askGateway(routes.getRuleSetVersion, {
    params: { clubId, versionId },
    query: { language: await getLocale() },
  });
  return answer.ok ? answer.value : notFound();
});

/** What is different in one version compared with another, in the reader's language. */
export async function loadChanges(clubId: string, versionId: string, since: string) {
  const answer = await askGateway(routes.compareVersions, {
    params: { clubId, versionId },
    query: { since, language: await getLocale() },
  });
  return answer.ok ? answer.value.changes : undefined;
}
