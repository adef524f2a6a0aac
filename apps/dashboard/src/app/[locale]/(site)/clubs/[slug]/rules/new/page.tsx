import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { loadRuleSets } from '@/rule-sets/load-rule-sets';
import { NewRuleSet } from '@/rule-sets/new-rule-set';
import { ruleSetName } from '@/rule-sets/rule-set-name';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ruleSets');
  return { title: t('new') };
}

export default async function NewRuleSetPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/rules/new'>) {
  const { slug } = await params;
  const { from } = await searchParams;
  const page = `/clubs/${slug}/rules`;
  const club = await requireClub(slug, '/rules/new', 'rule-sets.write');
  const t = await getTranslations('ruleSets');
  const { house, own } = await loadRuleSets(club.id);
  const origins = [
    ...house.map((version) => ({
      value: version.id,
      label: t('ofHouse', { name: ruleSetName(t, version) }),
    })),
    ...own.flatMap(({ name, latest }) =>
      latest ? [{ value: latest.id, label: t('ofClub', { name, number: latest.number }) }] : [],
    ),
  ];
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-4 pt-7 pb-16">
      <div>
        <h1 className="text-3xl">{t('newTitle')}</h1>
        <p className="mt-2 text-pretty text-ink-2">{t('newText')}</p>
      </div>
      <div className="rounded-4 bg-surface p-5 shadow-2 sm:p-8">
        <NewRuleSet
          clubId={club.id}
          page={page}
          origins={origins}
          from={origins.find(({ value }) => value === from)?.value ?? origins[0]?.value ?? ''}
        />
      </div>
    </div>
  );
}
