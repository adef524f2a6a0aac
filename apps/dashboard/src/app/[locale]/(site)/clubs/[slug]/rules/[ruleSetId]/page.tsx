import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Link } from '@/i18n/navigation';
import { CompareVersions } from '@/rule-sets/compare-versions';
import { DraftNotice } from '@/rule-sets/draft-notice';
import { loadRuleSet, loadVersion } from '@/rule-sets/load-rule-sets';
import { RuleSetActions } from '@/rule-sets/rule-set-actions';
import { VersionInWords } from '@/rule-sets/version-in-words';
import { VersionList } from '@/rule-sets/version-list';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';

type Props = PageProps<'/[locale]/clubs/[slug]/rules/[ruleSetId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ruleSetId } = await params;
  const club = await requireClub(slug, `/rules/${ruleSetId}`, 'rule-sets.read');
  return { title: (await loadRuleSet(club.id, ruleSetId)).name };
}

/** One rule set: what holds now, what is being changed, and how it came to be. */
export default async function RuleSetPage({ params, searchParams }: Props) {
  const { slug, ruleSetId } = await params;
  const { from, to } = await searchParams;
  const rulesPage = `/clubs/${slug}/rules`;
  const page = `${rulesPage}/${ruleSetId}`;
  const club = await requireClub(slug, `/rules/${ruleSetId}`, 'rule-sets.read');
  const ruleSet = await loadRuleSet(club.id, ruleSetId);
  const t = await getTranslations('ruleSets');
  const mayWrite = club.may.includes('rule-sets.write');
  const [newest, earlier] = ruleSet.versions;
  const chosen = (asked: string | string[] | undefined, fallback: string | undefined) =>
    ruleSet.versions.find(({ id }) => id === asked)?.id ?? fallback;
  return (
    <div className="mx-auto grid max-w-5xl gap-8 px-4 pt-7 pb-16 sm:px-8">
      <header className="grid gap-3">
        <Link href={rulesPage} className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start">
          <Icon name="arrowLeft" />
          {t('title')}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{ruleSet.name}</h1>
          {ruleSet.archived && <Badge>{t('archived')}</Badge>}
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            {!ruleSet.draft && !ruleSet.archived && (
              <Link href={`${page}/edit`} className={buttonClass({ size: 'sm' })}>
                {t('change')}
              </Link>
            )}
            <RuleSetActions
              clubId={club.id}
              ruleSet={{ id: ruleSet.id, name: ruleSet.name, archived: ruleSet.archived }}
            />
          </div>
        )}
      </header>
      <DraftNotice club={club} ruleSet={ruleSet} page={page} />
      {newest && (
        <VersionInWords
          club={club}
          page={rulesPage}
          toRead={await loadVersion(club.id, newest.id)}
          heading={t('holdsNow', { number: newest.number })}
        />
      )}
      {newest && <VersionList page={rulesPage} versions={ruleSet.versions} timeZone={club.timeZone} />}
      {newest && earlier && (
        <CompareVersions
          clubId={club.id}
          versions={ruleSet.versions}
          from={chosen(from, earlier.id)!}
          to={chosen(to, newest.id)!}
        />
      )}
    </div>
  );
}
