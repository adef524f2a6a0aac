/** Table sizes as a list of choices holds them. A table of two is another game and is not offered here. */
export const sizeTexts = ['3', '4', '5', '6'] as const;
export type SizeText = (typeof sizeTexts)[number];
type Size = 3 | 4 | 5 | 6;

export const toSize = (text: SizeText): Size => Number(text) as Size;

/** The wanted size first, then smaller ones for those who would be left over. */
export function sizesFrom(wanted: Size): Size[] {
  return [wanted, ...([5, 4, 3] as const).filter((size) => size < wanted)];
}

/** Sizes by how far they are from the wanted one; of two as far, the smaller. A table of two always comes last. */
export function preferenceFrom(wanted: Size, { withTwo }: { readonly withTwo: boolean }): (2 | Size)[] {
  const byDistance = ([3, 4, 5, 6] as const).toSorted(
    (a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b,
  );
  return [...byDistance, ...(withTwo ? ([2] as const) : [])];
}
