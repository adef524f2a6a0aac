import { type EntrantId, type StageId } from '../model/ids.js';
import { type Standing } from '../standings/standings.js';

export const CUT_SEATINGS = ['serpentine', 'seedChoice', 'random'] as const;

/** Who goes on from a stage: the first of the standings, or the first of every table or group. */
export interface Cut {
  readonly take: number;
  /** `overall`: of the stage's standings. `perTable`: of each group or table. */
  readonly by: 'overall' | 'perTable';
  /** The best of those who are out, to fill the tables of the next stage. */
  readonly luckyLosers: number;
  readonly to: StageId;
  readonly seating: (typeof CUT_SEATINGS)[number];
}

export interface CutResult {
  /** In seed order for the next stage. */
  readonly qualified: readonly EntrantId[];
  readonly luckyLosers: readonly EntrantId[];
  /** Level with the last who is in, on every criterion: the organiser must decide or draw. */
  readonly tiedAtTheCut: readonly EntrantId[];
}

/** The first `take` of the standings, and the next ones as lucky losers. */
export function cutOverall(
  standings: readonly Standing[],
  cut: Pick<Cut, 'take' | 'luckyLosers'>,
): CutResult {
  const places = cut.take + cut.luckyLosers;
  const last = standings[places - 1];
  const tied =
    last && standings[places]?.rank === last.rank ? standings.filter(({ rank }) => rank === last.rank) : [];
  return {
    qualified: standings.slice(0, cut.take).map(({ id }) => id),
    luckyLosers: standings.slice(cut.take, places).map(({ id }) => id),
    tiedAtTheCut: tied.map(({ id }) => id),
  };
}

/** Somebody at the end of a table or group, with what decides between lucky losers. */
export interface Finisher {
  readonly id: EntrantId;
  /** Place at the table, ties already broken by the better seed. */
  readonly place: number;
  readonly margin: bigint;
  /** Lower is better. */
  readonly seed: number;
}

/** The first `take` of each table, winners before seconds, better seeds first; lucky losers by place, margin, seed. */
export function cutPerTable(
  tables: readonly (readonly Finisher[])[],
  cut: Pick<Cut, 'take' | 'luckyLosers'>,
): CutResult {
  const all = tables.flat();
  const bySeed = (a: Finisher, b: Finisher): number => a.place - b.place || a.seed - b.seed;
  const byMargin = (a: Finisher, b: Finisher): number =>
    a.place - b.place || (a.margin > b.margin ? -1 : a.margin < b.margin ? 1 : a.seed - b.seed);
  const ids = (list: readonly Finisher[]): EntrantId[] => list.map(({ id }) => id);
  const inside = all.filter(({ place }) => place <= cut.take).sort(bySeed);
  const outside = all.filter(({ place }) => place > cut.take).sort(byMargin);
  return { qualified: ids(inside), luckyLosers: ids(outside.slice(0, cut.luckyLosers)), tiedAtTheCut: [] };
}
