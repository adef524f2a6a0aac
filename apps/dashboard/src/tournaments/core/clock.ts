import type { TournamentClockBody } from '@red-disc/contracts';

/** Milliseconds left on a clock at a moment of the server's time; negative in overtime. */
export function leftOn({ endsAt, left }: TournamentClockBody, now: number): number {
  return endsAt === null ? left : Date.parse(endsAt) - now;
}

/** 18:42, 1:02:05, and −0:30 in overtime. */
export function showLeft(ms: number): string {
  const seconds = ms < 0 ? Math.floor(-ms / 1_000) : Math.ceil(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return ms < 0 && seconds > 0 ? `−${shown}` : shown;
}

/** In overtime too: what phase it is says nothing about that. */
export function standsStill(clock: TournamentClockBody | null): boolean {
  return clock !== null && clock.endsAt === null;
}
