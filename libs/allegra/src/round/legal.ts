import {
  doneCode,
  drawCode,
  keepCode,
  kinds,
  knockCode,
  makeCode,
  passCode,
  takeCode,
  throwCode,
} from './codes.js';
import { areaCells, areasOf } from './layout.js';
import { writeLines } from './lines.js';
import { phases } from './phases.js';
import { type Round } from './round.js';
import { faceDown } from './state.js';
import { canPick } from './trade.js';

const revealCode = makeCode(kinds.reveal, 0);
const exchangeCode = makeCode(kinds.exchange, 0);
const pickCode = makeCode(kinds.pick, 0);
const giveCode = makeCode(kinds.give, 0);

/** Writes every move `playCode` accepts from the seat now to the start of `codes` and returns their number. */
export function legalCodes(round: Round, seat: number, codes: Uint16Array): number {
  if (!round.isAwaited(seat)) return 0;
  switch (round.phase) {
    case phases.setup:
    case phases.reveal:
      return writeReveals(round, seat, codes);
    case phases.open:
      return writeOpening(round, seat, codes);
    case phases.knock:
      codes[0] = knockCode;
      codes[1] = passCode;
      return 2;
    case phases.answer:
      return writeAnswers(round, codes);
    case phases.place:
      return writePlacings(round, seat, codes);
    case phases.clear:
    case phases.tradeClear:
      return writeClearings(round, seat, codes);
    case phases.pick:
      return writePicks(round, codes);
    default:
      return writeExchanges(round, seat, codes);
  }
}

function writeReveals({ state, seats }: Round, seat: number, codes: Uint16Array): number {
  const areas = areasOf(seats);
  let count = 0;
  for (let i = seat * areaCells; i < (seat + 1) * areaCells; i += 1) {
    const cell = areas[i]!;
    if (state[cell]! >= faceDown) codes[count++] = revealCode + cell;
  }
  return count;
}

function writeOpening(round: Round, seat: number, codes: Uint16Array): number {
  let count = writeLines(round, seat, codes);
  if (count > 0 && round.mustClear) return count;
  codes[count++] = drawCode;
  codes[count++] = takeCode;
  return count;
}

function writeAnswers(round: Round, codes: Uint16Array): number {
  let count = 0;
  for (let seat = 0; seat < round.seats; seat += 1)
    if (((round.knocked >> seat) & 1) === 1) codes[count++] = giveCode + seat;
  codes[count++] = keepCode;
  return count;
}

function writePlacings(round: Round, seat: number, codes: Uint16Array): number {
  let count = writeExchanges(round, seat, codes);
  if (!round.handFromDiscard || !round.mustExchange) codes[count++] = throwCode;
  return count;
}

function writeExchanges({ state, seats }: Round, seat: number, codes: Uint16Array): number {
  const areas = areasOf(seats);
  let count = 0;
  for (let i = seat * areaCells; i < (seat + 1) * areaCells; i += 1) {
    const cell = areas[i]!;
    if (state[cell] !== 0) codes[count++] = exchangeCode + cell;
  }
  return count;
}

function writeClearings(round: Round, seat: number, codes: Uint16Array): number {
  let count = writeLines(round, seat, codes);
  if (!round.mustClear) codes[count++] = doneCode;
  return count;
}

function writePicks(round: Round, codes: Uint16Array): number {
  const areas = areasOf(round.seats);
  const start = round.knocker * areaCells;
  let count = 0;
  for (let i = start; i < start + areaCells; i += 1) {
    const cell = areas[i]!;
    if (round.state[cell] !== 0 && canPick(round, cell)) codes[count++] = pickCode + cell;
  }
  return count;
}
