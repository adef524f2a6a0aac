import { plannedRounds } from '../model/stage.js';
import { type TournamentState } from '../log/state.js';
import { type CalendarEntry } from './icalendar.js';

export interface CalendarInput {
  readonly state: TournamentState;
  readonly host: string;
  readonly startsAt: number;
  /** Minutes from one start to the next. */
  readonly slotMinutes: number;
  readonly stampedAt: number;
  /** How often the schedule has changed. */
  readonly sequence: number;
  readonly location?: string;
  /** The words for a round, in the reader's language. */
  readonly title: (stage: string, round: number) => string;
}

const MINUTE = 60_000;

/** An entry for every round, each at its slot. The ids stay the same when times change. */
export function calendarEntries(input: CalendarInput): CalendarEntry[] {
  const { state, slotMinutes } = input;
  let slot = 0;
  return state.stages.flatMap(({ setup }) =>
    Array.from({ length: plannedRounds(setup.format) ?? 1 }, (_, i) => {
      const startsAt = input.startsAt + slot * slotMinutes * MINUTE;
      slot += 1;
      return {
        uid: `${state.setup.id}-${setup.id}-${i + 1}@${input.host}`,
        sequence: input.sequence,
        stampedAt: input.stampedAt,
        startsAt,
        endsAt: startsAt + slotMinutes * MINUTE,
        summary: input.title(setup.id, i + 1),
        cancelled: state.status === 'cancelled',
        ...(input.location === undefined ? {} : { location: input.location }),
      };
    }),
  );
}
