'use client';

import { memberResultColumns, routes, type MemberResult, type ResponseOf } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { figuresIn } from '@/statistics/figures';
import type { Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { OwnName } from '../own-name';

const rowKey = ({ userId }: MemberResult): string => userId;

export interface MemberResultsProps {
  readonly club: { readonly id: string; readonly slug: string };
  /** The days that count, as the gateway takes them. */
  readonly span: { readonly from?: string };
  readonly ownId: string;
  /** The first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listMemberResults> | undefined;
  readonly empty: ReactNode;
}

/** How everybody did, by whatever column one likes. */
export function MemberResults({ club, span, ownId, initial, empty }: MemberResultsProps) {
  const t = useTranslations('results');
  const format = useFormatter();
  const list = useServerList({
    route: routes.listMemberResults,
    callFor: (part) => ({ params: { clubId: club.id }, query: { ...part, ...span } }),
    pageOf: ({ members, total }) => ({ rows: members, total }),
    rowKey,
    sortable: memberResultColumns,
    initial,
  });
  const columns = useMemo((): readonly Column<MemberResult>[] => {
    const { mean, share } = figuresIn(format);
    return [
      {
        key: 'name',
        label: t('name'),
        value: ({ name }) => name,
        cell: ({ name, userId }) => <OwnName name={name} isOwn={userId === ownId} />,
      },
      { key: 'games', label: t('games'), isFigure: true, value: ({ play }) => play.games },
      { key: 'wins', label: t('wins'), isFigure: true, value: ({ play }) => play.wins },
      {
        key: 'share',
        label: t('winShare'),
        isFigure: true,
        from: 'sm',
        value: ({ play }) => play.winShare ?? '',
        cell: ({ play }) => share(play.winShare),
      },
      {
        key: 'score',
        label: t('meanRound'),
        isFigure: true,
        from: 'md',
        value: ({ play }) => play.meanRoundScore ?? '',
        cell: ({ play }) => mean(play.meanRoundScore),
      },
      {
        key: 'attendance',
        label: t('attendance'),
        isFigure: true,
        from: 'md',
        value: ({ attendance }) => attendance.share ?? '',
        cell: ({ attendance }) =>
          attendance.evenings === 0
            ? '–'
            : t('attended', { attended: attendance.attended, evenings: attendance.evenings }),
      },
    ];
  }, [t, format, ownId]);
  return (
    <ServerListView
      name="results"
      label={t('players')}
      list={list}
      columns={columns}
      rowKey={rowKey}
      rowLabel={({ name }) => name}
      csvName={`${club.slug}-results`}
      empty={empty}
    />
  );
}
