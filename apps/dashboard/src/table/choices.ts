import { parseMove, type AllegraView, type Cell } from '@red-disc/allegra';
import { assertNever } from '@red-disc/kernel';
import type { Seat } from '@red-disc/game';

export interface ClearChoice {
  readonly cells: readonly [Cell, Cell, Cell];
  readonly move: string;
}

/** What the viewer may do now, each with the move that does it. Nothing here is possible unless it is legal. */
export interface Choices {
  /** Turn a card up. */
  readonly reveal: ReadonlyMap<Cell, string>;
  /** Put the card in hand in this place. */
  readonly place: ReadonlyMap<Cell, string>;
  /** Take this card of the knocker's. */
  readonly pick: ReadonlyMap<Cell, string>;
  readonly clear: readonly ClearChoice[];
  readonly give: ReadonlyMap<Seat, string>;
  readonly draw: string | undefined;
  readonly take: string | undefined;
  readonly throw: string | undefined;
  readonly knock: string | undefined;
  readonly pass: string | undefined;
  readonly keep: string | undefined;
  readonly done: string | undefined;
}

/** Sorts the legal moves of a view by what a player does to make them. */
export function deriveChoices({ moves }: Pick<AllegraView, 'moves'>): Choices {
  const reveal = new Map<Cell, string>();
  const place = new Map<Cell, string>();
  const pick = new Map<Cell, string>();
  const give = new Map<Seat, string>();
  const clear: ClearChoice[] = [];
  const bare = new Map<string, string>();
  for (const text of moves) {
    const parsed = parseMove(text);
    if (!parsed.ok) continue;
    const move = parsed.value;
    switch (move.type) {
      case 'reveal':
        reveal.set(move.cell, text);
        break;
      case 'exchange':
        place.set(move.cell, text);
        break;
      case 'pick':
        pick.set(move.cell, text);
        break;
      case 'give':
        give.set(move.seat, text);
        break;
      case 'clear':
        clear.push({ cells: move.cells, move: text });
        break;
      case 'draw':
      case 'take':
      case 'throw':
      case 'knock':
      case 'pass':
      case 'keep':
      case 'done':
        bare.set(move.type, text);
        break;
      default:
        assertNever(move);
    }
  }
  return {
    reveal,
    place,
    pick,
    clear,
    give,
    draw: bare.get('draw'),
    take: bare.get('take'),
    throw: bare.get('throw'),
    knock: bare.get('knock'),
    pass: bare.get('pass'),
    keep: bare.get('keep'),
    done: bare.get('done'),
  };
}
