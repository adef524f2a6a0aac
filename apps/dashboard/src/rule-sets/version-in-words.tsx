import type { ClubBody } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { Surface } from '@/ui/surface';
import { EditionNote } from './edition-note';
import type { VersionToRead } from './load-rule-sets';
import { PlayWith } from './play-with';
import { RuleSentences } from './rule-sentences';

export interface VersionInWordsProps {
  readonly club: ClubBody;
  /** The address of the club's rules. */
  readonly page: string;
  readonly toRead: VersionToRead;
  readonly heading: string;
}

/** A published version: what it says, where it departs from the rulebook, and what to do with it. */
export async function VersionInWords({ club, page, toRead, heading }: VersionInWordsProps) {
  const t = await getTranslations('ruleSets');
  const { version, reading } = toRead;
  return (
    <Surface className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{heading}</h2>
        <div className="flex flex-wrap gap-2">
          {!version.archived && club.may.includes('tables.create') && (
            <PlayWith clubId={club.id} versionId={version.id} />
          )}
          <Link href={`${page}/versions/${version.id}`} className={buttonClass({ variant: 'quiet' })}>
            {t('readWith')}
          </Link>
          <Link
            href={{ pathname: `${page}/lab`, query: { a: version.id } }}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('lab')}
          </Link>
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RuleSentences reading={reading} />
        <EditionNote edition={reading.edition} />
      </div>
    </Surface>
  );
}
