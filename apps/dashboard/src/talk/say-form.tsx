'use client';

import { mostTalkCharacters, phraseIds, reactionIds, type TalkContent } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Input } from '@/ui/input';
import { Reaction } from './reaction';

/** So many fit without pushing the log away; the others are one press further. */
const phrasesAtOnce = 5;

export interface SayFormProps {
  readonly isFree: boolean;
  /** Resolves to whether it was said. */
  readonly onSay: (content: TalkContent) => Promise<boolean>;
}

/** Phrases with one touch, reactions, and free text where the table allows it. */
export function SayForm({ isFree, onSay }: SayFormProps) {
  const t = useTranslations('talk');
  const [text, setText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const phrases = showsAll ? phraseIds : phraseIds.slice(0, phrasesAtOnce);
  return (
    <div className="grid gap-2">
      <ul
        className="talk-phrases flex flex-wrap gap-1.5"
        data-all={showsAll || undefined}
        aria-label={t('phrasesTitle')}
      >
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              className="talk-chip"
              onClick={() => void onSay({ type: 'phrase', phrase })}
            >
              {t(`phrases.${phrase}`)}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="talk-chip"
            aria-expanded={showsAll}
            onClick={() => {
              setShowsAll(!showsAll);
            }}
          >
            {t(showsAll ? 'less' : 'more')}
          </button>
        </li>
      </ul>
      <ul className="flex gap-1" aria-label={t('reactionsTitle')}>
        {reactionIds.map((reaction) => (
          <li key={reaction}>
            <Button
              variant="bare"
              size="icon"
              className="size-10! pointer-coarse:size-11! in-[[role=dialog]]:size-11!"
              title={t(`reactions.${reaction}`)}
              onClick={() => void onSay({ type: 'reaction', reaction })}
            >
              <Reaction id={reaction} />
              <span className="sr-only">{t(`reactions.${reaction}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isFree && (
        <form
          className="flex gap-1.5"
          onSubmit={(event) => {
            event.preventDefault();
            const said = text.trim();
            if (said === '') return;
            void onSay({ type: 'text', text: said }).then((isSaid) => {
              if (isSaid) setText('');
            });
          }}
        >
          <Input
            value={text}
            aria-label={t('write')}
            placeholder={t('write')}
            maxLength={mostTalkCharacters}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
          <Button type="submit" size="icon" className="flex-none">
            <Icon name="speech" />
            <span className="sr-only">{t('send')}</span>
          </Button>
        </form>
      )}
    </div>
  );
}
