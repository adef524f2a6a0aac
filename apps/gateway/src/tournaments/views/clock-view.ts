import type { TournamentClockBody } from '@red-disc/contracts';
import { readClock, type Clock } from '@red-disc/tournaments';

export function clockView(clock: Clock | null, now: number): TournamentClockBody | null {
  if (!clock) return null;
  const { phase, left, endsAt } = readClock(clock, now);
  return { phase, left: Math.round(left), endsAt: endsAt === null ? null : new Date(endsAt).toISOString() };
}
