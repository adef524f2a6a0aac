import { type Round } from '../round/round.js';
import { cardOffset } from '../round/state.js';
import { makesLine, newArea, readArea } from './area.js';

const area = newArea();
const pointless = 20;
/** Nobody takes a card from us that is no better than one face down. */
const middleCard = 5 + cardOffset;

/**
 * What a knock is worth to a seat, from what everybody sees; low is good. It is for cards that complete a line: the
 * card taken out comes back, and for the line the active player takes the best of our other cards.
 */
export function worthOfKnock(round: Round, seat: number): number {
  readArea(round, seat, area);
  if (!makesLine(area, round.hand)) return pointless;
  let best = middleCard;
  for (const card of area) if (card !== 0 && card < best) best = card;
  return -2 * (round.hand - cardOffset) - (best - cardOffset);
}
