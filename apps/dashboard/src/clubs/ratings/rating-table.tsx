'use client';

import type { ResponseOf, routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { OwnName } from '../own-name';

type Row = ResponseOf<typeof routes.getClubRatings>['ratings'][number];

export interface RatingTableProps {
  readonly slug: string;
  readonly ratings: readonly Row[];
  readonly ownId: string;
  readonly empty: ReactNode;
}

export function RatingTable({ slug, ratings, ownId, empty }: RatingTableProps) {
  const t = useTranslations('ratings');
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { key: 'rank', label: t('rank'), isFigure: true, value: ({ rank }) => rank },
      {
        key: 'name',
        label: t('name'),
        value: ({ name }) => name,
        cell: ({ name, userId }) => (
          <>
            <OwnName name={name} isOwn={userId === ownId} />
            {userId === null && <span className="text-ink-2"> ({t('noAccount')})</span>}
          </>
        ),
      },
      { key: 'rating', label: t('rating'), isFigure: true, value: ({ rating }) => rating },
      { key: 'games', label: t('games'), isFigure: true, value: ({ games }) => games },
    ],
    [t, ownId],
  );
  return (
    <DataTable
      name="ratings"
      label={t('list')}
      rows={ratings}
      columns={columns}
      rowKey={({ person }) => person}
      rowLabel={({ name }) => name}
      csvName={`${slug}-ratings`}
      empty={empty}
    />
  );
}
