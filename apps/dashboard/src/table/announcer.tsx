'use client';

import { promptVariant } from './prompt';
import { useTabSign } from './use-tab-sign';
import { useTableState } from './use-table';
import { entryWords, promptWords } from './words';

/** Events that come together are all read out: what is added to a log is spoken, not only what stands last in it. */
const kept = 12;

/** For ears: events politely, only what the reader must decide at once. For a tab in the background: its title and icon. */
export function Announcer() {
  const { props, words, prompt, choices } = useTableState();
  const { t } = words;
  const { title } = promptWords(words, prompt, promptVariant(prompt, choices));
  const isActing = prompt.role === 'act';
  // Whoever is asked to knock is asked in somebody else's turn.
  const call = prompt.kind === 'knock' ? title : t('yourTurn', { title });

  useTabSign(isActing, t('tabTitle', { title: props.title }));

  return (
    <div className="sr-only">
      <div role="log" aria-label={t('log.title')}>
        {props.log.slice(-kept).map((entry) => (
          <p key={entry.id}>{entryWords(words, entry)}</p>
        ))}
      </div>
      <p aria-live="assertive">{isActing ? call : ''}</p>
    </div>
  );
}
