'use client';

import type { ClubStatistics } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';

type Row = ClubStatistics['members'][number];

/** Sorts what there is no figure for below everything else. */
const nothing = -1;

export interface MemberResultsProps {
  readonly slug: string;
  readonly members: readonly Row[];
  readonly ownId: string;
  readonly empty: ReactNode;
}

/** How everybody did, by whatever column one likes. */
export function MemberResults({ slug, members, ownId, empty }: MemberResultsProps) {
  const t = useTranslations('results');
  const format = useFormatter();
  const columns = useMemo((): readonly Column<Row>[] => {
    const share = (value: number | null) =>
      value === null ? '–' : format.number(value, { style: 'percent', maximumFractionDigits: 0 });
    const mean = (value: number | null) =>
      value === null ? '–' : format.number(value, { maximumFractionDigits: 1 });
    return [
      {
        key: 'name',
        label: t('name'),
        value: ({ name }) => name,
        cell: ({ name, userId }) =>
          userId === ownId ? (
            <b className="font-[650]">
              {name} <span className="font-normal text-ink-2">({t('you')})</span>
            </b>
          ) : (
            name
          ),
      },
      { key: 'games', label: t('games'), isFigure: true, value: ({ play }) => play.games },
      { key: 'wins', label: t('wins'), isFigure: true, value: ({ play }) => play.wins },
      {
        key: 'share',
        label: t('winShare'),
        isFigure: true,
        from: 'sm',
        value: ({ play }) => play.winShare ?? nothing,
        cell: ({ play }) => share(play.winShare),
      },
      {
        key: 'score',
        label: t('meanRound'),
        isFigure: true,
        from: 'md',
        value: ({ play }) => play.meanRoundScore ?? nothing,
        cell: ({ play }) => mean(play.meanRoundScore),
      },
      {
        key: 'attendance',
        label: t('attendance'),
        isFigure: true,
        from: 'md',
        value: ({ attendance }) => attendance.share ?? nothing,
        cell: ({ attendance }) =>
          attendance.evenings === 0
            ? '–'
            : t('attended', { attended: attendance.attended, evenings: attendance.evenings }),
      },
    ];
  }, [t, format, ownId]);
  return (
    <DataTable
      label={t('players')}
      rows={members}
      columns={columns}
      rowKey={({ userId }) => userId}
      rowLabel={({ name }) => name}
      csvName={`${slug}-results`}
      empty={empty}
    />
  );
}
