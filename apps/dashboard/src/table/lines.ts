import type { Cell } from '@red-disc/allegra';
import type { Face } from '@/cards/card-face';
import { areaColumns, areaRows } from './area';
import type { Place } from './model';

export type Line = readonly [Place, Place, Place];

const isOpen = (face: Face): boolean => typeof face === 'number';

function triples(places: readonly Place[]): Line[] {
  return places.flatMap((first, index) => {
    const second = places[index + 1];
    const third = places[index + 2];
    if (!second || !third || !isOpen(first.face)) return [];
    return first.face === second.face && second.face === third.face ? [[first, second, third] as const] : [];
  });
}

/** All lines of a picture of fifteen: three equal in a row across its gaps, or a whole column. */
export function linesOf(area: readonly Place[]): readonly Line[] {
  const rows = Array.from({ length: areaRows }, (_, row) =>
    triples(area.filter((place) => place.row === row + 1 && place.face !== 'gap')),
  );
  const columns = Array.from({ length: areaColumns }, (_, column) =>
    triples(area.filter((place) => place.column === column + 1)),
  );
  return [...rows, ...columns].flat();
}

/** The lines that putting this card in that place would make: they are framed before they are made. */
export function linesMade(area: readonly Place[], cell: Cell, face: Face): readonly Line[] {
  const after = area.map((place) => (place.cell === cell ? { ...place, face } : place));
  return linesOf(after).filter((line) => line.some((place) => place.cell === cell));
}

/** The rectangle a line's frame covers, in rows and columns of the picture. Gaps inside it are part of it. */
export function frameOf(places: readonly Place[]): {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
} {
  const rows = places.map(({ row }) => row);
  const columns = places.map(({ column }) => column);
  return {
    rows: [Math.min(...rows), Math.max(...rows)],
    columns: [Math.min(...columns), Math.max(...columns)],
  };
}
