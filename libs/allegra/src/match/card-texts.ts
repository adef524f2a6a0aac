import { inOnePiece } from '@red-disc/game';
import { gridCells } from '../round/layout.js';
import { phases } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { cardMask, cardOffset, discardAt, faceDown, stateSize } from '../round/state.js';
import { textsOf } from './kept-text.js';

/**
 * Grids and discard pile as parts of a view's JSON. Most moves change one of them or none, so each text is kept with
 * what it was made of and made anew only when that is different.
 */
export class CardTexts {
  readonly #madeOf = new Int8Array(stateSize);
  readonly #grids: string[] = [];
  #allGrids = '';
  #wasOver = false;
  #discard = ',"discard":[]';
  #discards = 0;
  /** The cards of the pile alone. */
  #pile = '';

  grids({ state, seats, phase }: Round): string {
    const isOver = phase === phases.over;
    if (isOver !== this.#wasOver) this.#grids.length = 0;
    this.#wasOver = isOver;
    let hasAnyChanged = false;
    for (let seat = 0; seat < seats; seat += 1) {
      const start = seat * gridCells;
      const hasChanged = this.#take(state, start, gridCells);
      if (!hasChanged && seat < this.#grids.length) continue;
      this.#grids[seat] = gridText(state, start, isOver);
      hasAnyChanged = true;
    }
    if (hasAnyChanged) this.#allGrids = inOnePiece(`,"grids":[${this.#grids.join(',')}]`);
    return this.#allGrids;
  }

  /** Mostly a card is laid on top of those that lay there. */
  discard({ state, discards }: Round): string {
    const lay = Math.min(discards, this.#discards);
    const isOther = this.#take(state, discardAt, lay) || discards < this.#discards;
    if (!isOther && discards === this.#discards) return this.#discard;
    this.#take(state, discardAt + lay, discards - lay);
    this.#pile = isOther ? pileText(state, 0, discards) : this.#pile + pileText(state, lay, discards);
    this.#discards = discards;
    this.#discard = inOnePiece(`,"discard":[${this.#pile}]`);
    return this.#discard;
  }

  /** Whether there is something else than at the last look. */
  #take(state: Int8Array, start: number, count: number): boolean {
    const madeOf = this.#madeOf;
    let hasChanged = false;
    for (let place = start; place < start + count; place += 1)
      if (madeOf[place] !== state[place]) {
        madeOf[place] = state[place]!;
        hasChanged = true;
      }
    return hasChanged;
  }
}

/** A card as the engine has it, in a list: as the first, and after others. */
const firstCard = textsOf((card) => {
  if (card === 0) return '"empty"';
  return card >= faceDown ? '"down"' : `${card - cardOffset}`;
});
const nextCard = textsOf((card) => `,${firstCard(card)}`);

function gridText(state: Int8Array, start: number, isOver: boolean): string {
  // At the end of the round every card has been turned up.
  const shown = isOver ? cardMask : cardMask | faceDown;
  let text = `[${firstCard(state[start]! & shown)}`;
  for (let cell = start + 1; cell < start + gridCells; cell += 1) text += nextCard(state[cell]! & shown);
  return `${text}]`;
}

function pileText(state: Int8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) {
    const card = state[discardAt + at]!;
    text += at === 0 ? firstCard(card) : nextCard(card);
  }
  return text;
}
