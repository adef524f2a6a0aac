'use client';

import { readRecord } from '@red-disc/allegra';
import { useTranslations } from 'next-intl';
import { Brand } from '@/site/brand';

export interface GameChoiceProps {
  readonly records: readonly unknown[];
  readonly onChoose: (index: number) => void;
}

/** A file with several games: which one? */
export function GameChoice({ records, onChoose }: GameChoiceProps) {
  const t = useTranslations('replay');
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-2xl content-start gap-6 px-4 py-6 sm:py-10">
      <header>
        <Brand />
      </header>
      <main id="main" className="grid gap-4 rounded-4 bg-surface p-5 shadow-2 sm:p-8">
        <h1 className="text-2xl">{t('several', { count: records.length })}</h1>
        <ol className="grid gap-1">
          {records.map((data, index) => {
            const record = readRecord(data);
            return (
              <li key={index}>
                <button
                  type="button"
                  className="replay-moment"
                  onClick={() => {
                    onChoose(index);
                  }}
                >
                  {index + 1}. {record.ok ? record.value.players.join(', ') : t('notARecord')}
                </button>
              </li>
            );
          })}
        </ol>
      </main>
    </div>
  );
}
