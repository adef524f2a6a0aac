'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { LogEntry } from '@/table/log';
import type { Person } from '@/table/model';
import type { LiveState } from './live-table';
import { noteWords, seatOfNote } from './table-notes';

/** The log as the table shows it: what was done beside the game is put into words here. */
export function useLiveLog(
  { log, people: names }: LiveState,
  people: readonly Person[],
): readonly LogEntry[] {
  const t = useTranslations('referee');
  return useMemo(
    () =>
      log.map((entry): LogEntry => {
        if ('event' in entry) return entry;
        const remark = noteWords(t, entry.note, {
          nameOfUser: (user) => names[user] ?? t('somebody'),
          nameOfSeat: (seat) => people[seat - 1]?.name ?? String(seat),
        });
        return { id: entry.id, remark, seat: seatOfNote(entry.note) };
      }),
    [t, log, names, people],
  );
}
