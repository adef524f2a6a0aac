import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardSprite } from '@/cards/card-sprite';
import { requireClub } from '@/clubs/find-club';
import { Link } from '@/i18n/navigation';
import { KeepOffline } from '@/offline/keep-offline';
import { EditionNote } from '@/rule-sets/edition-note';
import { loadVersion } from '@/rule-sets/load-rule-sets';
import { PlayWith } from '@/rule-sets/play-with';
import { RuleSentences } from '@/rule-sets/rule-sentences';
import { ruleSetName } from '@/rule-sets/rule-set-name';
import { EveryRule } from '@/rules/every-rule';
import { PrintButton } from '@/rules/print-button';
import { RulesInBrief } from '@/rules/rules-in-brief';
import { variantMarks } from '@/rules/variant-marks';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';

type Props = PageProps<'/[locale]/clubs/[slug]/rules/versions/[versionId]'>;

async function load({ params }: Props) {
  const { slug, versionId } = await params;
  const rulesPage = `/clubs/${slug}/rules`;
  const club = await requireClub(slug, `/rules/versions/${versionId}`, 'rule-sets.read');
  const { version, reading } = await loadVersion(club.id, versionId);
  const t = await getTranslations('ruleSets');
  const name = ruleSetName(t, version);
  // The house's rules change with a release, and hardly ever: their numbers tell players nothing.
  const title =
    version.preset === null
      ? t('read.title', { name, number: version.number })
      : t('read.houseTitle', { name });
  return { rulesPage, club, version, reading, title };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).title };
}

/** The rules to read, with what holds in this club marked. They print, and are kept for when there is no network. */
export default async function VersionPage(props: Props) {
  const { rulesPage, club, version, reading, title } = await load(props);
  const t = await getTranslations('ruleSets');
  const rules = await getTranslations('rules');
  return (
    <div className="mx-auto max-w-6xl px-4 pt-7 pb-16 sm:px-8 print:p-0">
      <CardSprite />
      <KeepOffline />
      <header className="grid gap-3">
        <Link
          href={version.preset === null ? `${rulesPage}/${version.ruleSetId}` : rulesPage}
          className="link inline-flex min-h-6 items-center gap-1.5 justify-self-start print:hidden"
        >
          <Icon name="arrowLeft" />
          {version.preset === null ? version.name : t('title')}
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
            <p className="mt-2 text-lg text-ink-2">{t('read.lead', { club: club.name })}</p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            {!version.archived && club.may.includes('tables.create') && (
              <PlayWith clubId={club.id} versionId={version.id} />
            )}
            {club.may.includes('rule-sets.write') && (
              <Link
                href={{ pathname: `${rulesPage}/new`, query: { from: version.id } }}
                className={buttonClass({ variant: 'quiet' })}
              >
                {t('read.makeOwn')}
              </Link>
            )}
            <PrintButton label={rules('print')} />
          </div>
        </div>
        {version.archived && <p className="text-ink-2">{t('read.archivedText')}</p>}
        {version.note && <p className="max-w-[44rem] text-pretty whitespace-pre-line">{version.note}</p>}
      </header>
      <Surface className="mt-6 grid gap-5 print:p-0 print:shadow-none">
        <h2 className="text-2xl">{t('asWePlay', { club: club.name })}</h2>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RuleSentences reading={reading} />
          <EditionNote edition={reading.edition} />
        </div>
      </Surface>
      <RulesInBrief />
      <EveryRule variant={{ club: club.name, marks: variantMarks(reading) }} />
    </div>
  );
}
