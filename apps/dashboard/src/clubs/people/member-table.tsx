'use client';

import { memberColumns, routes, type ClubBody, type MemberBody, type ResponseOf } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { refusalText } from '@/api/refusal-text';
import { useBulkAction } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { formatDate } from '@/i18n/when';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import type { Choice, Column } from '@/ui/data-table/column';
import { ServerListView } from '@/ui/data-table/server-list-view';
import { useServerList } from '@/ui/data-table/use-server-list';
import { SeatMarker, seatLookOf } from '@/ui/seat-marker';
import { toast } from '@/ui/toaster';
import { useUndo } from '@/ui/use-undo';
import { OwnName } from '../own-name';
import { MemberDialog } from './member-dialog';
import { roles } from './role-changes';

export interface MemberTableProps {
  readonly club: Pick<ClubBody, 'id' | 'slug' | 'timeZone' | 'places' | 'may'>;
  readonly ownId: string;
  /** Its first page, if it could be read. */
  readonly initial: ResponseOf<typeof routes.listMembers> | undefined;
}

const places = [...roles, 'kid'] as const;
const rowKey = ({ userId }: MemberBody): string => userId;

/** Who belongs to the club. Leaders change roles and take people out, with a way back. */
export function MemberTable({ club, ownId, initial }: MemberTableProps) {
  const t = useTranslations('members');
  const words = useTranslations('refusal');
  const locale = useLocale();
  const undo = useUndo();
  const params = { clubId: club.id };
  const remove = useBulkAction(routes.removeMember, { changes: [routes.listMembers] });
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string>();
  const mayWrite = club.may.includes('club.members.write');
  const choices = useMemo(
    (): readonly Choice[] => [
      {
        key: 'role',
        label: t('roles'),
        options: places.map((role) => ({ value: role, label: t(`role.${role}`) })),
      },
    ],
    [t],
  );
  const list = useServerList({
    route: routes.listMembers,
    callFor: (part, chosen) => ({
      params,
      query: { ...part, role: places.find((place) => place === chosen('role')) },
    }),
    pageOf: ({ members, total }) => {
      const rows = members.filter(({ userId }) => !leaving.has(userId));
      return { rows, total: total - (members.length - rows.length) };
    },
    rowKey,
    sortable: memberColumns,
    choices,
    initial,
  });
  const open = list.rows.find(({ userId }) => userId === openId);

  const removeSoon = (gone: readonly MemberBody[]) => {
    const ids = gone.map(({ userId }) => userId);
    const bringBack = () => {
      setLeaving((all) => new Set([...all].filter((id) => !ids.includes(id))));
    };
    setLeaving((all) => new Set([...all, ...ids]));
    undo.postpone({
      text: t('removed', { count: gone.length, name: gone[0]?.name ?? '' }),
      undo: bringBack,
      commit: async () => {
        const [refusal] = await remove(ids.map((userId) => ({ params: { ...params, userId } })));
        // The list is new by now: whoever it still has was refused.
        bringBack();
        if (refusal) toast(refusalText(words, refusal));
      },
    });
  };

  const columns = useMemo((): readonly Column<MemberBody>[] => {
    const named = (place: MemberBody['places'][number]) => t(`role.${place}`);
    const actions: Column<MemberBody> = {
      key: 'actions',
      label: t('change'),
      isActions: true,
      value: () => '',
      cell: ({ userId, name }) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('changeOf', { name })}
          onClick={() => {
            setOpenId(userId);
          }}
        >
          {t('change')}
        </Button>
      ),
    };
    return [
      {
        key: 'name',
        label: t('name'),
        value: ({ name }) => name,
        cell: ({ name, userId, places: held }) => (
          <span className="flex min-h-9 items-center gap-3">
            <SeatMarker look={userId === ownId ? 0 : seatLookOf(userId)} name={name} />
            <span className="[overflow-wrap:anywhere]">
              <OwnName name={name} isOwn={userId === ownId} />
              <span className="block text-sm text-ink-2 sm:hidden">{held.map(named).join(', ')}</span>
              {userId === ownId && (
                <Link
                  href={{ pathname: '/account/statistics', query: { club: club.slug } }}
                  className="link flex min-h-6 w-fit items-center text-sm"
                >
                  {t('ownResults')}
                </Link>
              )}
            </span>
          </span>
        ),
      },
      {
        key: 'roles',
        label: t('roles'),
        from: 'sm',
        value: ({ places: held }) => held.map(named).join(', '),
        cell: ({ places: held }) => (
          <span className="flex flex-wrap gap-1">
            {held.map((place) => (
              <Badge key={place}>{named(place)}</Badge>
            ))}
          </span>
        ),
      },
      {
        key: 'joined',
        label: t('joined'),
        from: 'md',
        value: ({ joinedAt }) => joinedAt.slice(0, 10),
        cell: ({ joinedAt }) => formatDate(joinedAt, { locale, timeZone: club.timeZone }),
      },
      ...(mayWrite ? [actions] : []),
    ];
  }, [t, locale, ownId, club.slug, club.timeZone, mayWrite]);
  return (
    <>
      <ServerListView
        name="members"
        label={t('title')}
        list={list}
        columns={columns}
        choices={choices}
        rowKey={rowKey}
        rowLabel={({ name }) => name}
        csvName={`${club.slug}-members`}
        bulkActions={mayWrite ? [{ label: t('remove'), run: removeSoon }] : []}
        empty={
          <EmptyState title={t('alone')} text={t('aloneText')}>
            <Link href={`/clubs/${club.slug}/invitations`} className={buttonClass({ variant: 'primary' })}>
              {t('invite')}
            </Link>
          </EmptyState>
        }
      />
      {open && (
        <MemberDialog
          clubId={club.id}
          member={open}
          by={club.places}
          owners={list.body?.owners ?? 1}
          mayBlock={club.may.includes('club.block') && open.userId !== ownId}
          onRemove={(member) => {
            removeSoon([member]);
          }}
          onClose={() => {
            setOpenId(undefined);
          }}
        />
      )}
    </>
  );
}
