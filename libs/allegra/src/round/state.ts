import { gridCells, maxSeats } from './layout.js';

/** A card inside the engine is its value plus two, so that 0 is an empty place; `faceDown` is added to a hidden one. */
export const cardOffset = 2;
export const faceDown = 16;
export const cardMask = 15;

/** Where things stand in a round's array of bytes: cells first, then counts by seat, discard pile and deck. */
const maxCards = 120;
export const leftAt = maxSeats * gridCells;
export const downAt = leftAt + maxSeats;
export const toRevealAt = downAt + maxSeats;
export const discardAt = toRevealAt + maxSeats;
export const deckAt = discardAt + maxCards;
export const stateSize = deckAt + maxCards;
