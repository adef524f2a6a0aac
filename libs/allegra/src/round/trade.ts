import { areaCells, areasOf, isInArea } from './layout.js';
import { type Round } from './round.js';

/** Whether the active seat, having picked this card of the knocker's, has another of its own to exchange it for. */
export function canPick(round: Round, cell: number): boolean {
  const lost = isInArea(cell, round.active, round.seats) ? 1 : 0;
  return round.cardsLeft(round.active) > lost;
}

export function canPickAny(round: Round): boolean {
  const areas = areasOf(round.seats);
  const start = round.knocker * areaCells;
  for (let i = start; i < start + areaCells; i += 1) {
    const cell = areas[i]!;
    if (round.state[cell] !== 0 && canPick(round, cell)) return true;
  }
  return false;
}
