import { type Grouping, type PlayerIndex } from './problem.js';

export interface SeatedTable {
  /** The number on the table in the room. */
  readonly no: number;
  /** Clockwise: seat 1 first, and everybody's left-hand neighbour is next. */
  readonly seats: readonly PlayerIndex[];
}

export interface SeatedRound {
  readonly tables: readonly SeatedTable[];
  readonly byes: readonly PlayerIndex[];
}

/** Gives every table a number: pinned players keep theirs, the others get the lowest free ones in order. */
export function numberTables(
  { tables, byes }: Grouping,
  pinned: ReadonlyMap<PlayerIndex, number> | undefined,
): SeatedRound {
  const taken = new Set(tables.flatMap((table) => table.flatMap((player) => pinned?.get(player) ?? [])));
  let next = 1;
  const free = (): number => {
    while (taken.has(next)) next += 1;
    return next++;
  };
  const numbered = tables.map((seats) => {
    const pin = seats.find((player) => pinned?.has(player));
    return { no: pin === undefined ? free() : pinned!.get(pin)!, seats };
  });
  return { tables: numbered.sort((a, b) => a.no - b.no), byes };
}

/** The same round without table numbers, as searches and counts want it. */
export function groupingOf({ tables, byes }: SeatedRound): Grouping {
  return { tables: tables.map(({ seats }) => seats), byes };
}
