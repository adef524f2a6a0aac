'use client';

import type { TableSnapshot } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Person } from '@/table/model';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import type { LiveTable } from './live-table';
import { refusalText } from './refusal';
import { ReplaceForm } from './replace-form';

export interface RefereePanelProps {
  readonly table: LiveTable;
  readonly snapshot: TableSnapshot;
  readonly people: readonly Person[];
  readonly clubId: string | null;
}

const reasons = ['break', 'line', 'slip', 'late'] as const;
const addedSeconds = 30;

/** What whoever runs the table may do. One reason serves whichever act comes next; without one nothing is done. */
export function RefereePanel({ table, snapshot, people, clubId }: RefereePanelProps) {
  const t = useTranslations('referee');
  const refusal = useTranslations('tableRefusal');
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const [isSure, setIsSure] = useState(false);

  const report = (isDone: boolean) => {
    const { error } = table.state();
    setAnswer(isDone || !error ? t('done') : refusalText(refusal, error));
  };
  const act = (run: (why: string) => Promise<boolean>) => {
    const why = reason.trim();
    setIsMissing(why === '');
    if (why === '') return;
    void run(why).then((isDone) => {
      if (isDone) setReason('');
      report(isDone);
    });
  };

  return (
    <section className="grid gap-4 border-t border-line pt-4" aria-labelledby="rule-title">
      <div>
        <h3 id="rule-title" className="text-lg">
          {t('rule')}
        </h3>
        <p className="text-sm text-ink-2">{t('ruleText')}</p>
      </div>
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        error={isMissing && reason.trim() === '' ? t('reasonMissing') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={200}
            list="rule-reasons"
            autoComplete="off"
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
        )}
      </Field>
      <datalist id="rule-reasons">
        {reasons.map((key) => (
          <option key={key} value={t(`reasons.${key}`)} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        {snapshot.paused ? (
          <Button variant="primary" onClick={() => void table.command('table.resume', {}).then(report)}>
            {t('resume')}
          </Button>
        ) : (
          <Button
            onClick={() => {
              act((why) => table.command('table.pause', { reason: why }));
            }}
          >
            {t('pause')}
          </Button>
        )}
        <Button
          onClick={() => {
            act((why) => table.command('table.addTime', { seconds: addedSeconds, reason: why }));
          }}
        >
          {t('addTime')}
        </Button>
        <Button
          onClick={() => {
            act((why) => table.command('table.undo', { reason: why }));
          }}
        >
          {t('undo')}
        </Button>
        <Button
          onClick={() => {
            act((why) => table.command('table.callTime', { reason: why }));
          }}
        >
          {t('callTime')}
        </Button>
      </div>
      <ReplaceForm
        people={people}
        clubId={clubId}
        onReplace={(seat, occupant) => {
          act((why) => table.command('table.replace', { seat, occupant, reason: why }));
        }}
      />
      <div className="grid justify-items-start gap-1.5">
        <Button
          onClick={() => {
            if (isSure) act((why) => table.command('table.stop', { reason: why }));
            else setIsSure(true);
          }}
        >
          {t(isSure ? 'stopSure' : 'stop')}
        </Button>
        <p className="text-sm text-ink-2">{t('stopText')}</p>
      </div>
      <p role="status" className="min-h-6 text-ink-2">
        {answer}
      </p>
    </section>
  );
}
