import { type HalfPoints, type Outcome, type RoundScore, type Seat, type SheetHand } from '@red-disc/game';
import { type HandScore } from './match/view.js';
import { type AllegraRules } from './rules/rules.js';

/** In half points, like every score in here. */
export const allClearedBonus: HalfPoints = -20;

/** What each seat scores for what it has left: the bonus, and the penalty of the seat that ended the round. */
export function scoreHands(hands: readonly SheetHand[], endedBy: Seat | null): HandScore[] {
  const scores = hands.map((hand): HandScore => {
    const sum = hand.type === 'sum' ? hand.points * 2 : 0;
    const bonus = hand.type === 'cleared' ? allClearedBonus : 0;
    return { sum, bonus, penalty: 'none', score: sum + bonus };
  });
  const ender = endedBy === null ? undefined : scores[endedBy - 1];
  if (!ender || scores.every((other) => other === ender || other.score > ender.score)) return scores;
  return scores.map((hand) => (hand === ender ? punish(hand) : hand));
}

function punish(hand: HandScore): HandScore {
  if (hand.score > 0) return { ...hand, penalty: 'doubled', score: hand.score * 2 };
  if (hand.score < 0) return { ...hand, penalty: 'halved', score: hand.score / 2 };
  return hand;
}

export function addScores(totals: readonly HalfPoints[], { scores }: RoundScore): HalfPoints[] {
  return totals.map((total, i) => total + scores[i]!);
}

/** Whether the rules end the game here, after so many rounds and with these totals. */
export function isGameOver(
  rules: AllegraRules,
  roundsPlayed: number,
  totals: readonly HalfPoints[],
): boolean {
  const { rounds, pointLimit } = rules;
  if (rounds !== null && roundsPlayed >= rounds) return true;
  return roundsPlayed > 0 && pointLimit !== null && totals.some((total) => total >= pointLimit * 2);
}

/** The seats with the lowest total; equal totals share the win. */
export function lowestSeats(totals: readonly HalfPoints[]): Seat[] {
  const lowest = Math.min(...totals);
  return totals.flatMap((total, i) => (total === lowest ? [i + 1] : []));
}

/** Where a game stands after these rounds. A stopped game is over whatever its rules say. */
export function outcomeOf(
  { rules, seats }: { readonly rules: AllegraRules; readonly seats: number },
  rounds: readonly RoundScore[],
  stopped: string | null,
): Outcome {
  const totals = rounds.reduce(addScores, new Array<HalfPoints>(seats).fill(0));
  const over = stopped !== null || isGameOver(rules, rounds.length, totals);
  return { rounds, totals, over, winners: over ? lowestSeats(totals) : [] };
}
