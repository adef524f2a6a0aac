import { areaCells, areaColumns, areasOf, maxSeats, rows } from './layout.js';

/**
 * Every line an area can have gets a number: 0 to 4 are its columns, then come, row by row, the ten ways to pick
 * three of five places in a row. Whether it is one now depends on the cards: see lines.ts.
 */
const places: readonly (readonly [number, number, number])[] = [
  ...Array.from({ length: areaColumns }, (_, c) => [c, c + areaColumns, c + 2 * areaColumns] as const),
  ...Array.from({ length: rows }, (_, row) => tripletsOfRow(row)).flat(),
];

function tripletsOfRow(row: number): [number, number, number][] {
  const triplets: [number, number, number][] = [];
  const start = row * areaColumns;
  for (let a = 0; a < areaColumns; a += 1)
    for (let b = a + 1; b < areaColumns; b += 1)
      for (let c = b + 1; c < areaColumns; c += 1) triplets.push([start + a, start + b, start + c]);
  return triplets;
}

export const lineCount = places.length;

/** The number of a row's line by its three columns, as `(row * 5 + a) * 25 + b * 5 + c`. */
export const rowLineNumbers = new Uint8Array(rows * 125);
for (let line = areaColumns; line < lineCount; line += 1) {
  const [a, b, c] = places[line]!;
  rowLineNumbers[a * 25 + (b % areaColumns) * 5 + (c % areaColumns)] = line;
}

/** The places in the area that must be empty for the three to be neighbours. */
export const placesBetween: readonly (readonly number[])[] = places.map(([a, b, c], line) => {
  if (line < areaColumns) return [];
  return Array.from({ length: c - a - 1 }, (_, i) => a + 1 + i).filter((place) => place !== b);
});

const cells = Array.from({ length: maxSeats + 1 }, (_, seats) =>
  Uint8Array.from({ length: seats * lineCount * 3 }, (_, i) => {
    const seat = Math.floor(i / (lineCount * 3));
    const line = Math.floor(i / 3) % lineCount;
    return areasOf(seats)[seat * areaCells + places[line]![i % 3]!]!;
  }),
);

/** The cells of all lines of a table: those of a line start at `(seat * lineCount + line) * 3`. */
export function lineCellsOf(seats: number): Uint8Array {
  return cells[seats]!;
}
