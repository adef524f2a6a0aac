'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { useReading } from '@/i18n/use-reading';
import { formatMoment } from '@/i18n/when';
import { Icon } from '@/ui/icon';
import { Surface } from '@/ui/surface';
import { stateName } from './state-name';
import { troubles } from './troubles';

export type OverviewBody = ResponseOf<typeof routes.getOverview>;

/** What needs somebody first, then how much of everything there is. Asked again while the page is open. */
export function Overview({ initial }: { readonly initial: OverviewBody }) {
  const t = useTranslations('administration');
  const format = useFormatter();
  const reading = useReading();
  const { data: overview = initial, isError } = useApi(
    routes.getOverview,
    {},
    { initial, refetchMs: 10_000 },
  );
  const found = troubles(overview);
  const facts = [
    { key: 'version', value: overview.version },
    {
      key: 'startedAt',
      value: formatMoment(overview.startedAt, reading),
    },
    { key: 'memory', value: t('megabytes', { figure: overview.memoryMb }) },
    { key: 'database', value: t('milliseconds', { figure: Math.round(overview.databaseMs * 10) / 10 }) },
  ] as const;
  const amounts = [
    { key: 'accounts', value: overview.users.accounts, href: '/administration/users?kind=account' },
    { key: 'guests', value: overview.users.guests, href: '/administration/users?kind=guest' },
    { key: 'blocked', value: overview.users.blocked, href: '/administration/users?state=blocked' },
    { key: 'clubs', value: overview.clubs, href: '/administration/clubs' },
  ] as const;
  const counted = [
    { key: 'tables', counts: overview.tables, href: '/administration/tables' },
    { key: 'jobs', counts: overview.jobs, href: '/administration/jobs' },
    { key: 'mails', counts: overview.mails, href: '/administration/mails' },
  ] as const;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="needs" className="grid gap-2">
        <h2 id="needs" className="text-xl">
          {t('needsYou')}
        </h2>
        {isError && <Trouble text={t('lost')} href="/administration" />}
        {found.map(({ key, href, figure }) => (
          <Trouble key={key} text={t(`troubles.${key}`, { figure })} href={href} />
        ))}
        {found.length === 0 && !isError && (
          <p className="flex items-center gap-2">
            <Icon name="check" className="text-ok" />
            {t('allWell')}
          </p>
        )}
      </section>
      <Surface>
        <dl className="grid gap-4 sm:grid-cols-4">
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt className="text-sm text-ink-2">{t(`facts.${key}`)}</dt>
              <dd className="font-display text-lg font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </Surface>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {amounts.map(({ key, value, href }) => (
          <div key={key} className="border-t-2 border-ink pt-2">
            <dt>
              <Link href={href} className="link">
                {t(`amounts.${key}`)}
              </Link>
            </dt>
            <dd className="num text-3xl">{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-6 sm:grid-cols-3">
        {counted.map(({ key, counts, href }) => (
          <section key={key}>
            <h2 className="text-lg">
              <Link href={href} className="link">
                {t(`nav.${key}`)}
              </Link>
            </h2>
            <ul className="mt-2">
              {Object.entries(counts).map(([state, count]) => (
                <li key={state} className="flex justify-between border-t border-line py-1.5">
                  <span>{stateName(t, state)}</span>
                  <b className="tabular-nums">{format.number(count)}</b>
                </li>
              ))}
              {Object.keys(counts).length === 0 && <li className="text-ink-2">{t('nothing')}</li>}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Trouble({ text, href }: { readonly text: string; readonly href: string }) {
  return (
    <Link
      href={href}
      className="relative flex min-h-14 items-center gap-3 overflow-hidden rounded-2 bg-surface py-3 pr-4 pl-7 text-ink no-underline shadow-1 hover:bg-surface-3"
    >
      <i aria-hidden="true" className="tape absolute inset-y-0 left-0 w-3" />
      <Icon name="alarm" className="text-warn" />
      <span className="flex-1 font-[650]">{text}</span>
      <Icon name="arrowRight" />
    </Link>
  );
}
