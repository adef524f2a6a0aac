import type { TournamentTableBody } from '@red-disc/contracts';

type SeatedTable = Pick<TournamentTableBody, 'no'> & {
  readonly seats: readonly { readonly entrant: string }[];
};

/** How often two people have sat at one table, and next to one another. */
export interface Meetings {
  readonly met: ReadonlyMap<string, number>;
  readonly beside: ReadonlyMap<string, number>;
}

export function pairKey(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function pairsOf(table: SeatedTable): readonly { readonly key: string; readonly areBeside: boolean }[] {
  const { seats } = table;
  return seats.flatMap(({ entrant: a }, i) =>
    seats.slice(i + 1).map(({ entrant: b }, offset) => {
      const distance = offset + 1;
      const areBeside = distance === 1 || distance === seats.length - 1;
      return { key: pairKey(a, b), areBeside };
    }),
  );
}

/** Counts the rounds that were played before. */
export function countMeetings(rounds: readonly (readonly SeatedTable[])[]): Meetings {
  const met = new Map<string, number>();
  const beside = new Map<string, number>();
  for (const { key, areBeside } of rounds.flat().flatMap(pairsOf)) {
    met.set(key, (met.get(key) ?? 0) + 1);
    if (areBeside) beside.set(key, (beside.get(key) ?? 0) + 1);
  }
  return { met, beside };
}

export interface Repeats {
  /** Pairs at a table who have met before. */
  readonly met: readonly string[];
  /** Pairs next to one another who were so before. */
  readonly beside: readonly string[];
}

export function repeatsIn(tables: readonly SeatedTable[], { met, beside }: Meetings): Repeats {
  const pairs = tables.flatMap(pairsOf);
  return {
    met: pairs.filter(({ key }) => met.has(key)).map(({ key }) => key),
    beside: pairs.filter(({ key, areBeside }) => areBeside && beside.has(key)).map(({ key }) => key),
  };
}

/** The tables as they would be after two people have changed places. */
export function swapped<Table extends SeatedTable>(
  tables: readonly Table[],
  a: string,
  b: string,
): readonly Table[] {
  const all = tables.flatMap(({ seats }) => seats);
  const [first, second] = [a, b].map((id) => all.find(({ entrant }) => entrant === id));
  if (!first || !second) return tables;
  return tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => (seat === first ? second : seat === second ? first : seat)),
  }));
}
