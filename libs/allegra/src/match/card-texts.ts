import { inOnePiece } from '@red-disc/game';
import { gridCells } from '../round/layout.js';
import { phases } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { cardMask, cardOffset, discardAt, faceDown, stateSize } from '../round/state.js';

/**
 * Grids and discard pile as parts of a view's JSON. Most moves change one of them or none, so each text is kept with
 * what it was made of and made anew only when that is different.
 */
export class CardTexts {
  readonly #madeOf = new Int8Array(stateSize);
  readonly #grids: string[] = [];
  #allGrids = '';
  #wasOver = false;
  #discard = '';
  #discards = -1;

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

  discard({ state, discards }: Round): string {
    const hasChanged = this.#take(state, discardAt, discards);
    if (hasChanged || discards !== this.#discards) this.#discard = pileText(state, discards);
    this.#discards = discards;
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

function gridText(state: Int8Array, start: number, isOver: boolean): string {
  let text = '[';
  for (let cell = start; cell < start + gridCells; cell += 1) {
    if (cell > start) text += ',';
    const card = state[cell]!;
    if (card === 0) text += '"empty"';
    else if (card >= faceDown && !isOver) text += '"down"';
    else text += `${(card & cardMask) - cardOffset}`;
  }
  return `${text}]`;
}

function pileText(state: Int8Array, count: number): string {
  let text = ',"discard":[';
  for (let i = 0; i < count; i += 1) text += `${i === 0 ? '' : ','}${state[discardAt + i]! - cardOffset}`;
  return inOnePiece(`${text}]`);
}
