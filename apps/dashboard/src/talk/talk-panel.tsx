'use client';

import type { TalkContent } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { LiveTable, LiveTalk } from '@/live/live-table';
import { SayForm } from './say-form';
import { TalkLines, type TalkPeople } from './talk-lines';

const explained = ['TOO_MANY', 'SAID_ALREADY', 'NO_SUCH_TALK_HERE', 'ONLY_AT_THE_TABLE'] as const;

export interface TalkPanelProps {
  readonly table: LiveTable;
  readonly tableId: string;
  readonly talk: LiveTalk;
  readonly people: TalkPeople;
}

/** What was said, and what can be said now: that depends on the table, its club, and who sits there. */
export function TalkPanel({ table, tableId, talk, people }: TalkPanelProps) {
  const t = useTranslations('talk');
  const [refusal, setRefusal] = useState<string>();
  const say = async (content: TalkContent): Promise<boolean> => {
    const error = await table.say(content);
    const known = explained.find((code) => code === (error?.reason ?? error?.code));
    setRefusal(error && t(`refusal.${known ?? 'other'}`));
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
        onBlocked={(user) => {
          table.forget(user);
        }}
      />
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
