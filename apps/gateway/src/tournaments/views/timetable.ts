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
  const rounds = stages.flatMap(({ setup: { id, format }, rounds: begun }) =>
    Array.from({ length: plannedRounds(format) ?? Math.max(1, begun.length) }, (_, i) => ({
      stage: id,
      round: i + 1,
      clock: begun.find(({ round }) => round === i + 1)?.clock,
    })),
  );
  let next = startsAt;
  return rounds.map(({ stage, round, clock }, index) => {
    const begins = clock?.startedAt ?? next;
    const full = begins + (clock ? (clock.minutes + clock.extra) * MINUTE + clock.pausedFor : length);
    // One that was done before its time was over by the time the following one began.
    const ends = Math.min(full, rounds[index + 1]?.clock?.startedAt ?? full);
    next = ends + TURNOVER_MINUTES * MINUTE;
    return { stage, round, startsAt: new Date(begins).toISOString(), endsAt: new Date(ends).toISOString() };
  });
}
