import { cardsOf } from '../cards.js';
import { cellNumber } from '../moves/cell.js';
import { areaCells, areasOf } from '../round/layout.js';
import { phaseNames } from '../round/phases.js';
import { Round, roundOptions } from '../round/round.js';
import { cardOffset, deckAt, discardAt, downAt, faceDown, leftAt, toRevealAt } from '../round/state.js';
import { bitsOf } from './seats-in.js';
import { type AllegraView, type CardView, type RoundView } from './view.js';

/** The cards a viewer cannot see, in ascending order: those face down, those in the deck, and a knocker's secret. */
export function unseenCards({ rules, seats, round }: AllegraView): number[] {
  const counts = new Map<number, number>();
  const cards = cardsOf(rules.deck, seats);
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of round ? seenCards(round) : []) counts.set(card, counts.get(card)! - 1);
  return [...counts].flatMap(([card, count]) => new Array<number>(count).fill(card));
}

function seenCards({ grids, discard, hand, held }: RoundView): number[] {
  const views: CardView[] = [...grids.flat(), ...discard];
  if (hand) views.push(hand.card);
  if (held) views.push(held.card);
  return views.filter((card) => typeof card === 'number');
}

/**
 * A round that looks like this to the viewer, with an order of `unseenCards` in place of what is hidden: first the
 * cards face down, cell by cell, then a knocker's secret, then the deck. Bots think ahead with it.
 */
export function roundFromView(view: AllegraView, hidden: ArrayLike<number>): Round {
  const { rules, seats, round: seen } = view;
  if (!seen) throw new Error('nothing has been dealt');
  const round = new Round(roundOptions(rules, seats));
  let next = 0;
  const cardOf = (card: CardView): number => {
    if (card === 'empty') return 0;
    return card === 'down' ? (hidden[next++]! + cardOffset) | faceDown : card + cardOffset;
  };
  round.state.set(seen.grids.flat().map(cardOf));
  if (seen.held) round.held = cardOf(seen.held.card) | (seen.held.secret ? faceDown : 0);
  seen.discard.forEach((card, i) => (round.state[discardAt + i] = card + cardOffset));
  round.discards = seen.discard.length;
  round.deckEnd = seen.deck;
  for (let i = 0; i < seen.deck; i += 1) round.state[deckAt + i] = hidden[next + i]! + cardOffset;
  seen.revealsLeft.forEach((count, seat) => (round.state[toRevealAt + seat] = count));
  countAreas(round);
  copyNumbers(round, seen);
  return round;
}

function countAreas(round: Round): void {
  const areas = areasOf(round.seats);
  for (let seat = 0; seat < round.seats; seat += 1) {
    const cards = Array.from(
      areas.subarray(seat * areaCells, (seat + 1) * areaCells),
      (cell) => round.state[cell]!,
    );
    round.state[leftAt + seat] = cards.filter((card) => card !== 0).length;
    round.state[downAt + seat] = cards.filter((card) => card >= faceDown).length;
  }
}

function copyNumbers(round: Round, seen: RoundView): void {
  round.phase = phaseNames.indexOf(seen.phase);
  round.dealer = seen.dealer - 1;
  round.active = seen.active === null ? round.dealer : seen.active - 1;
  round.turn = seen.turn;
  round.hand = seen.hand === null ? 0 : seen.hand.card + cardOffset;
  round.handFromDiscard = seen.hand?.fromDiscard ?? false;
  round.knocker = seen.knocker === null ? -1 : seen.knocker - 1;
  round.hole = seen.hole === null ? -1 : cellNumber(seen.hole);
  round.asked = bitsOf(seen.asked);
  round.knocked = bitsOf(seen.knocked);
  round.timeCalled = seen.timeCalled;
  round.trigger = seen.trigger === null ? -1 : seen.trigger - 1;
  round.lastTurnsToCome = seen.lastTurnsToCome ?? -1;
  round.finished = bitsOf(seen.finished);
  round.reshuffles = seen.reshuffles;
}
