'use client';

import { routes, userColumns, type UserBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useReading } from '@/i18n/use-reading';
import { formatDate } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import type { Choice, Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { Nothing } from './nothing';
import { UserActions, type UserDeed } from './user-actions';
import { UserDeedDialog } from './user-deed-dialog';

const kinds = ['account', 'guest'] as const;
const states = ['blocked', 'administrator'] as const;
const rowKey = ({ id }: UserBody): string => id;

export function UsersList() {
  const t = useTranslations('administration');
  const { locale, timeZone } = useReading();
  const [deed, setDeed] = useState<UserDeed>();
  const columns = useMemo<readonly Column<UserBody>[]>(() => {
    const date = (instant: string | null) =>
      instant !== null && (
        <span className="whitespace-nowrap">{formatDate(instant, { locale, timeZone })}</span>
      );
    return [
      {
        key: 'name',
        label: t('users.name'),
        value: ({ name }) => name,
        cell: (user) => (
          <span className="flex flex-wrap items-center gap-x-2">
            <b className="font-[650] wrap-anywhere">{user.name}</b>
            <span className="w-full text-sm wrap-anywhere text-ink-2 md:hidden">
              {user.email ?? t(`users.kinds.${user.kind}`)}
            </span>
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
  }, [t, locale, timeZone]);
  const choices = useMemo<readonly Choice[]>(
    () => [
      {
        key: 'kind',
        label: t('users.kind'),
        options: kinds.map((value) => ({ value, label: t(`users.kinds.${value}`) })),
      },
      {
        key: 'state',
        label: t('users.state'),
        options: states.map((value) => ({ value, label: t(`users.${value}`) })),
      },
    ],
    [t],
  );
  const list = useServerList({
    route: routes.listUsers,
    callFor: (part, chosen) => ({
      query: {
        ...part,
        kind: kinds.find((kind) => kind === chosen('kind')),
        state: states.find((state) => state === chosen('state')),
      },
    }),
    pageOf: ({ users, total }) => ({ rows: users, total }),
    rowKey,
    sortable: userColumns,
    choices,
  });
  return (
    <>
      <ServerListView
        name="users"
        label={t('nav.users')}
        list={list}
        columns={columns}
        choices={choices}
        rowKey={rowKey}
        rowLabel={({ name }) => name}
        csvName="users"
        empty={<Nothing of="others" />}
      />
      {deed && (
        <UserDeedDialog
          deed={deed}
          onClose={() => {
            setDeed(undefined);
          }}
        />
      )}
    </>
  );
}
