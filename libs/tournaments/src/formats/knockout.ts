import { failure, success, type Result } from '@red-disc/kernel';
import { type EntrantId } from '../model/ids.js';
import { commonDenominator, type Fraction } from '../numbers/fraction.js';
import { type TableSize } from '../scoring/presets.js';
import { tableSizes, type NotSeatable, type SizeOptions } from '../seating/table-sizes.js';
import { cutPerTable, type CutResult, type Finisher } from './cut.js';
import { serpentine } from './serpentine.js';

export interface KnockoutRound {
  /** Seeds of each table, best first. */
  readonly tables: readonly (readonly EntrantId[])[];
  /** Top seeds who go on without a game. */
  readonly byes: readonly EntrantId[];
}

/** Seats a knock-out round: top seeds get the byes that the sizes leave, the others are dealt in a serpentine. */
export function knockoutRound(
  seeds: readonly EntrantId[],
  sizes: SizeOptions,
): Result<KnockoutRound, NotSeatable> {
  const plan = tableSizes(seeds.length, sizes);
  if (!plan.ok) return failure(plan.error);
  const byes = seeds.slice(0, plan.value.byes);
  return success({ tables: serpentine(seeds.slice(plan.value.byes), plan.value.sizes), byes });
}

/** One knock-out table when it is over, in any order. */
export interface KnockoutFinish {
  readonly id: EntrantId;
  /** The sum over the games of this table; lower is better, as in a game. */
  readonly total: number;
  readonly margin: Fraction;
}

/** Places at each table: a tie goes to the better seed. */
function finishersOf(
  tables: readonly (readonly KnockoutFinish[])[],
  seeds: readonly EntrantId[],
): Finisher[][] {
  const seedOf = new Map(seeds.map((id, seed) => [id, seed]));
  const margins = commonDenominator(tables.flat().map(({ margin }) => margin)).nums;
  let next = 0;
  const withMargin = tables.map((table) => table.map((finish) => ({ ...finish, scaled: margins[next++]! })));
  return withMargin.map((table) =>
    table
      .toSorted((a, b) => a.total - b.total || seedOf.get(a.id)! - seedOf.get(b.id)!)
      .map(({ id, scaled }, i) => ({ id, place: i + 1, margin: scaled, seed: seedOf.get(id)! })),
  );
}

export interface AdvanceInput {
  readonly seeds: readonly EntrantId[];
  readonly tables: readonly (readonly KnockoutFinish[])[];
  readonly byes: readonly EntrantId[];
  readonly advance: number;
  readonly luckyLosers: number;
}

/** Who goes on: those with byes first (they are the top seeds), then by place and seed, then lucky losers. */
export function advance(input: AdvanceInput): CutResult {
  const cut = { take: input.advance, luckyLosers: input.luckyLosers };
  const result = cutPerTable(finishersOf(input.tables, input.seeds), cut);
  return { ...result, qualified: [...input.byes, ...result.qualified] };
}

/** How many lucky losers make the next round come out without short tables. */
export function luckyLosersFor(qualified: number, size: TableSize): number {
  return (size - (qualified % size)) % size;
}
