/** The thirteen values, lowest first. */
export const cardValues = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export type CardValue = (typeof cardValues)[number];

/** A minus sign, not a hyphen: it is as wide as a digit and is read as "minus". */
export function printValue(value: number): string {
  return String(value).replace('-', '−');
}
