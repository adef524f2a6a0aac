import type { CardValue } from './values';

/** Humps for −1 to 3, blocks for 4 to 7, spikes for 8 to 11: the group is readable without colour. */
export type Group = 'low' | 'mid' | 'high';

export function groupOf(value: CardValue): Group {
  if (value <= 3) return 'low';
  return value <= 7 ? 'mid' : 'high';
}

/** Where the band begins and how far its marks rise above it, on a card of 100 by 140. */
export interface BandShape {
  readonly top: number;
  readonly blockHeight: number;
  readonly spikeHeight: number;
}

const round = (n: number): number => Math.round(n * 100) / 100;

/** One mark after another from the left edge to the right, evenly spaced. */
function marks(count: number, draw: (centre: number, step: number) => string): string {
  const step = 100 / count;
  return Array.from({ length: count }, (_, place) => draw((place + 0.5) * step, step)).join('');
}

/** The outline of a card's band. Its marks count the place of the value within its group. */
export function bandPath(value: CardValue, { top, blockHeight, spikeHeight }: BandShape): string {
  // −1 is the only card with a bite taken out.
  if (value === -1) return `M0 ${top}H35A15 15 0 0 0 65 ${top}H100V140H0Z`;
  const outline = (edge: string) => `M0 140V${top}${edge}H100V140Z`;
  switch (groupOf(value)) {
    case 'low':
      return outline(
        marks(value + 1, (centre, step) => {
          const r = round(Math.min(15, step * 0.43));
          return `H${round(centre - r)}A${r} ${r} 0 0 1 ${round(centre + r)} ${top}`;
        }),
      );
    case 'mid':
      return outline(
        marks(value - 3, (centre, step) => {
          const half = Math.min(13, step * 0.28);
          return `H${round(centre - half)}V${top - blockHeight}H${round(centre + half)}V${top}`;
        }),
      );
    case 'high':
      return outline(
        marks(value - 7, (centre, step) => {
          const half = Math.min(22, step * 0.46);
          return `H${round(centre - half)}L${round(centre)} ${top - spikeHeight}L${round(centre + half)} ${top}`;
        }),
      );
  }
}
