'use client';

import type { DirectorCommand, TournamentRoundBody, TournamentTableBody } from '@red-disc/contracts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/i18n/navigation';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { standsStill } from '../core/clock';
import { RefusalNote } from '../core/refusal-note';
import { useTournament } from '../core/tournament-provider';
import { useCommand } from '../core/use-command';
import { Foresight } from '../history/foresight';
import type { TableState } from './needs';

export interface TableSheetProps {
  readonly table: TournamentTableBody;
  readonly round: TournamentRoundBody;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** What can be done about one table: its clock, its result, its people, its place. */
export function TableSheet({ table, round, state, onClose }: TableSheetProps) {
  const t = useTranslations('tournamentRound');
  const { page, mayDirect } = useTournament();
  const { run, isBusy, refusal } = useCommand();
  const [foreseen, setForeseen] = useState<{ command: DirectorCommand; title: string }>();
  const at = { stage: round.stage, round: round.round, table: table.no };
  const isRunning = round.status === 'running';
  const isFinished = state === 'done' || state === 'voided';
  const isPaused = standsStill(table.clock);
  const clock =
    (change: Extract<DirectorCommand, { type: 'changeTableClock' }>['change'], done: string) => () =>
      void run({ type: 'changeTableClock', ...at, change }, { done });
  const address = { stage: at.stage, round: String(at.round), table: String(at.table) };
  if (foreseen) return <Foresight {...foreseen} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      side="right"
      title={t('sheet.title', { table: table.no })}
      description={t(`state.${state}`)}
      closeLabel={t('close')}
    >
      <div className="grid gap-2">
        <Link
          href={{ pathname: `${page}/result`, query: address }}
          className={buttonClass({ variant: 'primary' })}
        >
          {t(table.result ? 'sheet.result' : 'sheet.enter')}
        </Link>
        {table.gameTableId && (
          <Link href={`/tables/${table.gameTableId}`} className={buttonClass({ variant: 'quiet' })}>
            <Icon name="eye" />
            {t('sheet.watch')}
          </Link>
        )}
        {state === 'submitted' && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() =>
              void run({ type: 'confirmResult', ...at }, { done: t('done.confirm', { table: table.no }) })
            }
          >
            <Icon name="check" />
            {t('sheet.confirm')}
          </Button>
        )}
      </div>
      {isRunning && !isFinished && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-lg">{t('sheet.clock')}</h3>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={clock(
                { type: isPaused ? 'resumed' : 'paused' },
                t(isPaused ? 'done.resumeTable' : 'done.pauseTable', { table: table.no }),
              )}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
              {t(isPaused ? 'resume' : 'pause')}
            </Button>
            {[3, 5, 10].map((minutes) => (
              <Button
                key={minutes}
                variant="quiet"
                disabled={isBusy}
                onClick={clock(
                  { type: 'extended', minutes },
                  t('done.extendTable', { table: table.no, minutes }),
                )}
              >
                {t('sheet.extend', { minutes })}
              </Button>
            ))}
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={clock({ type: 'timeCalled' }, t('done.timeTable', { table: table.no }))}
            >
              {t('sheet.callTime')}
            </Button>
          </div>
        </section>
      )}
      {!isFinished && (
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="text-lg">{t('sheet.people')}</h3>
          <ul className="grid gap-1">
            {table.seats.map((seat) => (
              <li key={seat.entrant} className="flex items-center justify-between gap-2">
                <span className="min-w-0 wrap-anywhere">
                  {seat.name}
                  {seat.substitute && ` → ${seat.substitute.name}`}
                  {seat.caretaker && ` (${t('sheet.bot')})`}
                </span>
                {isRunning && (
                  <Button
                    variant="quiet"
                    size="sm"
                    disabled={isBusy}
                    onClick={() => {
                      const type = seat.absent ? 'seatLate' : 'reportAbsence';
                      setForeseen({
                        command: { type, ...at, entrant: seat.entrant },
                        title: t(`sheet.${type}Title`, { name: seat.name }),
                      });
                    }}
                  >
                    {t(seat.absent ? 'sheet.seatLate' : 'sheet.reportAbsence')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayDirect && (
        <section className="grid gap-2 border-t border-line pt-4">
          {round.status === 'published' && (
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => {
                const place = table.place === 'room' ? 'online' : 'room';
                void run({ type: 'moveTable', ...at, place }, { done: t('done.move', { table: table.no }) });
              }}
            >
              {t(table.place === 'room' ? 'sheet.moveOnline' : 'sheet.moveRoom')}
            </Button>
          )}
          {isRunning && state !== 'voided' && (
            <Button
              variant="quiet"
              onClick={() => {
                setForeseen({
                  command: { type: 'voidTable', ...at },
                  title: t('sheet.voidTitle', { table: table.no }),
                });
              }}
            >
              {t('sheet.void')}
            </Button>
          )}
        </section>
      )}
      <RefusalNote error={refusal} />
    </Dialog>
  );
}
