'use client';

import { allClubsColumns, routes, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '@/i18n/navigation';
import { formatDate } from '@/i18n/when';
import type { Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { Nothing } from './nothing';

type Club = ResponseOf<typeof routes.listAllClubs>['clubs'][number];

const rowKey = ({ id }: Club): string => id;

export function ClubsList() {
  const t = useTranslations('administration');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const list = useServerList({
    route: routes.listAllClubs,
    callFor: (query) => ({ query }),
    pageOf: ({ clubs, total }) => ({ rows: clubs, total }),
    rowKey,
    sortable: allClubsColumns,
  });
  const columns = useMemo<readonly Column<Club>[]>(
    () => [
      {
        key: 'name',
        label: t('clubs.name'),
        value: ({ name }) => name,
        cell: ({ name, slug }) => (
          <Link href={`/clubs/${slug}`} className="link font-[650] wrap-anywhere">
            {name}
          </Link>
        ),
      },
      { key: 'slug', label: t('clubs.slug'), value: ({ slug }) => slug, from: 'sm' },
      { key: 'members', label: t('clubs.members'), value: ({ members }) => members, isFigure: true },
      {
        key: 'listed',
        label: t('clubs.listed'),
        value: ({ listed }) => t(listed ? 'yes' : 'no'),
        from: 'md',
      },
      {
        key: 'createdAt',
        label: t('createdAt'),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => (
          <span className="whitespace-nowrap">{formatDate(createdAt, { locale, timeZone })}</span>
        ),
        from: 'md',
      },
    ],
    [t, locale, timeZone],
  );
  return (
    <ServerListView
      name="clubs"
      label={t('nav.clubs')}
      list={list}
      columns={columns}
      rowKey={rowKey}
      rowLabel={({ name }) => name}
      csvName="clubs"
      empty={<Nothing of="others" />}
    />
  );
}
