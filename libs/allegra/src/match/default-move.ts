import {
  argumentOf,
  doneCode,
  drawCode,
  keepCode,
  maxLegalCodes,
  passCode,
  throwCode,
} from '../round/codes.js';
import { legalCodes } from '../round/legal.js';
import { phases } from '../round/phases.js';
import { type Round } from '../round/round.js';
import { faceDown } from '../round/state.js';

/** What an absent seat would hardly mind: it draws, throws, does not knock or give, and clears only if it must. */
const modest: readonly number[] = [drawCode, passCode, keepCode, throwCode, doneCode];

/** The move for a seat (from 0) whose time is up, made from what that seat sees; undefined if none is awaited of it. */
export function defaultCode(round: Round, seat: number): number | undefined {
  const buffer = new Uint16Array(maxLegalCodes);
  const codes = Array.from(buffer.subarray(0, legalCodes(round, seat, buffer)));
  const quiet = codes.find((code) => modest.includes(code));
  if (quiet !== undefined) return quiet;
  switch (round.phase) {
    case phases.place:
    case phases.tradePlace:
    case phases.pickPlace:
      return bestExchange(round, codes);
    case phases.pick:
      return bestPick(round, codes);
    default:
      return codes[0];
  }
}

function shownCard(round: Round, code: number): number | undefined {
  const card = round.state[argumentOf(code)]!;
  return card < faceDown ? card : undefined;
}

/** Instead of the highest card that shows, if it is higher than the one in hand; else of one face down. */
function bestExchange(round: Round, codes: readonly number[]): number | undefined {
  let best: number | undefined;
  let highest = round.hand;
  for (const code of codes) {
    const card = shownCard(round, code);
    if (card !== undefined && card > highest) [best, highest] = [code, card];
  }
  return best ?? codes.find((code) => shownCard(round, code) === undefined) ?? codes[0];
}

/** The lowest card that shows; one face down if none does. */
function bestPick(round: Round, codes: readonly number[]): number | undefined {
  let best = codes[0];
  let lowest = faceDown;
  for (const code of codes) {
    const card = shownCard(round, code);
    if (card !== undefined && card < lowest) [best, lowest] = [code, card];
  }
  return best;
}
