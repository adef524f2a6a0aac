'use client';

import { routes, type UserBody } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Badge } from '@/ui/badge';
import type { Column, Filter } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { ListFrame, Nothing } from './list-frame';
import { UserActions, type UserDeed } from './user-actions';
import { UserDeedDialog } from './user-deed-dialog';
import { useSearch } from './use-search';

export function UsersList() {
  const t = useTranslations('administration');
  const format = useFormatter();
  const { body, isLost, query, clear } = useSearch(routes.listUsers, (q) => ({ query: { q, limit: 100 } }));
  const [deed, setDeed] = useState<UserDeed>();
  const columns = useMemo<readonly Column<UserBody>[]>(() => {
    const date = (instant: string | null) =>
      instant === null ? '' : format.dateTime(new Date(instant), { dateStyle: 'medium' });
    return [
      {
        key: 'name',
        label: t('users.name'),
        value: ({ name }) => name,
        cell: (user) => (
          <span className="flex flex-wrap items-center gap-2">
            <b className="font-[650] wrap-anywhere">{user.name}</b>
            {user.platformRole === 'administrator' && <Badge>{t('users.administrator')}</Badge>}
            {user.blocked && (
              <Badge tone="alarm" icon="alarm">
                {t('users.blocked')}
              </Badge>
            )}
          </span>
        ),
      },
      { key: 'email', label: t('users.email'), value: ({ email }) => email ?? '', from: 'md' },
      { key: 'kind', label: t('users.kind'), value: ({ kind }) => t(`users.kinds.${kind}`), from: 'sm' },
      { key: 'clubs', label: t('users.clubs'), value: ({ clubs }) => clubs, isFigure: true, from: 'lg' },
      {
        key: 'createdAt',
        label: t('createdAt'),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => date(createdAt),
        from: 'lg',
      },
      {
        key: 'lastSignInAt',
        label: t('users.lastSignInAt'),
        value: ({ lastSignInAt }) => lastSignInAt ?? '',
        cell: ({ lastSignInAt }) => date(lastSignInAt),
        from: 'lg',
      },
      {
        key: 'actions',
        label: t('actions'),
        value: () => '',
        cell: (user) => <UserActions user={user} onChoose={setDeed} />,
        isActions: true,
      },
    ];
  }, [t, format]);
  const filters = useMemo<readonly Filter<UserBody>[]>(
    () => [
      {
        key: 'kind',
        label: t('users.kind'),
        options: (['account', 'guest'] as const).map((value) => ({
          value,
          label: t(`users.kinds.${value}`),
        })),
        matches: ({ kind }, value) => kind === value,
      },
      {
        key: 'state',
        label: t('users.state'),
        options: [
          { value: 'blocked', label: t('users.blocked') },
          { value: 'administrator', label: t('users.administrator') },
        ],
        matches: ({ blocked, platformRole }, value) =>
          value === 'blocked' ? blocked : platformRole === value,
      },
    ],
    [t],
  );
  return (
    <ListFrame isLost={isLost} isLoading={body === undefined}>
      <DataTable
        label={t('nav.users')}
        rows={body?.users ?? []}
        columns={columns}
        filters={filters}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        csvName="users"
        empty={<Nothing query={query} onClear={clear} />}
      />
      {deed && (
        <UserDeedDialog
          deed={deed}
          onClose={() => {
            setDeed(undefined);
          }}
        />
      )}
    </ListFrame>
  );
}
