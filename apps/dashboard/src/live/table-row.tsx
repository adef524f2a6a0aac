import type { ResponseOf, routes } from '@red-disc/contracts';
import type { Translate } from '@/i18n/translate';
import { Link } from '@/i18n/navigation';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { namesAt } from './people';

type Summary = ResponseOf<typeof routes.listTables>['tables'][number];

export interface TableRowProps {
  readonly table: Summary;
  readonly t: Translate<'tables'>;
  /** What the table is to the reader, if anything. */
  readonly note?: string | undefined;
}

/** A table in a list: who sits there, how it stands, and the way to it or to its replay. */
export function TableRow({ table, t, note }: TableRowProps) {
  const { id, status, seats } = table;
  const names = namesAt(t, table);
  const isOver = status === 'over';
  const icon = isOver ? 'play' : status === 'lobby' || note !== undefined ? 'arrowRight' : 'eye';
  return (
    <li className="min-w-0">
      <Link
        href={isOver ? `/replay/${id}` : `/tables/${id}`}
        className="flex min-h-16 items-center gap-4 rounded-3 bg-surface px-5 py-3 text-ink no-underline shadow-1 hover:bg-surface-3"
      >
        <span className="min-w-0 flex-1">
          <b className="block truncate font-[650]">{names.join(', ') || t('free')}</b>
          <span className="text-sm text-ink-2">
            {isOver
              ? t('finished')
              : t(status === 'lobby' ? 'seatsTaken' : 'underWay', {
                  taken: names.length,
                  seats: seats.length,
                })}
          </span>
        </span>
        {note !== undefined && <Badge>{note}</Badge>}
        <Icon name={icon} />
      </Link>
    </li>
  );
}
