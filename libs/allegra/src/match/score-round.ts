import { type SheetHand } from '@red-disc/game';
import { type Round } from '../round/round.js';
import { scoreHands } from '../score.js';
import { type HandScore } from './view.js';

/** The seat, from 1, that ended the round; null if nobody did. */
export function enderOf(round: Round): number | null {
  return round.trigger < 0 ? null : round.trigger + 1;
}

/** The scores of a round that is over, with every card counted as it lies. */
export function scoreRound(round: Round): HandScore[] {
  const hands: SheetHand[] = [];
  for (let seat = 0; seat < round.seats; seat += 1)
    hands.push(
      round.cardsLeft(seat) === 0 ? { type: 'cleared' } : { type: 'sum', points: round.sumOf(seat) },
    );
  return scoreHands(hands, enderOf(round));
}
