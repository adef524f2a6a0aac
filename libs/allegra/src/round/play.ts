import { argumentOf, kindOf, kinds } from './codes.js';
import { isInArea, isShared, leftOf, rightOf, seatOfCell } from './layout.js';
import { lineCellsOf, lineCount } from './line-table.js';
import { hasLine, isLine } from './lines.js';
import { phases } from './phases.js';
import { accepted, refusals } from './refusals.js';
import { type Round } from './round.js';
import { cardMask, cardOffset, deckAt, discardAt, downAt, faceDown, leftAt, toRevealAt } from './state.js';
import { canPick, canPickAny } from './trade.js';
import { discard, drawTop, endTurn, openTurn } from './turns.js';

/** Plays a move, or returns why not and leaves everything as it was. The code must be one `encodeMove` makes. */
export function playCode(round: Round, seat: number, code: number): number {
  if (!round.isAwaited(seat)) return whyNotAwaited(round);
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case kinds.reveal:
      return playReveal(round, seat, argument);
    case kinds.draw:
      return playDraw(round);
    case kinds.take:
      return playTake(round);
    case kinds.knock:
      return playKnockAnswer(round, seat, 1);
    case kinds.pass:
      return playKnockAnswer(round, seat, 0);
    case kinds.give:
      return playGive(round, argument);
    case kinds.keep:
      return playKeep(round);
    case kinds.exchange:
      return playExchange(round, seat, argument);
    case kinds.throw:
      return playThrow(round);
    case kinds.pick:
      return playPick(round, argument);
    case kinds.clear:
      return playClear(round, seat, argument);
    default:
      return playDone(round);
  }
}

function whyNotAwaited(round: Round): number {
  if (round.phase === phases.over) return refusals.roundOver;
  return round.phase === phases.reshuffle ? refusals.shuffleAwaited : refusals.notAwaited;
}

function playReveal(round: Round, seat: number, cell: number): number {
  const inSetup = round.phase === phases.setup;
  if (!inSetup && round.phase !== phases.reveal) return refusals.notNow;
  if (!isInArea(cell, seat, round.seats)) return refusals.notInArea;
  const card = round.state[cell]!;
  if (card === 0) return refusals.emptyPlace;
  if (card < faceDown) return refusals.faceUp;
  round.state[cell] = card & cardMask;
  countShown(round, cell);
  if (!inSetup) {
    clearOrEnd(round);
    return accepted;
  }
  round.state[toRevealAt + seat]! -= 1;
  if (round.nextAwaited() < 0) openTurn(round, leftOf(round.dealer, round.seats));
  return accepted;
}

function playDraw(round: Round): number {
  if (round.phase !== phases.open) return refusals.notNow;
  if (round.mustClear && hasLine(round, round.active)) return refusals.mustClear;
  if (round.deckNext === round.deckEnd) round.phase = phases.reshuffle;
  else drawTop(round);
  return accepted;
}

/** The discard pile without its top card becomes the deck, in the order handed in (as values), and is drawn from. */
export function reshuffle(round: Round, order: ArrayLike<number>): void {
  const { state } = round;
  state[discardAt] = state[discardAt + round.discards - 1]!;
  round.discards = 1;
  for (let i = 0; i < order.length; i += 1) state[deckAt + i] = order[i]! + cardOffset;
  round.deckNext = 0;
  round.deckEnd = order.length;
  round.reshuffles += 1;
  drawTop(round);
}

function playTake(round: Round): number {
  if (round.phase !== phases.open) return refusals.notNow;
  if (round.mustClear && hasLine(round, round.active)) return refusals.mustClear;
  round.discards -= 1;
  round.hand = round.state[discardAt + round.discards]!;
  round.handFromDiscard = true;
  round.phase = phases.place;
  return accepted;
}

function playKnockAnswer(round: Round, seat: number, knock: number): number {
  if (round.phase !== phases.knock) return refusals.notNow;
  round.asked &= ~(1 << seat);
  round.knocked |= knock << seat;
  if (round.asked === 0) round.phase = round.knocked === 0 ? phases.place : phases.answer;
  return accepted;
}

function playGive(round: Round, to: number): number {
  if (round.phase !== phases.answer) return refusals.notNow;
  if (((round.knocked >> to) & 1) === 0) return refusals.didNotKnock;
  round.knocker = to;
  round.phase = phases.tradePlace;
  return accepted;
}

function playKeep(round: Round): number {
  if (round.phase !== phases.answer) return refusals.notNow;
  round.phase = phases.place;
  return accepted;
}

function playExchange(round: Round, seat: number, cell: number): number {
  const { phase, state } = round;
  if (phase !== phases.place && phase !== phases.tradePlace && phase !== phases.pickPlace)
    return refusals.notNow;
  if (!isInArea(cell, seat, round.seats)) return refusals.notInArea;
  const out = state[cell]!;
  if (out === 0) return refusals.emptyPlace;
  state[cell] = round.hand;
  round.hand = 0;
  if (out >= faceDown) countShown(round, cell);
  if (phase === phases.tradePlace) {
    round.held = out;
    if (hasLine(round, seat)) round.phase = phases.tradeClear;
    else openPick(round);
    return accepted;
  }
  if (phase === phases.pickPlace) {
    state[round.hole] = round.held & cardMask;
    countLeft(round, round.hole, 1);
    round.hole = -1;
  }
  round.held = out & cardMask;
  clearOrEnd(round);
  return accepted;
}

function playThrow(round: Round): number {
  if (round.phase !== phases.place) return refusals.notNow;
  if (round.handFromDiscard && round.mustExchange) return refusals.mustExchange;
  discard(round, round.hand);
  round.hand = 0;
  round.phase = phases.reveal;
  return accepted;
}

function playPick(round: Round, cell: number): number {
  const { state } = round;
  if (round.phase !== phases.pick) return refusals.notNow;
  if (!isInArea(cell, round.knocker, round.seats)) return refusals.notInArea;
  const card = state[cell]!;
  if (card === 0) return refusals.emptyPlace;
  if (!canPick(round, cell)) return refusals.nothingLeftToExchange;
  state[cell] = 0;
  countLeft(round, cell, -1);
  if (card >= faceDown) countShown(round, cell);
  round.hand = card & cardMask;
  round.hole = cell;
  round.phase = phases.pickPlace;
  return accepted;
}

function playClear(round: Round, seat: number, line: number): number {
  const { phase, state } = round;
  if (phase !== phases.open && phase !== phases.clear && phase !== phases.tradeClear) return refusals.notNow;
  if (!isLine(round, seat, line)) return refusals.notALine;
  const cells = lineCellsOf(round.seats);
  const at = (seat * lineCount + line) * 3;
  for (let i = at; i < at + 3; i += 1) {
    const cell = cells[i]!;
    discard(round, state[cell]!);
    state[cell] = 0;
    countLeft(round, cell, -1);
  }
  if (phase === phases.open || hasLine(round, seat)) return accepted;
  if (phase === phases.clear) endTurn(round);
  else openPick(round);
  return accepted;
}

function playDone(round: Round): number {
  const { phase } = round;
  if (phase !== phases.clear && phase !== phases.tradeClear) return refusals.notNow;
  if (round.mustClear) return refusals.mustClear;
  if (phase === phases.clear) endTurn(round);
  else openPick(round);
  return accepted;
}

/** The referee's call. The running turn is finished first; `endTurn` then starts the last turns. */
export function callTime(round: Round): number {
  if (round.phase === phases.over) return refusals.roundOver;
  if (round.phase === phases.setup) return refusals.timeTooEarly;
  if (round.phase === phases.reshuffle) return refusals.shuffleAwaited;
  if (round.timeCalled) return refusals.timeAlreadyCalled;
  if (round.lastTurnsToCome >= 0) return refusals.roundIsEnding;
  round.timeCalled = true;
  return accepted;
}

function clearOrEnd(round: Round): void {
  if (hasLine(round, round.active)) round.phase = phases.clear;
  else endTurn(round);
}

/** The active seat picks one of the knocker's cards. Where none can be picked, the trade and the turn end here. */
function openPick(round: Round): void {
  if (canPickAny(round)) round.phase = phases.pick;
  else endTurn(round);
}

function countShown(round: Round, cell: number): void {
  const seat = seatOfCell[cell]!;
  round.state[downAt + seat]! -= 1;
  if (isShared(cell)) round.state[downAt + rightOf(seat, round.seats)]! -= 1;
}

function countLeft(round: Round, cell: number, change: number): void {
  const seat = seatOfCell[cell]!;
  round.state[leftAt + seat]! += change;
  if (isShared(cell)) round.state[leftAt + rightOf(seat, round.seats)]! += change;
}
