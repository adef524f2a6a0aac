import type { ClubBody } from '@red-disc/contracts';
import type { CalendarEntry } from '@/evenings/calendar-entries';
import { EveningRow } from '@/evenings/evening-row';
import type { Reading } from '@/i18n/when';
import { CalendarRow } from '@/tournaments/list/calendar-row';

export interface CalendarListProps {
  readonly club: ClubBody;
  readonly entries: readonly CalendarEntry[];
  readonly reading: Reading;
  readonly mayAnswer: boolean;
}

/** Evenings and tournaments in one list: where they stand among each other, they look alike. */
export function CalendarList({ club, entries, reading, mayAnswer }: CalendarListProps) {
  return (
    <ul>
      {entries.map((entry) =>
        entry.type === 'evening' ? (
          <EveningRow
            key={entry.evening.id}
            clubId={club.id}
            evening={entry.evening}
            reading={reading}
            mayAnswer={mayAnswer}
          />
        ) : (
          <CalendarRow
            key={entry.event.id}
            page={`/clubs/${club.slug}/tournaments`}
            event={entry.event}
            reading={reading}
          />
        ),
      )}
    </ul>
  );
}
