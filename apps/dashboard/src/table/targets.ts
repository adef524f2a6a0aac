import type { Cell } from '@red-disc/allegra';
import type { Choices } from './choices';
import type { SeatModel } from './model';

export interface Targets {
  readonly cells: ReadonlySet<Cell>;
  /** Some cards of the picture are targets and some are not: then they have to look different. */
  readonly areSome: boolean;
}

/** Which of a player's fifteen can be tapped now. Lines to clear have frames instead of rings. */
export function targetsOf({ reveal, place, pick, clear }: Choices, { area, isYou }: SeatModel): Targets {
  const ringed = area.filter(
    ({ cell }) => reveal.has(cell) || (isYou && place.has(cell)) || (!isYou && pick.has(cell)),
  );
  const cards = area.filter(({ face }) => face !== 'gap');
  const inLines = isYou ? clear.flatMap(({ cells }) => cells) : [];
  return {
    cells: new Set([...ringed.map(({ cell }) => cell), ...inLines]),
    areSome: ringed.length > 0 && ringed.length < cards.length,
  };
}
