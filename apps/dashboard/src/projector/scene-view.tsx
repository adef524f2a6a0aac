'use client';

import type { OccurrenceBody } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/ui/icon';
import type { RankLine, Scene, ScreenContent, SeatLine, TableTile } from './scenes';

export interface SceneViewProps {
  readonly scene: Scene;
  readonly content: ScreenContent;
  readonly timeZone: string;
}

export function SceneView({ scene, content, timeZone }: SceneViewProps) {
  const t = useTranslations('projector');
  switch (scene.type) {
    case 'tables':
      return (
        <div className="screen-split">
          <Tables tables={scene.tables} />
          {scene.ranks.length > 0 && (
            <section className="screen-ranks">
              <h2>{t('standings')}</h2>
              <Ranks ranks={scene.ranks} rows={scene.ranks.length} />
            </section>
          )}
        </div>
      );
    case 'seating':
      return <Seating seats={scene.seats} columns={scene.columns} />;
    case 'standings': {
      const isFinal =
        content.type === 'event' &&
        (content.event.status === 'approved' || content.event.status === 'locked');
      return (
        <section className="screen-body">
          <h2>{t(isFinal ? 'finalStandings' : 'standings')}</h2>
          <Ranks ranks={scene.ranks} rows={Math.min(8, scene.ranks.length)} />
        </section>
      );
    }
    case 'welcome':
      return (
        <section className="screen-body grid place-content-center justify-items-center text-center">
          <b className="num text-[6em] leading-none">{t('hereOf', scene)}</b>
          <p className="text-[1.5em]">{t('here')}</p>
        </section>
      );
    case 'cancelled':
      return (
        <section className="screen-body grid place-content-center text-center">
          <p className="font-display text-[3em] font-extrabold">{t('status.cancelled')}</p>
        </section>
      );
    case 'evenings':
      return <Evenings evenings={scene.evenings} timeZone={timeZone} />;
  }
}

/** So few tables and people that their names can be larger. */
const fewTables = 4;
const fewNames = 4;

const tapes = new Set(['disputed', 'stopped', 'waiting']);

function Tables({ tables }: { readonly tables: readonly TableTile[] }) {
  const t = useTranslations('projector');
  const isFew = tables.length <= fewTables;
  const isLarge = isFew && tables.every(({ names }) => names.length <= fewNames);
  return (
    <ol
      className="screen-tables"
      data-large={isLarge || undefined}
      style={{ '--columns': isFew ? 2 : Math.max(3, Math.ceil(Math.sqrt(tables.length * 1.3))) }}
    >
      {tables.map(({ no, state, names }) => (
        <li
          key={no}
          className="screen-table"
          data-state={state}
          data-named={names.length > 0 || undefined}
          data-tape={tapes.has(state) || undefined}
          aria-label={t('tableState', { table: no, state: t(`tables.${state}`) })}
        >
          <b>{no}</b>
          {names.length > 0 && (
            <ul>
              {names.map((name, seat) => (
                <li key={seat}>{name}</li>
              ))}
            </ul>
          )}
          <span>
            {state === 'done' && <Icon name="check" />}
            {t(`tables.${state}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Ranks({ ranks, rows }: { readonly ranks: readonly RankLine[]; readonly rows: number }) {
  const format = useFormatter();
  return (
    <ol className="screen-columns" style={{ '--rows': Math.max(1, rows) }}>
      {ranks.map(({ rank, name, points }, place) => (
        <li key={place} className="screen-rank">
          <b>{rank}</b>
          <span className="screen-name">{name}</span>
          <b>{format.number(Number(points))}</b>
        </li>
      ))}
    </ol>
  );
}

interface SeatingProps {
  readonly seats: readonly SeatLine[];
  readonly columns: number;
}

function Seating({ seats, columns }: SeatingProps) {
  const t = useTranslations('projector');
  return (
    <section className="screen-body">
      <h2>{t('seating')}</h2>
      <ol className="screen-columns" style={{ '--rows': Math.ceil(seats.length / columns) }}>
        {seats.map(({ name, table, seat }) => (
          <li key={`${table} ${seat}`} className="screen-seat">
            <span className="screen-name">{name}</span>
            <b>
              <span aria-hidden="true">{table}</span>
              <span className="sr-only">{t('tableNumber', { table })}</span>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface EveningsProps {
  readonly evenings: readonly OccurrenceBody[];
  readonly timeZone: string;
}

function Evenings({ evenings, timeZone }: EveningsProps) {
  const t = useTranslations('projector');
  const format = useFormatter();
  return (
    <section className="screen-body">
      <h2>{t('evenings')}</h2>
      {evenings.length === 0 && <p className="text-[1.5em]">{t('noEvenings')}</p>}
      <ol>
        {evenings.map(({ id, title, startsAt, seated, seatsTo }) => (
          <li key={id} className="screen-seat text-[1.6em]!">
            <span className="min-w-0">
              <b className="block font-display text-[1.2em]">{title}</b>
              {format.dateTime(new Date(startsAt), {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
                hour: 'numeric',
                minute: '2-digit',
                timeZone,
              })}
            </span>
            <b>{t('seated', { seated, seats: seatsTo })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
