import { type RoundScore } from '@red-disc/game';
import { enderOf, scoreRound } from '../match/score-round.js';
import { type HandScore } from '../match/view.js';
import { kinds } from '../round/codes.js';
import { type BotTable } from './bot-table.js';
import { emptyStatistics, type Statistics } from './statistics.js';
import { tallyOf } from './tally.js';

export interface CountedRound {
  readonly score: RoundScore;
  readonly statistics: Statistics;
}

/** The values by seat, in the order of play of a round with this dealer: whoever plays first comes first. */
export function inOrderOfPlay<Value>(bySeat: readonly Value[], dealer: number): Value[] {
  return bySeat.map((_, i) => bySeat[(dealer + 1 + i) % bySeat.length]!);
}

/** What the round that a table has just played adds to the statistics. */
export function countRound({ round, moves, decisions }: BotTable): CountedRound {
  const hands = scoreRound(round);
  const endedBy = enderOf(round);
  const scores = hands.map(({ score }) => score);
  const tallies = scores.map(tallyOf);
  const has = (test: (hand: HandScore) => boolean): number => (hands.some(test) ? 1 : 0);
  const statistics: Statistics = {
    ...emptyStatistics(round.seats),
    rounds: 1,
    scoresBySeat: tallies,
    scoresByStart: inOrderOfPlay(tallies, round.dealer),
    turns: tallyOf(round.turn),
    decisions: tallyOf(decisions.reduce((sum, count) => sum + count, 0)),
    knocksMade: tallyOf(moves[kinds.knock]!),
    knocksAccepted: tallyOf(moves[kinds.give]!),
    linesCleared: tallyOf(moves[kinds.clear]!),
    doubled: has(({ penalty }) => penalty === 'doubled'),
    halved: has(({ penalty }) => penalty === 'halved'),
    bonus: has(({ bonus }) => bonus !== 0),
    reshuffled: round.reshuffles > 0 ? 1 : 0,
    endedByLowest: endedBy !== null && isLowest(hands, endedBy - 1) ? 1 : 0,
  };
  return { score: { scores, endedBy }, statistics };
}

/** Whether the seat was alone the lowest, before any penalty. */
function isLowest(hands: readonly HandScore[], seat: number): boolean {
  const own = hands[seat]!;
  return hands.every((hand) => hand === own || hand.sum + hand.bonus > own.sum + own.bonus);
}
