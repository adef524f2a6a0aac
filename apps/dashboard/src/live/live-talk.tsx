'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { SeatLook } from '@/ui/seat-marker';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import type { TableSnapshot } from '@red-disc/contracts';
import type { LiveState, LiveTable } from './live-table';

/** Talk is no part of the game: it comes after it. */
const TalkPanel = dynamic(async () => (await import('@/talk/talk-panel')).TalkPanel, { ssr: false });

const looks: readonly SeatLook[] = [0, 1, 2, 3, 4, 5, 6];

export interface LiveTalkProps {
  readonly table: LiveTable;
  readonly state: LiveState;
  readonly snapshot: TableSnapshot;
}

/** Where nothing may be said and nothing was, there is nothing to show. */
export function hasTalk({ talk }: LiveState): boolean {
  return talk.talk !== 'none' || talk.lines.length > 0;
}

/** The talk at the table, beside it or in a sheet. */
export function LiveTalk({ table, state, snapshot }: LiveTalkProps) {
  const { seats, seat } = snapshot;
  const people = useMemo(() => {
    const users = seats.map(({ occupant }) => (occupant && 'user' in occupant ? occupant.user : undefined));
    const self = seat === null ? undefined : users[seat - 1];
    return {
      self,
      lookOf: (user: string) => {
        const at = users.indexOf(user);
        return at < 0 ? undefined : user === self ? 0 : looks[at + 1];
      },
    };
  }, [seats, seat]);
  return <TalkPanel table={table} tableId={snapshot.table} talk={state.talk} people={people} />;
}

/** On a phone the talk waits behind a button that counts what is new. */
export function TalkButton(props: LiveTalkProps) {
  const t = useTranslations('talk');
  const { lines } = props.state.talk;
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState(lines.at(-1)?.id);
  const unread = isOpen ? 0 : lines.length - 1 - lines.findIndex(({ id }) => id === seen);
  return (
    <>
      <Button
        variant="bare"
        size="icon"
        className="only-without-rail relative"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="speech" />
        {unread > 0 && (
          <b className="talk-unread" aria-hidden="true">
            {unread}
          </b>
        )}
        <span className="sr-only">{t('open', { count: unread })}</span>
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          setSeen(lines.at(-1)?.id);
        }}
        title={t('title')}
        closeLabel={t('close')}
      >
        <LiveTalk {...props} />
      </Sheet>
    </>
  );
}
