import { argumentOf, keepCode, maxLegalCodes, throwCode } from '../round/codes.js';
import { areaColumns, gridCells, ownColumns, seatOfCell } from '../round/layout.js';
import { phases } from '../round/phases.js';
import { cardMask, discardAt } from '../round/state.js';
import { makesLine, newArea, readArea, valueOf } from './area.js';
import { canClear, weighClearings } from './clearing.js';
import { worthOfKnock } from './knocking.js';
import { shareOf } from './outlook.js';
import { Placing } from './placing.js';
import { type Player } from './player.js';
import { unknownCard, type Sight } from './sight.js';

/** Weighs every legal move by what it is expected to change, for itself and for the others, and makes the best. */
export class Steady implements Player {
  readonly level = 'steady';
  readonly heavy = false;
  /** What each legal move is worth, in the order of the sight's codes; low is good. */
  readonly worths = new Float64Array(maxLegalCodes);
  readonly #placing = new Placing();
  readonly #area = newArea();

  decide(sight: Sight): number {
    const { codes, codeCount } = sight;
    if (codeCount === 1) return codes[0]!;
    this.weigh(sight);
    let best = 0;
    for (let i = 1; i < codeCount; i += 1) if (this.worths[i]! < this.worths[best]!) best = i;
    return codes[best]!;
  }

  weigh(sight: Sight): void {
    const { round } = sight;
    switch (round.phase) {
      case phases.knock:
        this.worths[0] = worthOfKnock(round, sight.seat);
        this.worths[1] = 0;
        return;
      case phases.clear:
      case phases.tradeClear:
        weighClearings(sight, this.worths);
        return;
      case phases.open:
        if (!canClear(sight) || !weighClearings(sight, this.worths)) this.#weighOpening(sight);
        return;
      case phases.answer:
        this.#weighAnswers(sight);
        return;
      case phases.tradePlace:
        this.#weighTradePlacings(sight);
        return;
      case phases.pick:
        this.#weighPicks(sight);
        return;
      default:
        this.#weighPlacings(sight);
    }
  }

  /** The last two moves are to draw and to take; before them come lines that are better left alone. */
  #weighOpening(sight: Sight): void {
    const { round, codeCount } = sight;
    const placing = this.#placing;
    placing.assess(sight);
    const top = round.state[discardAt + round.discards - 1]!;
    this.worths.fill(Infinity, 0, codeCount - 2);
    this.worths[codeCount - 1] = placing.worthOfCard(top);
    this.worths[codeCount - 2] = placing.worthOfUnseen(placing.worthOfThrow(unknownCard));
  }

  /** Exchanges, throwing, and turning up a card. */
  #weighPlacings(sight: Sight): void {
    const { round, seat, codes, codeCount } = sight;
    const placing = this.#placing;
    placing.assess(sight);
    for (let i = 0; i < codeCount; i += 1) {
      const code = codes[i]!;
      const place = placeOf(argumentOf(code), seat);
      if (code === throwCode) this.worths[i] = placing.worthOfThrow(round.hand);
      else if (round.hand === 0) this.worths[i] = placing.worthOfReveal(place);
      else this.worths[i] = placing.worth(place, round.hand);
    }
  }

  #weighAnswers(sight: Sight): void {
    const { round, codes, codeCount } = sight;
    const placing = this.#placing;
    placing.assess(sight);
    const kept = Math.min(placing.worthOfCard(round.hand), placing.worthOfThrow(round.hand));
    for (let i = 0; i < codeCount; i += 1) {
      const code = codes[i]!;
      this.worths[i] = code === keepCode ? kept : this.#worthOfGiving(sight, argumentOf(code));
    }
  }

  /** The knocker completes a line, if that is what the card is for; we get the best of the cards beside it. */
  #worthOfGiving({ round }: Sight, knocker: number): number {
    const area = this.#area;
    const { mean } = this.#placing.prospects;
    const share = shareOf(round);
    readArea(round, knocker, area);
    const gain = makesLine(area, round.hand) ? valueOf(round.hand, mean) + mean : 0;
    let best = Infinity;
    for (const card of area) {
      if (card === 0 || card === round.hand) continue;
      const loss = mean - valueOf(card, mean);
      best = Math.min(best, this.#worthOfGetting(card) - share * loss);
    }
    return best + share * Math.max(0, gain);
  }

  #worthOfGetting(card: number): number {
    return card === unknownCard ? this.#placing.worthOfUnseen(Infinity) : this.#placing.worthOfCard(card);
  }

  /** The card we take out stays ours: it fills the hole of the one that is taken from us. */
  #weighTradePlacings(sight: Sight): void {
    const { round, seat, codes, codeCount } = sight;
    const placing = this.#placing;
    placing.assess(sight);
    for (let i = 0; i < codeCount; i += 1) {
      const place = placeOf(argumentOf(codes[i]!), seat);
      this.worths[i] = placing.change(place, round.hand) + placing.prospects.faces[placing.own[place]!]!;
    }
  }

  #weighPicks(sight: Sight): void {
    const { round, codes, codeCount } = sight;
    const placing = this.#placing;
    const area = this.#area;
    placing.assess(sight);
    readArea(round, round.knocker, area);
    const before = placing.prospects.worthOf(area);
    const returned = round.held === unknownCard ? unknownCard : round.held & cardMask;
    for (let i = 0; i < codeCount; i += 1) {
      const place = placeOf(argumentOf(codes[i]!), round.knocker);
      const card = area[place]!;
      area[place] = returned;
      const loss = placing.prospects.worthOf(area) - before;
      area[place] = card;
      this.worths[i] = this.#worthOfGetting(card) - shareOf(round) * loss;
    }
  }
}

/** Where a cell lies in the area of a seat it belongs to. */
function placeOf(cell: number, seat: number): number {
  const column = cell % ownColumns;
  const row = ((cell % gridCells) - column) / ownColumns;
  return row * areaColumns + (seatOfCell[cell] === seat ? column + 1 : 0);
}
