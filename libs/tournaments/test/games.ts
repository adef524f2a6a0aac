import { entrantId, type EntrantId, parsePoints, type PlayedGame } from '../src/index.js';

/** A game as the worked examples write it: names and points. */
export interface WrittenGame {
  readonly round: number;
  readonly players: readonly string[];
  readonly totals: readonly string[];
  readonly rounds?: number;
}

export const ids = (...names: string[]): EntrantId[] => names.map(entrantId);

export function playedGame({ round, players, totals, rounds }: WrittenGame): PlayedGame {
  return {
    round,
    players: players.map(entrantId),
    totals: totals.map((text) => {
      const half = parsePoints(text);
      if (half === undefined) throw new Error(`not points: ${text}`);
      return half;
    }),
    roundsPlayed: rounds ?? 3,
  };
}
