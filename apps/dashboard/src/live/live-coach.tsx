'use client';

import type { TableSnapshot } from '@red-disc/contracts';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Person } from '@/table/model';
import { Button } from '@/ui/button';
import { Icon, type IconName } from '@/ui/icon';
import type { LiveState, LiveTable } from './live-table';
import { reasonWords } from './table-notes';

export interface LiveCoachProps {
  readonly table: LiveTable;
  readonly state: LiveState;
  readonly snapshot: TableSnapshot;
  readonly people: readonly Person[];
}

/** One line about the table itself: a seat in other hands, a pause, who is waited for. Nothing while play goes on. */
export function LiveCoach({ table, state, snapshot, people }: LiveCoachProps) {
  const t = useTranslations('tables');
  const referee = useTranslations('referee');
  const format = useFormatter();
  const { seats, seat, status, paused } = snapshot;
  const own = seat === null ? undefined : seats[seat - 1];
  if (own?.caretaker && status !== 'over')
    return (
      <Line icon="clock">
        {t('caretaker')}
        <Button variant="primary" size="sm" onClick={() => void table.command('table.return', {})}>
          {t('return')}
        </Button>
      </Line>
    );
  if (snapshot.end) {
    const { counts, absent, stopped } = snapshot.end;
    const names = format.list(absent.map((at) => people[at - 1]?.name ?? ''));
    if (stopped !== null)
      return <Line icon="flag">{t('endedEarly', { reason: reasonWords(referee, stopped) })}</Line>;
    if (!counts) return <Line icon="flag">{t('doesNotCount', { names })}</Line>;
    return null;
  }
  if (paused) {
    const reason = reasonOfPause(state);
    return (
      <Line icon="pause">
        {reason === undefined ? t('paused') : t('pausedBecause', { reason: reasonWords(referee, reason) })}
      </Line>
    );
  }
  if (status === 'between' && (own === undefined || own.ready)) {
    const late = seats.flatMap(({ occupant, ready, caretaker }, index) =>
      occupant && 'user' in occupant && !ready && !caretaker ? [people[index]?.name ?? ''] : [],
    );
    if (late.length > 0) return <Line icon="clock">{t('waitingFor', { names: format.list(late) })}</Line>;
  }
  return null;
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <div className="coach-line" role="status">
      <Icon name={icon} className="max-sm:hidden" />
      {children}
    </div>
  );
}

function reasonOfPause({ log }: LiveState): string | undefined {
  const last = log.findLast((entry) => 'note' in entry && entry.note.type === 'paused');
  return last && 'note' in last && last.note.type === 'paused' ? last.note.reason : undefined;
}
