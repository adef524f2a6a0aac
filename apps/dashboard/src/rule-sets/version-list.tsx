import type { RuleSetVersionBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { useReading } from '@/i18n/use-reading';
import { formatDate } from '@/i18n/when';

export interface VersionListProps {
  readonly page: string;
  readonly versions: readonly RuleSetVersionBody[];
  readonly timeZone: string;
}

/** Every version there was: published ones never change, games that were played by them keep them. */
export function VersionList({ page, versions, timeZone }: VersionListProps) {
  const t = useTranslations('ruleSets');
  const reading = useReading(timeZone);
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="text-2xl">
        {t('versions')}
      </h2>
      <p className="mt-1 text-ink-2">{t('versionsText')}</p>
      <ol className="mt-3" reversed>
        {versions.map(({ id, number, publishedAt, note }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-1 border-t border-line py-3 sm:grid-cols-[9rem_12rem_minmax(0,1fr)]"
          >
            <Link href={`${page}/versions/${id}`} className="link justify-self-start font-[650]">
              {t('version', { number })}
            </Link>
            <time dateTime={publishedAt} className="text-ink-2">
              {formatDate(publishedAt, reading)}
            </time>
            {note && <p className="text-pretty whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
