'use client';

import type { TalkContent } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LiveTable, LiveTalk } from '@/live/live-table';
import { refusalText } from '@/live/refusal';
import { BlockedNote } from './blocked-note';
import { SayForm } from './say-form';
import { TalkLines, type TalkPeople } from './talk-lines';

export interface TalkPanelProps {
  readonly table: LiveTable;
  readonly tableId: string;
  readonly talk: LiveTalk;
  readonly people: TalkPeople;
}

/** What was said, and what can be said now: that depends on the table, its club, and who sits there. */
export function TalkPanel({ table, tableId, talk, people }: TalkPanelProps) {
  const t = useTranslations('talk');
  const words = useTranslations('tableRefusal');
  const [refusal, setRefusal] = useState<string>();
  const [blocked, setBlocked] = useState<{ readonly user: string; readonly name: string }>();
  const say = async (content: TalkContent): Promise<boolean> => {
    const error = await table.say(content);
    setRefusal(error && refusalText(words, error));
    return !error;
  };
  return (
    <section className="rail-panel talk" aria-labelledby="talk-title">
      <h2 id="talk-title" className="text-[18px]">
        {t('title')}
      </h2>
      <TalkLines
        lines={talk.lines}
        people={people}
        tableId={tableId}
        onBlocked={(user, name) => {
          table.forget(user);
          setBlocked({ user, name });
        }}
      />
      {blocked && (
        <BlockedNote
          key={blocked.user}
          {...blocked}
          onUndone={() => {
            setBlocked(undefined);
            void table.rereadTalk();
          }}
        />
      )}
      {talk.maySpeak ? (
        <SayForm isFree={talk.talk === 'free'} onSay={say} />
      ) : (
        <p className="text-sm text-ink-2">{t(talk.talk === 'none' ? 'silent' : 'onlySeated')}</p>
      )}
      {refusal && (
        <p role="alert" className="text-sm text-alarm">
          {refusal}
        </p>
      )}
    </section>
  );
}
