'use client';

import type { AllegraView } from '@red-disc/allegra';
import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { getPathname, Link, useRouter } from '@/i18n/navigation';
import { Notice } from '@/site/notice';
import { TableSkeleton } from '@/table/table-skeleton';
import { buttonClass } from '@/ui/button-class';
import { ask } from './ask';
import { LiveGame } from './live-game';
import { Lobby } from './lobby';
import { refusalText } from './refusal';
import { useLiveTable } from './use-live-table';

export interface LiveRoomProps {
  readonly tableId: string;
  /** The secret of the invitation link. */
  readonly accessKey: string | undefined;
  readonly host: string;
  readonly account: { readonly id: string } | undefined;
  /** For those who may invite. */
  readonly invitation: { readonly code: string; readonly key: string } | null;
  readonly origin: string;
}

/** A table from its first guest to its result. */
export function LiveRoom({ tableId, accessKey, host, account, invitation, origin }: LiveRoomProps) {
  const t = useTranslations('tables');
  const locale = useLocale();
  const router = useRouter();
  const [table, state] = useLiveTable(tableId, accessKey);
  const { snapshot } = state;
  const key = accessKey ?? invitation?.key;

  const join = async (name: string): Promise<string | undefined> => {
    if (!account) {
      const entered = await ask(routes.enterAsGuest, { body: { name, language: locale } });
      if (!entered.ok) return refusalText(t, entered.error);
      table.reconnect();
    }
    await table.command('table.sit', key === undefined ? {} : { key });
    // The page learns who its visitor is now, and that they may invite.
    router.refresh();
    return undefined;
  };

  if (!snapshot) return <TableSkeleton />;
  if (snapshot.status === 'cancelled' || snapshot.status === 'quarantined')
    return (
      <main id="main">
        <Notice title={t('closed')} text={t('closedText')}>
          <Link href="/tables/new" className={buttonClass({ variant: 'primary' })}>
            {t('open')}
          </Link>
        </Notice>
      </main>
    );
  if (snapshot.status === 'lobby' || snapshot.view === null)
    return (
      <Lobby
        table={table}
        state={state}
        snapshot={snapshot}
        isHost={account?.id === host}
        needsName={!account}
        onJoin={join}
        invitation={
          invitation
            ? {
                code: invitation.code,
                link: `${origin}${getPathname({ href: `/tables/${tableId}`, locale })}?key=${invitation.key}`,
              }
            : undefined
        }
      />
    );
  return (
    <LiveGame
      table={table}
      state={state}
      snapshot={snapshot}
      // The server sends the game's own view; the contracts leave its shape to the game.
      view={snapshot.view as unknown as AllegraView}
      recordAddress={`/api/tables/${tableId}/record${key === undefined ? '' : `?key=${key}`}`}
    />
  );
}
