import { leftOf } from '../round/layout.js';
import { highestIn, lineMakers, valueOf, type Area } from './area.js';
import { shareOf } from './outlook.js';
import { ordinaryTurn, type Prospects } from './prospects.js';
import { unknownCard, type Sight } from './sight.js';

/** What it costs to leave a card on the discard pile for the player whose turn comes next. */
export class NextPlayer {
  #hasTurn = false;
  #share = 0;
  #mean = 0;
  #highest = 0;
  #lineMakers = 0;

  assess({ round, seat }: Sight, area: Area, { mean }: Prospects): void {
    const { lastTurnsToCome, seats } = round;
    this.#hasTurn = lastTurnsToCome < 0 || (lastTurnsToCome > 0 && round.cardsDown(leftOf(seat, seats)) > 0);
    if (!this.#hasTurn) return;
    this.#share = shareOf(round);
    this.#mean = mean;
    this.#highest = highestIn(area, mean);
    this.#lineMakers = lineMakers(area);
  }

  costOf(card: number): number {
    if (!this.#hasTurn || card === unknownCard) return 0;
    const value = valueOf(card, this.#mean);
    const byLine = ((this.#lineMakers >> card) & 1) === 1 ? 2 * value + this.#mean : 0;
    return this.#share * Math.max(0, Math.max(byLine, this.#highest - value) - ordinaryTurn);
  }
}
