import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { requireClub } from '@/clubs/find-club';
import { Link } from '@/i18n/navigation';
import { RulesEditor } from '@/rule-sets/editor/rules-editor';
import { loadRuleSet, loadRuleSets, loadVersion } from '@/rule-sets/load-rule-sets';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { Icon } from '@/ui/icon';

type Props = PageProps<'/[locale]/clubs/[slug]/rules/[ruleSetId]/edit'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ruleSets');
  return { title: t('change') };
}

export default async function EditRuleSetPage({ params }: Props) {
  const { slug, ruleSetId } = await params;
  const page = `/clubs/${slug}/rules/${ruleSetId}`;
  const club = await requireClub(slug, `/rules/${ruleSetId}/edit`, 'rule-sets.write');
  const ruleSet = await loadRuleSet(club.id, ruleSetId);
  const { draft, versions, latest } = ruleSet;
  const source = draft ?? versions[0] ?? notFound();
  const { game, rules, timing } = source;
  const t = await getTranslations('ruleSets');
  const before = latest ? await loadVersion(club.id, latest.id) : undefined;
  // What was never published is compared with the rulebook.
  const reference = before?.version ?? (await loadRuleSets(club.id)).house[0] ?? notFound();
  const name = before ? t('version', { number: before.version.number }) : ruleSetName(t, reference);
  return (
    <div className="mx-auto grid max-w-[90rem] gap-6 px-4 pt-7 pb-16 sm:px-8">
      <header className="grid gap-2">
        <Link href={page} className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start">
          <Icon name="arrowLeft" />
          {ruleSet.name}
        </Link>
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{ruleSet.name}</h1>
        <p className="text-lg text-ink-2">{t('editText')}</p>
      </header>
      <RulesEditor
        clubId={club.id}
        page={page}
        ruleSet={{ id: ruleSet.id, name: ruleSet.name, latest }}
        content={{ game, rules, timing, note: draft?.note ?? '' }}
        revision={draft?.revision ?? 0}
        before={before?.reading}
        baseline={{ type: 'version', versionId: reference.id, name }}
        maySimulate={club.may.includes('rule-sets.simulate')}
      />
    </div>
  );
}
