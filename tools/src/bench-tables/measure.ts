import { publishLongRules } from '../load/long-rules.js';
import { ScratchDatabase } from '../load/scratch-database.js';
import { Contender, type Window } from './contender.js';
import { kinds, type Kind } from './kinds.js';
import { seatsAtTable } from './load-table.js';

export interface MeasureOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  /** A server that has played little is still being compiled, and what it takes says nothing of later. */
  readonly warmUpSeconds: number;
  readonly onStep: (step: string) => void;
}

/** All windows of one kind at one number of tables. */
export interface Measured {
  readonly flatOut: readonly Window[];
  readonly paced: readonly Window[];
  readonly bytesPerConnection: number;
  readonly bytesPerTable: number;
}

export type Measurements = ReadonlyMap<number, Readonly<Record<Kind, Measured>>>;

/** The pace of the latencies: so many moves a second over so many tables. */
export const paced = { tables: 200, movesPerSecond: 400 } as const;

/**
 * Measures all kinds at each number of tables. All servers of a size are up at once with their tables open, and
 * each round lets one after another play, so that whatever else the machine does strikes them alike.
 */
export async function measure(options: MeasureOptions): Promise<Measurements> {
  const database = await ScratchDatabase.start();
  try {
    const rules = await publishLongRules(database);
    const measurements = new Map<number, Record<Kind, Measured>>();
    for (const tables of options.sizes) {
      options.onStep(`${tables} tables`);
      measurements.set(tables, await measureSize(tables, database, rules, options));
    }
    return measurements;
  } finally {
    await database.stop();
  }
}

async function measureSize(
  tables: number,
  database: ScratchDatabase,
  rules: string,
  { rounds, seconds, warmUpSeconds }: MeasureOptions,
): Promise<Record<Kind, Measured>> {
  const contenders: Contender[] = [];
  try {
    const bytes = new Map<Kind, number>();
    for (const kind of kinds) {
      const contender = await Contender.start(kind, database, rules);
      contenders.push(contender);
      bytes.set(kind, await contender.open(tables));
    }
    await playInTurn(contenders, 1, warmUpSeconds, null);
    const flatOut = await playInTurn(contenders, rounds, seconds, null);
    const slow =
      tables === paced.tables
        ? await playInTurn(contenders, Math.min(3, rounds), 2 * seconds, paced.movesPerSecond)
        : undefined;
    const measured = kinds.map((kind): [Kind, Measured] => [
      kind,
      {
        flatOut: flatOut.get(kind)!,
        paced: slow?.get(kind) ?? [],
        bytesPerConnection: bytes.get(kind)! / (tables * seatsAtTable),
        bytesPerTable: bytes.get(kind)! / tables,
      },
    ]);
    return Object.fromEntries(measured) as Record<Kind, Measured>;
  } finally {
    await Promise.all(contenders.map((contender) => contender.end()));
  }
}

async function playInTurn(
  contenders: readonly Contender[],
  rounds: number,
  seconds: number,
  pace: number | null,
): Promise<Map<Kind, Window[]>> {
  const windows = new Map<Kind, Window[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const contender of contenders)
      windows.get(contender.kind)!.push(await contender.play(seconds, pace));
  return windows;
}
