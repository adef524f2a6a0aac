import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import type { Translate } from '@/i18n/translate';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button-class';
import type { Column } from '@/ui/data-table/column';
import { Icon } from '@/ui/icon';
import { namesAt } from '../people';
import type { OpenTable } from './read-open-tables';

export interface ColumnWords {
  readonly t: Translate<'openTables'>;
  readonly tables: Translate<'tables'>;
  /** “5 minutes ago” */
  readonly since: (instant: string) => string;
  /** Whether the reader sits there. */
  readonly isMine: (table: OpenTable) => boolean;
}

const freeAt = ({ seats }: OpenTable): number => seats.filter((seat) => seat === null).length;

/** The columns of the list and of its CSV. */
export function openTableColumnsIn({ t, tables, since, isMine }: ColumnWords): readonly Column<OpenTable>[] {
  const stateOf = ({ status }: OpenTable): string => t(`states.${status === 'lobby' ? 'lobby' : 'playing'}`);
  const whoAt = (table: OpenTable): string => namesAt(tables, table).join(', ') || t('nobody');
  const who = (table: OpenTable): ReactNode => (
    <span className="grid justify-items-start gap-1">
      <Link href={`/tables/${table.id}`} className="link font-[650] wrap-anywhere">
        {whoAt(table)}
      </Link>
      <span className="text-sm text-ink-2 sm:hidden">{stateOf(table)}</span>
      {isMine(table) && <Badge>{tables('sitHere')}</Badge>}
    </span>
  );
  const wayTo = (table: OpenTable): ReactNode => {
    const canSit = table.status === 'lobby' && freeAt(table) > 0;
    return (
      <Link
        href={`/tables/${table.id}`}
        aria-label={t(canSit ? 'sitWith' : 'watch', { names: whoAt(table) })}
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <Icon name={canSit || isMine(table) ? 'arrowRight' : 'eye'} />
      </Link>
    );
  };
  return [
    { key: 'who', label: t('who'), value: whoAt, cell: who },
    { key: 'state', label: t('state'), value: stateOf, from: 'sm' },
    { key: 'free', label: t('free'), value: freeAt, isFigure: true },
    { key: 'seats', label: t('seats'), value: ({ seats }) => seats.length, isFigure: true, from: 'sm' },
    {
      key: 'createdAt',
      label: t('opened'),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => since(createdAt),
      from: 'md',
    },
    { key: 'way', label: t('way'), value: () => '', cell: wayTo, isActions: true },
  ];
}
