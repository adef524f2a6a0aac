import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireClub } from '@/clubs/find-club';
import { Link } from '@/i18n/navigation';
import { HouseRuleSets } from '@/rule-sets/house-rule-sets';
import { loadRuleSets } from '@/rule-sets/load-rule-sets';
import { OwnRuleSets } from '@/rule-sets/own-rule-sets';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ruleSets');
  return { title: t('title') };
}

/** The rules a club plays by: its own, then those of the house. */
export default async function ClubRulesPage({
  params,
  searchParams,
}: PageProps<'/[locale]/clubs/[slug]/rules'>) {
  const { slug } = await params;
  const showsArchived = (await searchParams)['show'] === 'archived';
  const page = `/clubs/${slug}/rules`;
  const club = await requireClub(slug, '/rules', 'rule-sets.read');
  const t = await getTranslations('ruleSets');
  const { house, own, isLost } = await loadRuleSets(club.id);
  const mayWrite = club.may.includes('rule-sets.write');
  const shown = own.filter(({ archived }) => archived === showsArchived);
  const hasArchived = own.some(({ archived }) => archived);
  return (
    <div className="mx-auto grid max-w-5xl gap-10 px-4 pt-7 pb-16 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
          <p className="mt-2 max-w-[40rem] text-lg text-pretty text-ink-2">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link href={`${page}/lab`} className={buttonClass({ variant: 'quiet' })}>
            {t('lab')}
          </Link>
          {mayWrite && (
            <Link href={`${page}/new`} className={buttonClass({ variant: 'primary' })}>
              <Icon name="plus" />
              {t('new')}
            </Link>
          )}
        </div>
      </header>
      <section aria-labelledby="own" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="own" className="text-2xl">
            {t(showsArchived ? 'archivedTitle' : 'ownTitle')}
          </h2>
          {(hasArchived || showsArchived) && (
            <Link
              href={showsArchived ? page : { pathname: page, query: { show: 'archived' } }}
              className="link"
            >
              {t(showsArchived ? 'showCurrent' : 'showArchived')}
            </Link>
          )}
        </div>
        {shown.length > 0 ? (
          <OwnRuleSets page={page} ruleSets={shown} timeZone={club.timeZone} />
        ) : (
          <EmptyState
            title={t(isLost ? 'lost' : showsArchived ? 'noneArchived' : 'noneOwn')}
            text={t(isLost ? 'lostText' : showsArchived ? 'noneArchivedText' : 'noneOwnText')}
          >
            {mayWrite && !showsArchived && !isLost ? (
              <Link href={`${page}/new`} className={buttonClass()}>
                {t('new')}
              </Link>
            ) : (
              <Link href="/rules" className={buttonClass()}>
                {t('readRules')}
              </Link>
            )}
          </EmptyState>
        )}
      </section>
      <HouseRuleSets page={page} versions={house} />
    </div>
  );
}
