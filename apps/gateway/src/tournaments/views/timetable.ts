import { plannedRounds, type TournamentState } from '@red-disc/tournaments';

const MINUTE = 60_000;
export const TURNOVER_MINUTES = 10;

export interface Slot {
  readonly stage: string;
  readonly round: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** When each round is expected: those that ran as they were, the others one after the other. */
export function timetableOf({ setup, stages }: TournamentState, startsAt: number): Slot[] {
  const length = setup.rules.clockMinutes * MINUTE;
  let next = startsAt;
  return stages.flatMap(({ setup: { id, format }, rounds }) =>
    Array.from({ length: plannedRounds(format) ?? Math.max(1, rounds.length) }, (_, i) => {
      const clock = rounds.find(({ round }) => round === i + 1)?.clock;
      const begins = clock?.startedAt ?? next;
      const ends = begins + (clock ? (clock.minutes + clock.extra) * MINUTE + clock.pausedFor : length);
      next = ends + TURNOVER_MINUTES * MINUTE;
      const at = (instant: number): string => new Date(instant).toISOString();
      return { stage: id, round: i + 1, startsAt: at(begins), endsAt: at(ends) };
    }),
  );
}
