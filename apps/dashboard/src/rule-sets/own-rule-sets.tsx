import type { RuleSetSummary } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { useReading } from '@/i18n/use-reading';
import { formatDate } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';

export interface OwnRuleSetsProps {
  /** The address of the club's rules. */
  readonly page: string;
  readonly ruleSets: readonly RuleSetSummary[];
  readonly timeZone: string;
}

export function OwnRuleSets({ page, ruleSets, timeZone }: OwnRuleSetsProps) {
  const t = useTranslations('ruleSets');
  const reading = useReading(timeZone);
  return (
    <ul className="grid gap-2">
      {ruleSets.map(({ id, name, latest, hasDraft, archived }) => (
        <li key={id}>
          <Link
            href={`${page}/${id}`}
            className="flex min-h-16 items-center gap-4 rounded-3 bg-surface px-5 py-3 text-ink no-underline shadow-1 hover:bg-surface-3"
          >
            <span className="min-w-0 flex-1">
              <b className="block font-display text-lg font-bold wrap-anywhere">{name}</b>
              <span className="text-sm text-ink-2">
                {latest
                  ? t('latest', {
                      number: latest.number,
                      date: formatDate(latest.publishedAt, reading),
                    })
                  : t('neverPublished')}
              </span>
            </span>
            <span className="flex flex-wrap justify-end gap-1">
              {archived && <Badge>{t('archived')}</Badge>}
              {hasDraft && <Badge tone="warn">{t('draft')}</Badge>}
            </span>
            <Icon name="arrowRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
