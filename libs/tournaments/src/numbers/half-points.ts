/** Game points as an integer of halves: 7.5 points are 15. The doubling rules of a game may leave halves, never less. */
export type HalfPoints = number;

/** `-1.5`, `7`, `22.5`: points as people write them. */
export function makePoints(half: HalfPoints): string {
  const sign = half < 0 ? '-' : '';
  const size = Math.abs(half);
  return `${sign}${Math.floor(size / 2)}${size % 2 === 1 ? '.5' : ''}`;
}

/** Reads a multiple of 0.5 with a point or a comma; anything else is undefined. */
export function parsePoints(text: string): HalfPoints | undefined {
  const match = /^([+-]?)(\d{1,6})(?:[.,]([05])0*)?$/.exec(text.trim());
  if (!match) return undefined;
  const half = Number(match[2]) * 2 + (match[3] === '5' ? 1 : 0);
  return match[1] === '-' && half !== 0 ? -half : half;
}
