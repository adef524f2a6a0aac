import { type RandomSource } from '@red-disc/game';
import {
  argumentOf,
  doneCode,
  drawCode,
  kindOf,
  kinds,
  knockCode,
  passCode,
  takeCode,
  throwCode,
} from '../round/codes.js';
import { phases } from '../round/phases.js';
import { cardOffset, discardAt } from '../round/state.js';
import { makesLine, newArea, readArea } from './area.js';
import { valueOfLine } from './clearing.js';
import { type Player } from './player.js';
import { unknownCard, type Sight } from './sight.js';

/** What is worth taking from the discard pile, and what is worth keeping once it is in hand. */
const takeUpTo = 2 + cardOffset;
const keepUpTo = 4 + cardOffset;

/** Looks at single cards: low ones in, high ones out, lines where they lie ready. Chance decides the rest. */
export class Novice implements Player {
  readonly level = 'novice';
  readonly heavy = false;
  readonly #area = newArea();

  decide(sight: Sight, random: RandomSource): number {
    const { round, codes, codeCount } = sight;
    switch (round.phase) {
      case phases.open:
        return findLine(sight) ?? drawOrTake(sight);
      case phases.clear:
      case phases.tradeClear:
        return findLine(sight) ?? doneCode;
      case phases.knock:
        readArea(round, sight.seat, this.#area);
        return makesLine(this.#area, round.hand) ? knockCode : passCode;
      case phases.place:
        return place(sight) ?? codes[random.below(codeCount)]!;
      case phases.tradePlace:
      case phases.pickPlace:
        return findHighest(sight, 0) ?? codes[random.below(codeCount)]!;
      case phases.pick:
        return findLowest(sight) ?? codes[random.below(codeCount)]!;
      default:
        return codes[random.below(codeCount)]!;
    }
  }
}

/** A line that is worth clearing, or one that has to be cleared. */
function findLine(sight: Sight): number | undefined {
  const { round, codes, codeCount } = sight;
  for (let i = 0; i < codeCount && kindOf(codes[i]!) === kinds.clear; i += 1)
    if (valueOfLine(sight, codes[i]!) > 0 || round.mustClear) return codes[i]!;
  return undefined;
}

function drawOrTake({ round }: Sight): number {
  return round.state[discardAt + round.discards - 1]! <= takeUpTo ? takeCode : drawCode;
}

/** Instead of a higher card that shows, or of one face down if the card is a good one; else it is thrown away. */
function place(sight: Sight): number | undefined {
  const { round, codes, codeCount } = sight;
  const higher = findHighest(sight, round.hand);
  if (higher !== undefined) return higher;
  const canThrow = codes[codeCount - 1] === throwCode;
  if (canThrow && round.hand > keepUpTo) return throwCode;
  for (let i = 0; i < codeCount; i += 1)
    if (codes[i] !== throwCode && round.state[argumentOf(codes[i]!)] === unknownCard) return codes[i]!;
  return undefined;
}

/** The exchange for the highest card that shows, if it is above a limit. */
function findHighest({ round, codes, codeCount }: Sight, limit: number): number | undefined {
  let found: number | undefined;
  let highest = limit;
  for (let i = 0; i < codeCount; i += 1) {
    const card = round.state[argumentOf(codes[i]!)]!;
    if (codes[i] === throwCode || card === unknownCard || card <= highest) continue;
    found = codes[i]!;
    highest = card;
  }
  return found;
}

function findLowest({ round, codes, codeCount }: Sight): number | undefined {
  let found: number | undefined;
  let lowest = unknownCard;
  for (let i = 0; i < codeCount; i += 1) {
    const card = round.state[argumentOf(codes[i]!)]!;
    if (card >= lowest) continue;
    found = codes[i]!;
    lowest = card;
  }
  return found;
}
