import { getTranslations } from 'next-intl/server';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { seasons, type Season } from './season';

export interface SeasonLinksProps {
  readonly path: string;
  readonly season: Season;
  /** What else the address says, and keeps saying. */
  readonly query?: Readonly<Record<string, string>>;
}

/** From when on games count. */
export async function SeasonLinks({ path, season, query = {} }: SeasonLinksProps) {
  const t = await getTranslations('results');
  return (
    <nav aria-label={t('season')} className="flex flex-wrap gap-2">
      {seasons.map((choice) => (
        <Link
          key={choice}
          href={{ pathname: path, query: { ...query, season: choice } }}
          aria-current={choice === season ? 'true' : undefined}
          className={buttonClass({ variant: choice === season ? 'primary' : 'quiet' })}
        >
          {t(`seasons.${choice}`)}
        </Link>
      ))}
    </nav>
  );
}
