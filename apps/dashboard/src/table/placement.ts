import type { Position } from './model';

/** Where the others sit, clockwise from one's left: at most two at each side and one across. */
const placements: readonly (readonly Position[])[] = [
  [],
  ['across'],
  ['left', 'right'],
  ['left', 'across', 'right'],
  ['left', 'farLeft', 'farRight', 'right'],
  ['left', 'farLeft', 'across', 'farRight', 'right'],
];

export function positionsOf(others: number): readonly Position[] {
  return placements[others] ?? [];
}
