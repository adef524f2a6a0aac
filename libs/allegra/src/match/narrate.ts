import { makeCell } from '../moves/cell.js';
import { cellsOfLine } from '../moves/encode.js';
import { argumentOf, kindOf, kinds } from '../round/codes.js';
import { lineCellsOf, lineCount } from '../round/line-table.js';
import { phases } from '../round/phases.js';
import { playCode, reshuffle } from '../round/play.js';
import { accepted } from '../round/refusals.js';
import { type Round } from '../round/round.js';
import { cardMask, cardOffset, faceDown } from '../round/state.js';
import { type AllegraEvent } from './events.js';

/** A move and what it may have overwritten by the time its events are told. */
interface Played {
  readonly seat: number;
  readonly code: number;
  readonly phase: number;
  readonly turn: number;
  readonly trigger: number;
  readonly hand: number;
  readonly held: number;
  readonly hole: number;
  readonly knocker: number;
  /** The card in the place, or the line, that the move is about; 0 where it names none. */
  readonly under: number;
}

function remember(round: Round, seat: number, code: number): Played {
  const { phase, turn, trigger, hand, held, hole, knocker } = round;
  return { seat, code, phase, turn, trigger, hand, held, hole, knocker, under: cardUnder(round, seat, code) };
}

function cardUnder({ state, seats }: Round, seat: number, code: number): number {
  const argument = argumentOf(code);
  switch (kindOf(code)) {
    case kinds.reveal:
    case kinds.exchange:
    case kinds.pick:
      return state[argument]!;
    case kinds.clear:
      return state[lineCellsOf(seats)[(seat * lineCount + argument) * 3]!]!;
    default:
      return 0;
  }
}

function valueOf(card: number): number {
  return (card & cardMask) - cardOffset;
}

/** Plays a move as `playCode` does and adds the events it caused. */
export function playAndTell(round: Round, seat: number, code: number, events: AllegraEvent[]): number {
  const played = remember(round, seat, code);
  const refused = playCode(round, seat, code);
  if (refused !== accepted) return refused;
  if (round.phase === phases.reshuffle) return accepted;
  events.push(tellMove(round, played));
  if (played.phase === phases.pickPlace) events.push(tellLaidBack(played));
  if (round.turn !== played.turn || round.phase === phases.over) tellTurnEnd(round, played, events);
  return accepted;
}

/** Hands in the order of a reshuffle and tells of it and of the draw that had to wait for it. */
export function reshuffleAndTell(round: Round, order: readonly number[], events: AllegraEvent[]): void {
  reshuffle(round, order);
  events.push({ type: 'reshuffled', deck: order.length });
  events.push({ type: 'drew', seat: round.active + 1, card: valueOf(round.hand) });
}

function tellMove(round: Round, { seat: mover, code, phase, hand, knocker, under }: Played): AllegraEvent {
  const seat = mover + 1;
  const argument = argumentOf(code);
  const card = valueOf(under);
  const wasDown = under >= faceDown;
  switch (kindOf(code)) {
    case kinds.reveal:
      return { type: 'revealed', seat, cell: makeCell(argument), card };
    case kinds.draw:
      return { type: 'drew', seat, card: valueOf(round.hand) };
    case kinds.take:
      return { type: 'took', seat, card: valueOf(round.hand) };
    case kinds.knock:
      return { type: 'knocked', seat };
    case kinds.pass:
      return { type: 'passed', seat };
    case kinds.give:
      return { type: 'gave', seat, to: argument + 1 };
    case kinds.keep:
      return { type: 'kept', seat };
    case kinds.exchange: {
      const secret = wasDown && phase === phases.tradePlace;
      const cell = makeCell(argument);
      return { type: 'exchanged', seat, cell, card: valueOf(hand), out: card, wasDown, secret };
    }
    case kinds.throw:
      return { type: 'threw', seat, card: valueOf(hand) };
    case kinds.pick:
      return { type: 'picked', seat, from: knocker + 1, cell: makeCell(argument), card, wasDown };
    case kinds.clear:
      return { type: 'cleared', seat, cells: cellsOfLine(argument, mover, round.seats), card };
    default:
      return { type: 'clearedNoMore', seat };
  }
}

function tellLaidBack({ knocker, hole, held }: Played): AllegraEvent {
  const wasSecret = held >= faceDown;
  return { type: 'laidBack', seat: knocker + 1, cell: makeCell(hole), card: valueOf(held), wasSecret };
}

function tellTurnEnd(round: Round, played: Played, events: AllegraEvent[]): void {
  const { seat, code, phase } = played;
  const held = kindOf(code) === kinds.exchange ? played.under : played.held;
  if (held !== 0) {
    const wasSecret = held >= faceDown && (phase === phases.tradePlace || phase === phases.tradeClear);
    events.push({ type: 'discarded', seat: seat + 1, card: valueOf(held), wasSecret });
  }
  if (round.trigger !== played.trigger) events.push({ type: 'roundEnding', trigger: round.trigger + 1 });
  if (round.phase === phases.over) return;
  const last = round.lastTurnsToCome >= 0;
  events.push({ type: 'turnOpened', seat: round.active + 1, turn: round.turn, last });
}
