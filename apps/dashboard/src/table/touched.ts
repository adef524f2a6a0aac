import type { AllegraEvent, Cell } from '@red-disc/allegra';
import type { Place, TableModel } from './model';

function cellsOf(event: AllegraEvent): readonly Cell[] {
  if ('cells' in event) return event.cells;
  return 'cell' in event ? [event.cell] : [];
}

/**
 * The places among the viewer's fifteen that somebody else's move is about: in the columns two players share, and in
 * a trade. Eyes see a card turn there; ears need to be told where.
 */
export function touchedPlaces(event: AllegraEvent, { own }: TableModel): readonly Place[] {
  // What fills one's hole is one's own card, but where the hole is the other player chose.
  const isOwnDoing = 'seat' in event && event.seat === own.seat && event.type !== 'laidBack';
  if (!own.isYou || isOwnDoing) return [];
  const cells = cellsOf(event);
  return own.area.filter(({ cell }) => cells.includes(cell));
}
