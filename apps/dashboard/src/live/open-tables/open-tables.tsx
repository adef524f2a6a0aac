import { openTableColumns } from '@red-disc/contracts';
import { getFormatter, getNow, getTranslations } from 'next-intl/server';
import { currentPerson } from '@/gateway/current-person';
import { Link } from '@/i18n/navigation';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { LinkList } from '@/ui/link-list/link-list';
import type { Asked } from '@/ui/link-list/list-address';
import { turnToLast } from '@/ui/link-list/turn-to-last';
import { openTableColumnsIn } from './columns';
import { openTableChoices, readOpenTablesAddress, readPage, type OpenTable } from './read-open-tables';

/** The tables that anybody may join or watch: those that wait for players first. */
export async function OpenTables({ query }: Pick<Asked, 'query'>) {
  const t = await getTranslations('openTables');
  const tables = await getTranslations('tables');
  const format = await getFormatter();
  const now = await getNow();
  const choices = openTableChoices(t);
  const address = readOpenTablesAddress(query, choices);
  const [person, answer] = await Promise.all([currentPerson(), readPage(address)]);
  const practise = (
    <Link href="/play" className={buttonClass()}>
      {tables('practise')}
    </Link>
  );
  if (!answer.ok)
    return (
      <EmptyState title={tables('offline')} text={tables('offlineText')}>
        {practise}
      </EmptyState>
    );
  const { total, tables: rows } = answer.value;
  await turnToLast(address, total);
  const isMine = ({ seats }: OpenTable): boolean =>
    seats.some((seat) => seat !== null && 'user' in seat && seat.user === person?.id);
  return (
    <LinkList
      label={tables('listTitle')}
      address={address}
      columns={openTableColumnsIn({
        t,
        tables,
        isMine,
        since: (instant) => format.relativeTime(new Date(instant), now),
      })}
      sortable={openTableColumns}
      choices={choices}
      rows={rows}
      total={total}
      rowKey={({ id }) => id}
      searchLabel={t('search')}
      csvPath="/tables/open-tables.csv"
      empty={
        <EmptyState title={tables('listEmpty')} text={tables('listEmptyText')}>
          {practise}
        </EmptyState>
      }
    />
  );
}
