import type { AllegraView, CardView, Cell } from '@red-disc/allegra';
import type { Seat } from '@red-disc/game';
import type { Face } from '@/cards/card-face';
import { cardValues } from '@/cards/values';
import type { SeatLook } from '@/ui/seat-marker';
import { areaColumns, areaOf, gridIndex, leftOf, rightOf, seatOfCell } from './area';
import type { Person, Place, Position, SeatModel, TableModel } from './model';
import { positionsOf } from './placement';

const seatLooks: readonly SeatLook[] = [0, 1, 2, 3, 4, 5, 6];

/** A value the deck does not have cannot be drawn; the engine never sends one. */
export function faceOf(card: CardView | undefined): Face {
  if (card === undefined || card === 'empty') return 'gap';
  if (card === 'down') return 'down';
  const value = cardValues.find((known) => known === card);
  if (value === undefined) throw new Error(`no drawing for the card ${card}`);
  return value;
}

/** Every place of a fresh table before its first deal is empty. */
function faceAt(view: AllegraView, cell: Cell): Face {
  return faceOf(view.round?.grids[seatOfCell(cell) - 1]?.[gridIndex(cell)]);
}

function sharedWith(cell: Cell, owner: Seat, seats: number): Seat | undefined {
  if (cell[1] !== 'd') return undefined;
  const lender = seatOfCell(cell);
  return lender === owner ? rightOf(owner, seats) : lender;
}

function deriveArea(view: AllegraView, seat: Seat): Place[] {
  return areaOf(seat, view.seats).map((cell, index) => ({
    cell,
    face: faceAt(view, cell),
    row: Math.floor(index / areaColumns) + 1,
    column: (index % areaColumns) + 1,
    sharedWith: sharedWith(cell, seat, view.seats),
  }));
}

function deriveSeat(view: AllegraView, people: readonly Person[], seat: Seat, position: Position): SeatModel {
  const { round, viewer, awaited } = view;
  const person = people[seat - 1];
  const area = deriveArea(view, seat);
  const isYou = seat === viewer;
  return {
    seat,
    name: person?.name ?? String(seat),
    isYou,
    isBot: person?.isBot ?? false,
    isAway: person?.isAway ?? false,
    look: isYou ? 0 : seatLooks[seat]!,
    position,
    area,
    faceDown: area.filter(({ face }) => face === 'down').length,
    openSum: area.reduce((sum, { face }) => sum + (typeof face === 'number' ? face : 0), 0),
    isActive: round?.active === seat,
    isAwaited: awaited.some((decision) => decision.seat === seat),
    isDealer: round?.dealer === seat,
    hasEnded: round?.trigger === seat,
  };
}

/** The picture of a table from what its viewer may see. Spectators choose whose fifteen they look at. */
export function deriveModel(view: AllegraView, people: readonly Person[], lookAt: Seat = 1): TableModel {
  const front = view.viewer === 'spectator' ? lookAt : view.viewer;
  const positions = positionsOf(view.seats - 1);
  const own = deriveSeat(view, people, front, 'own');
  const others: SeatModel[] = [];
  for (let seat = leftOf(front, view.seats); seat !== front; seat = leftOf(seat, view.seats)) {
    others.push(deriveSeat(view, people, seat, positions[others.length]!));
  }
  return { own, others, seats: [own, ...others].sort((a, b) => a.seat - b.seat) };
}
