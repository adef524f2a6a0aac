import { leftOf } from './layout.js';
import { phases } from './phases.js';
import { type Round } from './round.js';
import { cardMask, deckAt, discardAt } from './state.js';

const fewestToKnock = 4;

export function discard(round: Round, card: number): void {
  round.state[discardAt + round.discards] = card & cardMask;
  round.discards += 1;
}

/** The top of the deck comes into the active hand; then those who may knock are asked. */
export function drawTop(round: Round): void {
  round.hand = round.state[deckAt + round.deckNext]!;
  round.deckNext += 1;
  round.handFromDiscard = false;
  round.knocked = 0;
  round.asked = seatsThatMayKnock(round);
  round.phase = round.asked === 0 ? phases.place : phases.knock;
}

function seatsThatMayKnock(round: Round): number {
  if (!round.knockAllowed) return 0;
  let asked = 0;
  for (let seat = 0; seat < round.seats; seat += 1) {
    if (seat === round.active || ((round.finished >> seat) & 1) === 1) continue;
    if (round.cardsLeft(seat) >= fewestToKnock && round.cardsDown(seat) > 0) asked |= 1 << seat;
  }
  return asked;
}

export function openTurn(round: Round, seat: number): void {
  round.active = seat;
  round.turn += 1;
  round.phase = phases.open;
}

/** The held card is discarded, and the next seat that has a turn left opens it; if none has, the round is over. */
export function endTurn(round: Round): void {
  if (round.held !== 0) discard(round, round.held);
  const { active, seats } = round;
  if (round.lastTurnsToCome >= 0) round.finished |= 1 << active;
  else if (round.timeCalled) round.lastTurnsToCome = seats;
  else {
    round.trigger = findTrigger(round);
    if (round.trigger >= 0) round.lastTurnsToCome = seats;
  }
  round.held = 0;
  round.knocker = -1;
  round.hole = -1;
  round.knocked = 0;
  let next = leftOf(active, seats);
  if (round.lastTurnsToCome < 0) {
    openTurn(round, next);
    return;
  }
  for (; round.lastTurnsToCome > 0; next = leftOf(next, seats)) {
    round.lastTurnsToCome -= 1;
    if (round.cardsDown(next) > 0) {
      openTurn(round, next);
      return;
    }
  }
  round.phase = phases.over;
}

/** One turn can leave several seats without a face-down card: active seat first, then the knocker, then clockwise. */
function findTrigger(round: Round): number {
  const { active, knocker, seats } = round;
  if (round.cardsDown(active) === 0) return active;
  if (knocker >= 0 && round.cardsDown(knocker) === 0) return knocker;
  for (let seat = leftOf(active, seats); seat !== active; seat = leftOf(seat, seats))
    if (round.cardsDown(seat) === 0) return seat;
  return -1;
}
