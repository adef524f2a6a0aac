import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { loadTournament } from '@/tournaments/core/load-tournament';
import { Overview } from '@/tournaments/overview/overview';

type Props = PageProps<'/[locale]/clubs/[slug]/tournaments/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, id } = await params;
  return { title: (await loadTournament(slug, id)).tournament.name };
}

export default async function TournamentPage({ params, searchParams }: Props) {
  const { slug, id } = await params;
  const { invitation } = await searchParams;
  const { tournament } = await loadTournament(slug, id);
  const names = await getTranslations('ruleSets');
  const house = await askGateway(routes.listHouseRuleSets, {});
  const version = house.ok && house.value.versions.find((one) => one.id === tournament.ruleSetVersionId);
  return (
    <Overview
      invitation={typeof invitation === 'string' ? invitation : undefined}
      rulesName={version ? ruleSetName(names, version) : tournament.ruleSetName}
    />
  );
}
