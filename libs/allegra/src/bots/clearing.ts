import { argumentOf, kindOf, kinds } from '../round/codes.js';
import { isShared } from '../round/layout.js';
import { lineCellsOf, lineCount } from '../round/line-table.js';
import { cardOffset } from '../round/state.js';
import { shareOf } from './outlook.js';
import { type Sight } from './sight.js';

const cardsInLine = 3;
const allClearedBonus = 10;
/** A line of zeros may as well stay. */
const effort = 0.01;

/** Whether there are lines to clear: they come first among the moves. */
export function canClear({ codes, codeCount }: Sight): boolean {
  return codeCount > 0 && kindOf(codes[0]!) === kinds.clear;
}

/** The value of the cards that a clearing takes away. */
export function valueOfLine({ round, seat }: Sight, code: number): number {
  return round.state[lineCellsOf(round.seats)[firstCell(seat, code)]!]! - cardOffset;
}

function firstCell(seat: number, code: number): number {
  return (seat * lineCount + argumentOf(code)) * cardsInLine;
}

/** Gives each clearing its worth, and 0 to everything else; true if one should be or has to be made now. */
export function weighClearings(sight: Sight, worths: Float64Array): boolean {
  const { round, codes, codeCount } = sight;
  let isWanted = false;
  worths.fill(0, 0, codeCount);
  for (let i = 0; i < codeCount && kindOf(codes[i]!) === kinds.clear; i += 1) {
    const saved = savedBy(sight, codes[i]!);
    worths[i] = -saved;
    if (saved > 0 || round.mustClear) isWanted = true;
  }
  return isWanted;
}

function savedBy(sight: Sight, code: number): number {
  const { round, seat } = sight;
  const cells = lineCellsOf(round.seats);
  const first = firstCell(seat, code);
  const value = valueOfLine(sight, code);
  let saved = cardsInLine * value - effort;
  for (let i = first; i < first + cardsInLine; i += 1)
    if (isShared(cells[i]!)) saved -= shareOf(round) * value;
  return round.cardsLeft(seat) === cardsInLine ? saved + allClearedBonus : saved;
}
