'use client';

import type { RecordFault } from '@red-disc/game';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { Translate } from '@/i18n/translate';
import { GameChoice } from './game-choice';
import { handedOver } from './handed-over';
import { readRecords } from './read-records';
import { RecordForm } from './record-form';
import { openReplay } from './replay';
import { ReplayTable } from './replay-table';

/** The replay of a record that somebody brings along; no account, no server. */
export function RecordViewer() {
  const t = useTranslations('replay');
  const [text, setText] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => {
    setText(handedOver());
  }, []);
  const records = useMemo(() => (text === undefined ? [] : readRecords(text)), [text]);
  const data = records.length === 1 ? records[0] : chosen === undefined ? undefined : records[chosen];
  const opened = useMemo(() => (data === undefined ? undefined : openReplay(data)), [data]);

  if (text !== undefined && records.length > 1 && data === undefined)
    return <GameChoice records={records} onChoose={setChosen} />;
  if (!opened?.ok)
    return (
      <RecordForm error={text === undefined ? undefined : faultText(t, opened?.error)} onText={setText} />
    );
  return (
    <ReplayTable
      key={chosen}
      replay={opened.value}
      data={data}
      tableId={undefined}
      place={undefined}
      onAnother={() => {
        setText(undefined);
        setChosen(undefined);
      }}
    />
  );
}

/** Where a record is wrong, for whoever wrote the program that made it. */
export function faultText(t: Translate<'replay'>, fault: RecordFault | undefined): string {
  if (!fault || fault.round === 0) return t('notARecord');
  return t('fault', { round: fault.round, move: fault.move, code: fault.code });
}
