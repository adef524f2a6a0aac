import { routes } from '@red-disc/contracts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tables');
  return { title: t('listTitle'), description: t('listText') };
}

const listed = ['lobby', 'playing'] as const;

/** The open tables: those that wait for players first, then those to watch. */
export default async function TablesPage() {
  const t = await getTranslations('tables');
  const answers = await Promise.all(
    listed.map((status) => askGateway(routes.listTables, { query: { status, limit: 50 } })),
  );
  const tables = answers.flatMap((answer) => (answer.ok ? answer.value.tables : []));
  const isLost = answers.some((answer) => !answer.ok);
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 pt-4 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{t('listTitle')}</h1>
          <p className="mt-2 text-ink-2">{t('listText')}</p>
        </div>
        <Link href="/tables/new" className={buttonClass({ variant: 'primary' })}>
          {t('open')}
        </Link>
      </header>
      {tables.length === 0 ? (
        <EmptyState
          title={t(isLost ? 'offline' : 'listEmpty')}
          text={t(isLost ? 'refusal.RETRY' : 'listEmptyText')}
        >
          <Link href="/play" className={buttonClass()}>
            {t('practise')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {tables.map(({ id, status, seats, people }) => {
            const names = seats.flatMap((seat) => {
              if (!seat) return [];
              return 'user' in seat ? [people[seat.user] ?? t('somebody')] : [t('aBot')];
            });
            return (
              <li key={id}>
                <Link
                  href={`/tables/${id}`}
                  className="flex min-h-16 items-center gap-4 rounded-3 bg-surface px-5 py-3 text-ink no-underline shadow-1 hover:bg-surface-3"
                >
                  <span className="min-w-0 flex-1">
                    <b className="block truncate font-[650]">{names.join(', ') || t('free')}</b>
                    <span className="text-sm text-ink-2">
                      {t(status === 'lobby' ? 'seatsTaken' : 'underWay', {
                        taken: names.length,
                        seats: seats.length,
                      })}
                    </span>
                  </span>
                  <Icon name={status === 'lobby' ? 'arrowRight' : 'eye'} />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
