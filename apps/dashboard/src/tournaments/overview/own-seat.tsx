'use client';

import { routes } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/api/use-api';
import { Link } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Icon } from '@/ui/icon';
import { showLeft } from '../core/clock';
import { showHalfPoints } from '../core/points';
import { useTournament } from '../core/tournament-provider';
import { useLeft } from '../core/use-left';
import { CallReferee } from '../round/call-referee';
import { neighboursOf } from './neighbours';
import { useOwnAction } from './use-own-action';

/** For a player: where do I sit now, with whom, how long, and what to do there. */
export function OwnSeat() {
  const t = useTranslations('tournaments');
  const locale = useLocale();
  const { tournament, params, page, clockOffset } = useTournament();
  const seat = tournament.ownSeat;
  const at = { stage: seat?.stage ?? 'none', round: seat?.round ?? 1 };
  const { data } = useApi(routes.getTournamentRound, { params, query: at }, { enabled: seat !== null });
  const { run, isBusy, refusal } = useOwnAction();
  const [isCalling, setIsCalling] = useState(false);
  const table = data?.tables.find(({ no }) => no === seat?.table);
  const left = useLeft(table?.clock ?? null, clockOffset);
  if (!seat) return null;
  const index = table?.seats.findIndex(({ entrant }) => entrant === tournament.ownEntrant) ?? -1;
  const beside = neighboursOf(table?.seats ?? [], index);
  const place = table?.players.indexOf(tournament.ownEntrant ?? '') ?? -1;
  const result = table?.result;
  const isOpen = seat.status === 'running' && (!result || result.state === 'draft');
  const address = { stage: seat.stage, round: String(seat.round), table: String(seat.table) };
  return (
    <section aria-labelledby="own-seat" className="grid gap-4 rounded-4 bg-ink p-5 text-on-ink sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="opacity-85">
            {t(seat.status === 'running' ? 'seat.now' : 'seat.next', { round: seat.round })}
          </p>
          <h2 id="own-seat" className="text-4xl">
            {t('seat.where', { table: seat.table, seat: seat.seat })}
          </h2>
        </div>
        {left !== undefined && (
          <span role="timer" className="num text-4xl">
            {showLeft(left)}
          </span>
        )}
      </div>
      {table && (
        <p className="text-lg">
          {t('seat.with', {
            names: new Intl.ListFormat(locale).format(
              table.seats.filter((_, i) => i !== index).map(({ name }) => name),
            ),
          })}{' '}
          {beside.left && beside.right && beside.left !== beside.right && (
            <span className="opacity-85">
              {t('seat.columns', { left: beside.left.name, right: beside.right.name })}
            </span>
          )}
        </p>
      )}
      {result && place >= 0 && (
        <p className="text-lg">
          {t('seat.result', {
            total: showHalfPoints(result.totals[place] ?? 0, locale),
            place: result.places[place] ?? 0,
          })}{' '}
          {t(`seat.state.${result.state}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {seat.gameTableId && (
          <Link
            href={`/tables/${seat.gameTableId}`}
            className={buttonClass({ variant: 'onInk', size: 'lg' })}
          >
            <Icon name="play" />
            {t('seat.join')}
          </Link>
        )}
        {seat.place === 'room' && seat.status === 'running' && (
          <Link
            href={{ pathname: `${page}/result`, query: address }}
            className={buttonClass({ variant: 'onInk', size: 'lg' })}
          >
            {t(isOpen ? 'seat.enter' : 'seat.look')}
          </Link>
        )}
        {seat.status === 'running' && (
          <Button
            variant="onInk"
            size="lg"
            onClick={() => {
              setIsCalling(true);
            }}
          >
            <Icon name="flag" />
            {t('seat.call')}
          </Button>
        )}
      </div>
      <CallReferee
        table={seat.table}
        isOpen={isCalling}
        isBusy={isBusy}
        refusal={refusal}
        onClose={() => {
          setIsCalling(false);
        }}
        onCall={(question) =>
          run({ type: 'callReferee', stage: seat.stage, round: seat.round, table: seat.table, question })
        }
      />
    </section>
  );
}
