'use client';

import { blockColumns, routes, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAction } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatDate } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import type { Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { EmptyState } from '@/ui/empty-state';
import { useUndo } from '@/ui/use-undo';

type Block = ResponseOf<typeof routes.listBlocks>['blocks'][number];

export interface BlocksProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  /** Its first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listBlocks> | undefined;
}

const rowKey = ({ userId }: Block): string => userId;

/** Who may not come in, and why. */
export function Blocks({ clubId, slug, timeZone, initial }: BlocksProps) {
  const t = useTranslations('members.blocks');
  const locale = useLocale();
  const undo = useUndo();
  const list = useServerList({
    route: routes.listBlocks,
    callFor: (query) => ({ params: { clubId }, query }),
    pageOf: ({ blocks, total }) => ({ rows: blocks, total }),
    rowKey,
    sortable: blockColumns,
    initial,
  });
  const { mutate: blockAgain } = useAction(routes.block, { changes: [routes.listBlocks] });
  const { mutate: unblock } = useAction(routes.unblock, { changes: [routes.listBlocks] });
  const columns = useMemo(
    (): readonly Column<Block>[] => [
      {
        key: 'name',
        label: t('name'),
        value: ({ name }) => name,
        cell: ({ name, reason }) => (
          <span className="[overflow-wrap:anywhere]">
            {name}
            <span className="block text-sm text-ink-2 sm:hidden">{reason}</span>
          </span>
        ),
      },
      { key: 'reason', label: t('reason'), from: 'sm', value: ({ reason }) => reason },
      {
        key: 'since',
        label: t('since'),
        from: 'md',
        value: ({ createdAt }) => createdAt.slice(0, 10),
        cell: ({ createdAt }) => (
          <span className="whitespace-nowrap">{formatDate(createdAt, { locale, timeZone })}</span>
        ),
      },
      {
        key: 'actions',
        label: t('unblock'),
        isActions: true,
        value: () => '',
        cell: ({ userId, name, reason }) => (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('unblockName', { name })}
            onClick={() => {
              const params = { clubId, userId };
              unblock(
                { params },
                {
                  onSuccess: () => {
                    undo.offer({
                      text: t('unblocked', { name }),
                      undo: () => {
                        blockAgain({ params, body: { reason } });
                      },
                    });
                  },
                },
              );
            }}
          >
            {t('unblock')}
          </Button>
        ),
      },
    ],
    [t, locale, timeZone, clubId, unblock, blockAgain, undo],
  );
  return (
    <ServerListView
      name="blocks"
      label={t('title')}
      list={list}
      columns={columns}
      rowKey={rowKey}
      rowLabel={({ name }) => name}
      empty={
        <EmptyState title={t('none')} text={t('noneText')}>
          <Link href={`/clubs/${slug}/members`} className={buttonClass()}>
            {t('toMembers')}
          </Link>
        </EmptyState>
      }
    />
  );
}
