'use client';

import type { TournamentRoundBody } from '@red-disc/contracts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/i18n/navigation';
import { formatTime } from '@/i18n/when';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Icon, type IconName } from '@/ui/icon';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import type { Need } from './needs';
import { Ruling } from './ruling';

export interface NeedsYouProps {
  readonly needs: readonly Need[];
  readonly at: Pick<TournamentRoundBody, 'stage' | 'round'>;
  readonly onOpen: (table: number) => void;
}

const icons: Readonly<Record<Need['type'], IconName>> = {
  call: 'flag',
  disputed: 'alarm',
  missing: 'clock',
  confirm: 'check',
  sheet: 'alarm',
};

/** The work before the numbers: what waits for somebody, each with its button. */
export function NeedsYou({ needs, at, onOpen }: NeedsYouProps) {
  const t = useTranslations('tournamentRound');
  return (
    <section aria-labelledby="needs" aria-live="polite">
      <h2 id="needs" className="text-xl">
        {t('needs.title')}
      </h2>
      {needs.length === 0 && (
        <p className="mt-2 flex items-center gap-2 text-ink-2">
          <Icon name="check" className="text-ok" />
          {t('needs.nothing')}
        </p>
      )}
      <ul>
        {needs.map((need) => (
          <li
            key={`${need.type} ${need.table} ${need.type === 'call' ? need.call.id : need.type === 'missing' ? need.entrant : ''}`}
            className="grid grid-cols-[2.9rem_1fr] gap-3 border-b border-line py-3"
          >
            <button
              type="button"
              aria-label={t('needs.open', { table: need.table })}
              onClick={() => {
                onOpen(need.table);
              }}
              className="num grid size-[2.9rem] place-items-center rounded-[12px] bg-warn-fill text-2xl text-[#0d2626]"
            >
              {need.table}
            </button>
            <NeedText need={need} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeedText({ need, at }: { readonly need: Need; readonly at: NeedsYouProps['at'] }) {
  const t = useTranslations('tournamentRound');
  const reading = { locale: useLocale(), timeZone: useTournament().tournament.timeZone };
  const { page } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [isRuling, setIsRuling] = useState(false);
  const { table } = need;
  const result = {
    pathname: `${page}/result`,
    query: { stage: at.stage, round: String(at.round), table: String(table) },
  };
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-2 text-lg">
        <Icon name={icons[need.type]} />
        {t(`needs.${need.type}`, { table, name: need.type === 'missing' ? need.name : '' })}
      </h3>
      <p className="mt-0.5 mb-2 text-md text-ink-2">
        {need.type === 'call' &&
          t(need.call.question === '' ? 'needs.callNoQuestion' : 'needs.callText', {
            question: need.call.question,
            time: formatTime(need.call.calledAt, reading),
          })}
        {need.type === 'missing' && t(`needs.phase.${need.phase}`)}
        {need.type === 'disputed' && t('needs.disputedText')}
        {need.type === 'confirm' && t('needs.confirmText')}
        {need.type === 'sheet' && t('needs.sheetText')}
      </p>
      <div className="flex flex-wrap gap-2">
        {need.type === 'call' && (
          <Button
            variant="primary"
            size="sm"
            onClick={() => {
              setIsRuling(true);
            }}
          >
            {t('needs.rule')}
          </Button>
        )}
        {need.type === 'missing' && (
          <Button
            variant="primary"
            size="sm"
            disabled={isBusy}
            onClick={() =>
              void run(
                { type: 'reportAbsence', ...at, table, entrant: need.entrant },
                { reason: t('needs.absentReason'), done: t('needs.absentDone', { name: need.name }) },
              )
            }
          >
            {t('needs.absent')}
          </Button>
        )}
        {need.type === 'confirm' && (
          <Button
            variant="primary"
            size="sm"
            disabled={isBusy}
            onClick={() =>
              void run({ type: 'confirmResult', ...at, table }, { done: t('done.confirm', { table }) })
            }
          >
            {t('sheet.confirm')}
          </Button>
        )}
        {(need.type === 'confirm' || need.type === 'disputed' || need.type === 'sheet') && (
          <Link
            href={result}
            className={buttonClass({ variant: need.type === 'confirm' ? 'quiet' : 'primary', size: 'sm' })}
          >
            {t(need.type === 'sheet' ? 'sheet.enter' : 'sheet.result')}
          </Link>
        )}
      </div>
      <RefusalNote error={refusal} />
      {need.type === 'call' && isRuling && (
        <Ruling
          call={need.call}
          onClose={() => {
            setIsRuling(false);
          }}
        />
      )}
    </div>
  );
}
