import { type RandomSource } from '@red-disc/game';
import { gridCells } from '../round/layout.js';
import { type Round } from '../round/round.js';
import { deckAt, faceDown } from '../round/state.js';
import { shuffleCards } from './shuffle.js';
import { cardKinds, unknownCard, type Sight } from './sight.js';

/** Rounds that could be the one a seat sees: the unseen cards lie in a random order wherever they can lie. */
export class Imagination {
  readonly #sight: Sight;
  readonly #unseen: Uint8Array;
  readonly #random: RandomSource;

  constructor(sight: Sight, random: RandomSource) {
    this.#sight = sight;
    this.#unseen = listUnseen(sight);
    this.#random = random;
  }

  /** Makes of `round` such a round. */
  fill(round: Round): void {
    const unseen = shuffleCards(this.#unseen, this.#random);
    round.copyFrom(this.#sight.round);
    const { state } = round;
    let next = 0;
    for (let cell = 0; cell < round.seats * gridCells; cell += 1)
      if (state[cell] === unknownCard) state[cell] = unseen[next++]! | faceDown;
    if (round.held === unknownCard) round.held = unseen[next++]! | faceDown;
    for (let i = round.deckNext; i < round.deckEnd; i += 1) state[deckAt + i] = unseen[next++]!;
  }
}

function listUnseen({ unseen, unseenCount }: Sight): Uint8Array {
  const cards = new Uint8Array(unseenCount);
  let next = 0;
  for (let card = 1; card < cardKinds; card += 1) {
    cards.fill(card, next, next + unseen[card]!);
    next += unseen[card]!;
  }
  return cards;
}
