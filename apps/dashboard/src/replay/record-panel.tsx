'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { deriveModel } from '@/table/derive-model';
import { eventWords } from '@/table/words';
import type { Person } from '@/table/model';
import { Button } from '@/ui/button';
import { copyText } from '@/ui/copy-text';
import { Icon } from '@/ui/icon';
import { saveFile } from '@/ui/save-file';
import { makeRecordText } from './record-text';
import type { Replay } from './replay';

export interface RecordPanelProps {
  readonly replay: Replay;
  readonly people: readonly Person[];
  /** As it came: what is kept is exactly what was checked. */
  readonly data: unknown;
  /** The table that was played at; a record from a file has none, and no address to share. */
  readonly tableId: string | undefined;
  /** The address of the replay at this move. */
  readonly address: () => string;
  readonly onAnother?: (() => void) | undefined;
}

/** To keep the game, and to show somebody this very move. */
export function RecordPanel({ replay, people, data, tableId, address, onAnother }: RecordPanelProps) {
  const t = useTranslations('replay');
  const inTable = useTranslations('table');
  const format = useFormatter();
  const [isCopied, setIsCopied] = useState(false);
  const name = `red-disc-${tableId ?? 'game'}`;

  const text = () => {
    const model = deriveModel(replay.frames[0]!.view, people);
    const words = {
      t: inTable,
      list: (names: readonly string[]) => format.list(names, { type: 'conjunction' }),
      model,
    };
    return makeRecordText(replay, {
      players: people.map(({ name: player }) => player),
      title: t('textTitle'),
      round: (round) => t('round', { round }),
      total: inTable('score.total'),
      event: (event) => eventWords(words, event),
    });
  };

  return (
    <div className="grid justify-items-start gap-3">
      {tableId !== undefined && (
        <>
          <Button onClick={() => void copyText(address()).then(setIsCopied)}>
            <Icon name={isCopied ? 'check' : 'link'} />
            {t('share')}
          </Button>
          <p role="status" className="text-sm text-ink-2">
            {t(isCopied ? 'shared' : 'shareText')}
          </p>
        </>
      )}
      <Button
        onClick={() => {
          saveFile(`${name}.json`, JSON.stringify(data), 'application/json');
        }}
      >
        <Icon name="download" />
        {t('saveRecord')}
      </Button>
      <Button
        onClick={() => {
          saveFile(`${name}.txt`, text(), 'text/plain');
        }}
      >
        <Icon name="download" />
        {t('saveText')}
      </Button>
      <p className="text-sm text-ink-2">{t('saveHint')}</p>
      {onAnother && (
        <Button onClick={onAnother}>
          <Icon name="upload" />
          {t('another')}
        </Button>
      )}
    </div>
  );
}
