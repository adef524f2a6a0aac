'use client';

import { routes, type ResponseOf } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Link } from '@/i18n/navigation';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { ListFrame, Nothing } from './list-frame';
import { useSearch } from './use-search';

type Club = ResponseOf<typeof routes.listAllClubs>['clubs'][number];

export function ClubsList() {
  const t = useTranslations('administration');
  const format = useFormatter();
  const { body, isLost, query, clear } = useSearch(routes.listAllClubs, (q) => ({
    query: { q, limit: 100 },
  }));
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
        cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: 'medium' }),
        from: 'md',
      },
    ],
    [t, format],
  );
  return (
    <ListFrame isLost={isLost} isLoading={body === undefined}>
      <DataTable
        label={t('nav.clubs')}
        rows={body?.clubs ?? []}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        csvName="clubs"
        empty={<Nothing query={query} onClear={clear} />}
      />
    </ListFrame>
  );
}
