import { routes, type AccountBody, type ResponseOf } from '@red-disc/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { formatDay, formatTime, nearDay, placeOfZone } from '@/i18n/when';
import { buttonClass } from '@/ui/button-class';

const shownClubs = 4;
const running = ['playing', 'between'] as const;

type Coming = ResponseOf<typeof routes.listMyOccurrences>['occurrences'][number];
type Clubs = ResponseOf<typeof routes.listMyClubs>['clubs'];

/** What somebody who is known came back for: the game they sit in, what they said yes to, their clubs. */
export async function ForYou({ person }: { readonly person: AccountBody }) {
  const t = await getTranslations('start.forYou');
  const [tables, coming, clubs] = await Promise.all([
    askGateway(routes.listMyTables, { query: { limit: 5 } }),
    askGateway(routes.listMyOccurrences, {}),
    askGateway(routes.listMyClubs, {}),
  ]);
  const own = tables.ok ? tables.value.tables : [];
  const table = own.find(({ status }) => running.some((state) => state === status));
  const next = coming.ok ? coming.value.occurrences.find(({ status }) => status !== 'cancelled') : undefined;
  const mine = clubs.ok ? clubs.value.clubs : [];
  if (!table && !next && mine.length === 0) return null;
  return (
    <section
      aria-label={t('title')}
      className="grid grid-cols-1 gap-3.5 px-4 pt-3 pb-6 sm:px-8 md:auto-cols-fr md:grid-flow-col md:grid-cols-none lg:px-14"
    >
      {table && (
        <Card title={t('sits')}>
          <Link href={`/tables/${table.id}`} className={buttonClass({ variant: 'primary' })}>
            {t('goOn')}
          </Link>
        </Card>
      )}
      {next && <NextGame evening={next} timeZone={person.timeZone} />}
      {mine.length > 0 && <OwnClubs clubs={mine} />}
    </section>
  );
}

async function NextGame({ evening, timeZone }: { readonly evening: Coming; readonly timeZone: string }) {
  const t = await getTranslations('start.forYou');
  const words = await getTranslations('clubs');
  const reading = { locale: await getLocale(), timeZone };
  const { id, title, clubName, startsAt, tableId, status } = evening;
  const time = formatTime(startsAt, reading);
  const near = nearDay(startsAt, reading, new Date());
  const isAtTable = tableId !== null && (status === 'open' || status === 'started');
  return (
    <Card
      note={t('next')}
      title={near === 'later' ? `${formatDay(startsAt, reading)}, ${time}` : words(`near.${near}`, { time })}
    >
      <p className="mb-3 wrap-anywhere">
        {t('of', { title, club: clubName })}
        <span className="block text-ink-2">{words('zone', { place: placeOfZone(timeZone) })}</span>
      </p>
      <Link
        href={isAtTable ? `/tables/${tableId}` : `/evenings/${id}`}
        className={buttonClass({ variant: isAtTable ? 'primary' : 'outline' })}
      >
        {t(isAtTable ? 'toTable' : 'details')}
      </Link>
    </Card>
  );
}

async function OwnClubs({ clubs }: { readonly clubs: Clubs }) {
  const words = await getTranslations('clubs');
  return (
    <Card title={words('mine')}>
      <ul className="flex flex-wrap gap-2">
        {clubs.slice(0, shownClubs).map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              href={`/clubs/${slug}`}
              className={buttonClass(
                { variant: 'quiet' },
                'py-1.5 text-left whitespace-normal! wrap-anywhere',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
        {clubs.length > shownClubs && (
          <li>
            <Link href="/clubs" className="link inline-flex min-h-11 items-center px-2">
              {words('title')}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

interface CardProps {
  readonly note?: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Card({ note, title, children }: CardProps) {
  return (
    <section className="relative rounded-[20px] bg-surface px-5 py-4 shadow-1 sm:px-6">
      {note && <p className="text-ink-2">{note}</p>}
      <h2 className="text-[1.4375rem]">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}
