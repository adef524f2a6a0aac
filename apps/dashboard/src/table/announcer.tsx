'use client';

import { useEffect } from 'react';
import { promptVariant } from './prompt';
import { useTableState } from './use-table';
import { entryWords, promptWords } from './words';

/** For ears: events politely, only "your turn" at once. For a tab in the background: the title of the page. */
export function Announcer() {
  const { props, words, prompt, choices } = useTableState();
  const { t } = words;
  const last = props.log.at(-1);
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
      <p aria-live="polite">{last ? entryWords(words, last) : ''}</p>
      <p aria-live="assertive">{isActing ? t('yourTurn', { title }) : ''}</p>
    </div>
  );
}
