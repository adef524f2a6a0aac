import { failure, success, type Result } from '@red-disc/kernel';
import {
  type Refusal,
  type RoundScore,
  type ScoreLimits,
  type ScoreSheet,
  type SheetRequest,
  type SheetRound,
} from '@red-disc/game';
import { cardsOf } from './cards.js';
import { type HandScore } from './match/view.js';
import { areaCells } from './round/layout.js';
import { allSeats } from './rules/presets.js';
import { type AllegraRules } from './rules/rules.js';
import { allClearedBonus, outcomeOf, scoreHands } from './score.js';

/** Works out what a physical table wrote down, or names the round and seat whose entry cannot be. */
export function scoreSheet(request: SheetRequest<AllegraRules>): Result<ScoreSheet, Refusal> {
  const { rules, seats, rounds } = request;
  if (!Number.isInteger(seats) || seats < allSeats.min || seats > allSeats.max)
    return failure({ code: 'WRONG_NUMBER_OF_SEATS', ...allSeats });
  const range = sumRange(rules, seats);
  const scored: HandScore[][] = [];
  const scores: RoundScore[] = [];
  for (const [i, round] of rounds.entries()) {
    if (outcomeOf(request, scores, null).over) return failure({ code: 'GAME_OVER', round: i + 1 });
    const refusal = checkRound(round, seats, range);
    if (refusal) return failure({ ...refusal, round: i + 1 });
    const hands = scoreHands(round.hands, round.endedBy);
    scored.push(hands);
    scores.push({ scores: hands.map(({ score }) => score), endedBy: round.endedBy });
  }
  return success({ rounds: scored, outcome: outcomeOf(request, scores, null) });
}

/** What fifteen cards can come to in one round, before any penalty. */
export function scoreLimits(rules: AllegraRules, seats: number): ScoreLimits {
  const { min, max } = sumRange(rules, seats);
  return { lowest: 2 * min, highest: 2 * max, bonus: allClearedBonus };
}

interface SumRange {
  readonly min: number;
  readonly max: number;
}

/** What fifteen cards or fewer can add up to. */
function sumRange({ deck }: AllegraRules, seats: number): SumRange {
  const cards = cardsOf(deck, seats);
  const sum = (some: readonly number[]): number => some.reduce((total, card) => total + card, 0);
  return {
    min: sum(cards.slice(0, areaCells).filter((card) => card < 0)),
    max: sum(cards.slice(-areaCells)),
  };
}

function checkRound({ hands, endedBy }: SheetRound, seats: number, range: SumRange): Refusal | undefined {
  if (hands.length !== seats) return { code: 'WRONG_NUMBER_OF_HANDS', expected: seats };
  if (endedBy !== null && !(Number.isInteger(endedBy) && endedBy >= 1 && endedBy <= seats))
    return { code: 'NO_SUCH_SEAT', seats };
  const impossible = hands.findIndex(
    (hand) =>
      hand.type === 'sum' &&
      !(Number.isInteger(hand.points) && hand.points >= range.min && hand.points <= range.max),
  );
  return impossible < 0 ? undefined : { code: 'IMPOSSIBLE_SUM', seat: impossible + 1, ...range };
}
