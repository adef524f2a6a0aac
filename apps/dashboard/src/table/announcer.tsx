'use client';

import { useEffect } from 'react';
import { promptVariant } from './prompt';
import { useTableState } from './use-table';
import { entryWords, promptWords } from './words';

/** Events that come together are all read out: what is added to a log is spoken, not only what stands last in it. */
const kept = 12;

/** For ears: events politely, only "your turn" at once. For a tab in the background: the title of the page. */
export function Announcer() {
  const { props, words, prompt, choices } = useTableState();
  const { t } = words;
  const { title } = promptWords(words, prompt, promptVariant(prompt, choices));
  const isActing = prompt.role === 'act';

  useEffect(() => {
    if (!isActing) return undefined;
    const before = document.title;
    document.title = t('tabTitle', { title: props.title });
    return () => {
      document.title = before;
    };
  }, [isActing, props.title, t]);

  return (
    <div className="sr-only">
      <div role="log" aria-label={t('log.title')}>
        {props.log.slice(-kept).map((entry) => (
          <p key={entry.id}>{entryWords(words, entry)}</p>
        ))}
      </div>
      <p aria-live="assertive">{isActing ? t('yourTurn', { title }) : ''}</p>
    </div>
  );
}
