'use client';

import type { AllegraView } from '@red-disc/allegra';
import type { Timing } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect } from 'react';
import { getPathname, Link, useRouter } from '@/i18n/navigation';
import { Notice } from '@/site/notice';
import { TableSkeleton } from '@/table/table-skeleton';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { LiveGame } from './live-game';
import { loadGateway } from './load-gateway';
import { Lobby } from './lobby';
import { refusalText } from './refusal';
import { rememberDeals } from './seen-deals';
import { useLate } from './use-late';
import { useLiveTable } from './use-live-table';

export interface LiveRoomProps {
  readonly tableId: string;
  /** The secret of the invitation link. */
  readonly accessKey: string | undefined;
  /** Whether the reader may do what a host or referee does here. */
  readonly mayRule: boolean;
  readonly timing: Timing;
  /** The club whose table it is. */
  readonly clubId: string | null;
  readonly account: { readonly id: string } | undefined;
  /** For those who may invite. */
  readonly invitation: { readonly code: string; readonly key: string } | null;
  readonly origin: string;
}

/** A first answer that takes longer is worth a word. */
const slowMs = 4_000;

/** A table from its first guest to its result. */
export function LiveRoom({
  tableId,
  accessKey,
  mayRule,
  timing,
  clubId,
  account,
  invitation,
  origin,
}: LiveRoomProps) {
  const t = useTranslations('tables');
  const refusal = useTranslations('tableRefusal');
  const locale = useLocale();
  const router = useRouter();
  const [table, state] = useLiveTable(tableId, accessKey);
  const { snapshot } = state;
  const key = accessKey ?? invitation?.key;
  const keyQuery = key === undefined ? '' : `?key=${key}`;
  const isSlow = useLate(!snapshot, slowMs);
  // A whole table is much to draw at once: its first picture is made in pieces, so that a tap between them is heard.
  const hasPicture = useDeferredValue(snapshot !== undefined, false);

  const commitments = snapshot?.commitments;
  useEffect(() => {
    if (commitments) rememberDeals(tableId, commitments);
  }, [tableId, commitments]);

  const join = async (name: string): Promise<string | undefined> => {
    if (!account) {
      const { routes, ask } = await loadGateway();
      const entered = await ask(routes.enterAsGuest, { body: { name, language: locale } });
      if (!entered.ok) return refusalText(refusal, entered.error);
      table.reconnect();
    }
    await table.command('table.sit', key === undefined ? {} : { key });
    // The page learns who its visitor is now, and that they may invite.
    router.refresh();
    return undefined;
  };

  if (!snapshot && (state.failure || isSlow))
    return (
      <main id="main">
        <Notice
          title={t(state.failure ? 'offline' : 'slow')}
          text={state.failure ? refusalText(refusal, state.failure) : t('slowText')}
        >
          <Button
            variant="primary"
            onClick={() => {
              table.reconnect();
            }}
          >
            {t('retry')}
          </Button>
        </Notice>
      </main>
    );
  if (!snapshot || !hasPicture) return <TableSkeleton />;
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
        mayRule={mayRule}
        clubId={clubId}
        needsName={!account}
        onJoin={join}
        invitation={
          invitation
            ? {
                code: invitation.code,
                link: `${origin}${getPathname({ href: `/tables/${tableId}`, locale })}${keyQuery}`,
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
      timing={timing}
      mayRule={mayRule}
      clubId={clubId}
      keyQuery={keyQuery}
    />
  );
}
