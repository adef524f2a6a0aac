'use client';

import { routes } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { refusalText } from '@/api/refusal-text';
import { useApi } from '@/api/use-api';
import { Choices } from '@/rule-sets/choices';
import { Busy } from '@/ui/busy';
import { Button } from '@/ui/button';
import { FormAlert } from '@/ui/form/form';
import { LabResults } from './lab-results';
import { RunProgress } from './run-progress';
import { isOver, type LabSide } from './side';
import { summaryOf, useLab } from './use-lab';

const playerCounts = ['2', '3', '4', '5', '6'] as const;
const inAddress = parseAsStringLiteral(playerCounts).withDefault('4');

export interface LabPanelProps {
  readonly clubId: string;
  readonly a: LabSide;
  readonly b?: LabSide | undefined;
  readonly mayRun: boolean;
  readonly stamp?: string;
}

/** Has bots play by one or two rule sets and shows what came of it, side by side. */
export function LabPanel({ clubId, a, b, mayRun, stamp = '' }: LabPanelProps) {
  const t = useTranslations('lab');
  const refusal = useTranslations('refusal');
  const [count, setCount] = useQueryState('players', inAddress);
  const players = Number(count);
  const saved = useApi(routes.listSimulations, { params: { clubId }, query: { players } });
  const lab = useLab({ clubId, saved: saved.data?.runs ?? [], stamp });
  const sides = b ? [a, b] : [a];
  const runs = sides.map((side) => ({ side, run: lab.runOf(side, players) }));
  const isRunning = runs.some(({ run }) => run && !isOver(run));
  const missing = runs.filter(({ run }) => run?.state !== 'done').map(({ side }) => side);
  const [ofA, ofB] = runs.map(({ run }) => summaryOf(run));
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 rounded-3 bg-surface p-4 shadow-1 sm:p-5">
        <ol className="grid gap-2 sm:grid-cols-2">
          {runs.map(({ side, run }, place) => (
            <li
              key={place}
              className="flex items-center gap-3 rounded-2 border-2 border-line-strong px-3 py-2"
            >
              <i aria-hidden="true" className={place === 0 ? 'key-a' : 'key-b'} />
              <span className="min-w-0 flex-1">
                <b className="block wrap-anywhere">
                  {t(place === 0 ? 'sideA' : 'sideB', { name: side.name })}
                </b>
                {run && <RunProgress run={run} onCancel={() => void lab.cancel(run)} />}
              </span>
            </li>
          ))}
        </ol>
        <Choices
          label={t('players')}
          value={count}
          options={playerCounts.map((value) => ({ value, label: value }))}
          onChange={(chosen) => void setCount(chosen)}
        />
        {missing.length > 0 && (
          <Button
            variant="primary"
            className="justify-self-start"
            disabled={!mayRun || isRunning || lab.isStarting}
            onClick={() => void lab.start(missing, players)}
          >
            {(isRunning || lab.isStarting) && <Busy />}
            {t('run', { count: missing.length })}
          </Button>
        )}
        {!mayRun && missing.length > 0 && <p className="text-sm text-ink-2">{t('notYours')}</p>}
        {lab.error && <FormAlert text={refusalText(refusal, lab.error)} />}
      </div>
      {ofA && (!b || ofB) && (
        <LabResults
          a={{ name: a.name, summary: ofA }}
          b={b && ofB && { name: b.name, summary: ofB }}
          players={players}
        />
      )}
    </div>
  );
}
