import { routes, type ResponseOf } from '@red-disc/contracts';
import { getTranslations } from 'next-intl/server';
import { askGateway } from '@/gateway/gateway';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { TableRow } from './table-row';

type Summary = ResponseOf<typeof routes.listTables>['tables'][number];

const filters = ['all', 'lobby', 'playing'] as const;
export type Filter = (typeof filters)[number];

const asked = 100;
const perPage = 20;

export interface OpenTablesProps {
  readonly filter: Filter;
  readonly page: number;
  /** Tables that stand elsewhere on the page. */
  readonly without: ReadonlySet<string>;
}

/** What an address asks for; anything else is all of them, from the first. */
export function readListAddress(query: Readonly<Record<string, string | string[] | undefined>>) {
  const page = Number(query['page']);
  return {
    filter: filters.find((filter) => filter === query['show']) ?? 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function addressOf(filter: Filter, page = 1): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/tables?${query.toString()}` : '/tables';
}

/** The open tables: those that wait for players, then those to watch. Filter and page are in the address. */
export async function OpenTables({ filter, page, without }: OpenTablesProps) {
  const t = await getTranslations('tables');
  const [lobby, playing] = await Promise.all(
    (['lobby', 'playing'] as const).map((status) =>
      askGateway(routes.listTables, { query: { status, limit: asked } }),
    ),
  );
  const others = (answer: typeof lobby): readonly Summary[] =>
    answer?.ok ? answer.value.tables.filter(({ id }) => !without.has(id)) : [];
  const tables = { lobby: others(lobby), playing: others(playing) };
  const all = [...tables.lobby, ...tables.playing];
  if (all.length === 0) {
    const isLost = !lobby?.ok || !playing?.ok;
    return (
      <EmptyState
        title={t(isLost ? 'offline' : 'listEmpty')}
        text={t(isLost ? 'offlineText' : 'listEmptyText')}
      >
        <Link href="/play" className={buttonClass()}>
          {t('practise')}
        </Link>
      </EmptyState>
    );
  }
  const counts = { all: all.length, lobby: tables.lobby.length, playing: tables.playing.length };
  const found = filter === 'all' ? all : tables[filter];
  const lastPage = Math.max(1, Math.ceil(found.length / perPage));
  const at = Math.min(page, lastPage);
  const shown = found.slice((at - 1) * perPage, at * perPage);
  return (
    <section className="grid gap-3" aria-label={t('listTitle')}>
      <nav aria-label={t('filter.label')} className="flex flex-wrap gap-2">
        {filters.map((each) => (
          <Link
            key={each}
            href={addressOf(each)}
            aria-current={each === filter ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-full border-2 border-line-strong px-4 text-md text-ink no-underline hover:bg-surface-3 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink"
          >
            {t(`filter.${each}`, { count: counts[each] })}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <EmptyState title={t('filter.none')} text={t('filter.noneText')}>
          <Link href="/tables" className={buttonClass()}>
            {t('filter.showAll')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {shown.map((table) => (
            <TableRow key={table.id} table={table} t={t} />
          ))}
        </ul>
      )}
      {lastPage > 1 && (
        <nav aria-label={t('filter.pages')} className="flex flex-wrap items-center gap-3">
          {at > 1 && (
            <Link href={addressOf(filter, at - 1)} className={buttonClass()}>
              {t('filter.previous')}
            </Link>
          )}
          {at < lastPage && (
            <Link href={addressOf(filter, at + 1)} className={buttonClass()}>
              {t('filter.next')}
            </Link>
          )}
          <span className="text-ink-2">
            {t('filter.shown', {
              from: (at - 1) * perPage + 1,
              to: (at - 1) * perPage + shown.length,
              count: found.length,
            })}
          </span>
        </nav>
      )}
    </section>
  );
}
