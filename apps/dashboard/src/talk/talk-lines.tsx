'use client';

import type { TalkLineBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { SeatMarker, type SeatLook } from '@/ui/seat-marker';
import { Said } from './said';
import { SpeakerActions } from './speaker-actions';

export interface TalkPeople {
  /** The reader, who is not offered to block themselves. */
  readonly self: string | undefined;
  /** The look of a speaker's seat; undefined for somebody who does not sit. */
  readonly lookOf: (user: string) => SeatLook | undefined;
}

export interface TalkLinesProps {
  readonly lines: readonly TalkLineBody[];
  readonly people: TalkPeople;
  readonly tableId: string;
  readonly onBlocked: (user: string, name: string) => void;
}

/** Newest at the bottom. A press on a name offers not to hear them any more, or to report them. */
export function TalkLines({ lines, people, tableId, onBlocked }: TalkLinesProps) {
  const t = useTranslations('talk');
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <div ref={list} className="talk-lines" role="log" aria-label={t('lines')} tabIndex={0}>
      {lines.length === 0 && <p className="text-sm text-ink-2">{t('nothing')}</p>}
      <ol className="grid gap-1.5">
        {lines.map(({ id, user, name, content }) => {
          const look = people.lookOf(user);
          return (
            <li key={id}>
              {look !== undefined && <SeatMarker look={look} name={name} size={20} />}
              <span className="min-w-0">
                {user === people.self ? (
                  <b>{t('you')}</b>
                ) : (
                  <button
                    type="button"
                    className="min-h-6 font-bold pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:text-left"
                    aria-expanded={chosen === id}
                    onClick={() => {
                      setChosen(chosen === id ? undefined : id);
                    }}
                  >
                    {name}
                  </button>
                )}{' '}
                <span className="wrap-anywhere">
                  <Said t={t} content={content} />
                </span>
                {chosen === id && (
                  <SpeakerActions
                    tableId={tableId}
                    user={user}
                    name={name}
                    onBlocked={() => {
                      setChosen(undefined);
                      onBlocked(user, name);
                    }}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
