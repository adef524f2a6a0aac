import type { CalendarEntry } from '@red-disc/tournaments';
import type { ReadTournament } from '../tournament-reader.js';
import { timetableOf } from '../views/timetable.js';

/** An entry for each round. Ids stay the same when times change, so that calendars move what they have. */
export function calendarOf({ row, state }: ReadTournament, host: string): CalendarEntry[] {
  const { name } = state.setup;
  const slots = timetableOf(state, row.startsAt.getTime());
  return slots.map(({ stage, round, startsAt, endsAt }, i) => ({
    uid: `${row.id}-${stage}-${round}@${host}`,
    sequence: row.sequence,
    stampedAt: row.changedAt.getTime(),
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    summary: slots.length === 1 ? name : `${name} (${i + 1}/${slots.length})`,
    cancelled: state.status === 'cancelled',
    ...(row.venue !== '' && { location: row.venue }),
  }));
}
