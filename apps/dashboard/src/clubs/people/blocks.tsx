'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAction, useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatDate } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { useUndo } from '@/ui/use-undo';

type Block = ResponseOf<typeof routes.listBlocks>['blocks'][number];

export interface BlocksProps {
  readonly clubId: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly initial: ResponseOf<typeof routes.listBlocks>;
}

/** Who may not come in, and why. */
export function Blocks({ clubId, slug, timeZone, initial }: BlocksProps) {
  const t = useTranslations('members.blocks');
  const locale = useLocale();
  const undo = useUndo();
  const list = useApi(routes.listBlocks, { params: { clubId } }, { initial });
  const { mutate: blockAgain } = useAction(routes.block, { changes: [routes.listBlocks] });
  const { mutate: unblock } = useAction(routes.unblock, { changes: [routes.listBlocks] });
  const columns = useMemo(
    (): readonly Column<Block>[] => [
      { key: 'name', label: t('name'), value: ({ name }) => name },
      { key: 'reason', label: t('reason'), value: ({ reason }) => reason },
      {
        key: 'since',
        label: t('since'),
        from: 'md',
        value: ({ createdAt }) => createdAt.slice(0, 10),
        cell: ({ createdAt }) => formatDate(createdAt, { locale, timeZone }),
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
    <DataTable
      label={t('title')}
      rows={(list.data ?? initial).blocks}
      columns={columns}
      rowKey={({ userId }) => userId}
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
