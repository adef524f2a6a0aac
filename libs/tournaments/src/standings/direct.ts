import { type PlayedGame } from '../model/game.js';
import { type EntrantId } from '../model/ids.js';

/**
 * Direct encounters inside a tie: +1 for each tied player beaten in a shared game, -1 for each that was better.
 * Undefined unless all tied players met each other at least once; otherwise the schedule would decide.
 */
export function directEncounters(
  tied: readonly EntrantId[],
  games: readonly PlayedGame[],
): Map<EntrantId, number> | undefined {
  const group = new Set(tied);
  const score = new Map(tied.map((id) => [id, 0]));
  const met = new Set<string>();
  for (const { players, totals } of games) {
    const seats = players.flatMap((id, seat) => (group.has(id) ? [seat] : []));
    for (const a of seats) {
      for (const b of seats) {
        if (a === b) continue;
        const [own, other] = [players[a]!, players[b]!];
        met.add(`${own}\n${other}`);
        score.set(own, score.get(own)! + Math.sign(totals[b]! - totals[a]!));
      }
    }
  }
  return met.size === tied.length * (tied.length - 1) ? score : undefined;
}
