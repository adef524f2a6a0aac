'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { useTournament } from '../core/tournament-provider';
import { byName } from '../people/find-people';
import { hasLeft, whoIsIn } from '../people/who-is-in';

/** Everybody with a place, so that the list counts what the event's facts count, and says who of them has left. */
export function Entrants() {
  const t = useTranslations('tournaments');
  const locale = useLocale();
  const { params, page, mayDirect } = useTournament();
  const { data } = useApi(routes.listEntrants, { params });
  if (!data) return null;
  const { placed, left, standby } = whoIsIn(byName(data.entrants, locale));
  const names = new Intl.ListFormat(locale);
  return (
    <section aria-labelledby="entrants" className="grid gap-3">
      <div>
        <h2 id="entrants" className="text-xl">
          {t('overview.entrants', { count: placed.length })}
        </h2>
        {left > 0 && <p className="text-ink-2">{t('overview.left', { left })}</p>}
      </div>
      {placed.length === 0 ? (
        <p className="text-ink-2">
          {t('overview.nobody')}{' '}
          {mayDirect && (
            <Link href={`${page}/people`} className="link">
              {t('go.people')}
            </Link>
          )}
        </p>
      ) : (
        <ul className="columns-[9rem] gap-6 sm:columns-3">
          {placed.map((entrant) => (
            <li
              key={entrant.id}
              className="flex break-inside-avoid items-center gap-2 border-b border-line py-1"
            >
              <span className={cx('min-w-0 flex-1 wrap-anywhere', hasLeft(entrant) && 'text-ink-2')}>
                {entrant.name}
              </span>
              {hasLeft(entrant) && <span className="text-sm text-ink-2">{t('overview.hasLeft')}</span>}
              {entrant.attends === 'online' && <Icon name="screen" />}
              {entrant.status === 'checkedIn' && <Icon name="check" className="text-ok" />}
            </li>
          ))}
        </ul>
      )}
      {standby.length > 0 && (
        <p className="text-ink-2">
          {t('overview.standby', { names: names.format(standby.map(({ name }) => name)) })}
        </p>
      )}
    </section>
  );
}
