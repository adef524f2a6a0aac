'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { botName } from '@/live/people';
import type { Person } from '@/table/model';
import { Table } from '@/table/table';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Sheet } from '@/ui/sheet';
import { findMoments, momentFrom } from './moments';
import { findPlace, makePlace, type Replay } from './replay';
import { ReplayBar } from './replay-bar';
import { ReplayPanel } from './replay-panel';
import { usePlayer } from './use-player';
import { useReplayKeys } from './use-replay-keys';

export interface ReplayTableProps {
  readonly replay: Replay;
  readonly data: unknown;
  readonly tableId: string | undefined;
  /** The move to open at, as an address names it. */
  readonly place: string | undefined;
  /** Where the game came from a file: asks for another. */
  readonly onAnother?: (() => void) | undefined;
}

/** What the server calls bots in a record: "Bot 3 (steady)". */
const botInRecord = /^Bot (\d) \(\w+\)$/;

/** Addresses follow at leisure: browsers refuse a hundred changes in half a minute. */
const addressMs = 400;

/** A finished game on the table: nobody can move, everybody can look. */
export function ReplayTable({ replay, data, tableId, place, onAnother }: ReplayTableProps) {
  const t = useTranslations('replay');
  const inTables = useTranslations('tables');
  const { frames, header, log } = replay;
  const player = usePlayer(frames.length, findPlace(frames, place));
  const moments = useMemo(() => findMoments(frames), [frames]);
  const deals = useMemo(() => frames.flatMap(({ move }, index) => (move === 0 ? [index] : [])), [frames]);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const frame = frames[player.at]!;
  const people = useMemo(
    () =>
      header.players.map((name): Person => {
        const bot = botInRecord.exec(name);
        return { name: bot ? botName(inTables, Number(bot[1])) : name, isBot: bot !== null, isAway: false };
      }),
    [header, inTables],
  );
  const shownLog = useMemo(() => log.slice(0, frame.logged), [log, frame]);

  const here = makePlace(frame);
  useEffect(() => {
    if (tableId === undefined) return undefined;
    const timer = setTimeout(() => {
      history.replaceState(null, '', addressAt(here));
    }, addressMs);
    return () => {
      clearTimeout(timer);
    };
  }, [tableId, here]);

  useReplayKeys({
    step: (by) => {
      player.go(player.at + by);
    },
    moment: (by) => {
      const to = momentFrom(moments, player.at, by);
      if (to !== undefined) player.go(to);
    },
    toggle: player.toggle,
  });

  const panel = (
    <ReplayPanel
      replay={replay}
      data={data}
      tableId={tableId}
      moments={moments}
      deals={deals}
      players={people.map(({ name }) => name)}
      people={people}
      at={player.at}
      address={() => addressAt(here)}
      onAnother={onAnother}
      onGo={(to) => {
        player.go(to);
        setIsPanelOpen(false);
      }}
    />
  );
  return (
    <Table
      title={t('title')}
      view={frame.view}
      people={people}
      log={shownLog}
      onMove={() => undefined}
      footer={<ReplayBar player={player} frames={frames} moments={moments} />}
      aside={<div className="rail-panel replay-panel">{panel}</div>}
      headerActions={
        <>
          <Button
            variant="bare"
            className="only-without-rail px-2!"
            onClick={() => {
              setIsPanelOpen(true);
            }}
          >
            <Icon name="momentAfter" />
            <span className="max-sm:sr-only">{t('momentsTitle')}</span>
          </Button>
          <Sheet open={isPanelOpen} onOpenChange={setIsPanelOpen} title={t('panel')} closeLabel={t('close')}>
            {panel}
          </Sheet>
        </>
      }
    />
  );
}

function addressAt(place: string): string {
  const address = new URL(location.href);
  address.searchParams.set('at', place);
  return address.toString();
}
