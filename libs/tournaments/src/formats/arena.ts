import { type EntrantId } from '../model/ids.js';
import { type TableSize } from '../scoring/presets.js';
import { tableSizes } from '../seating/table-sizes.js';

export interface ArenaParams {
  /** The size that is wanted, then those that are taken so that nobody is left over. */
  readonly sizes: readonly TableSize[];
  /** After this long somebody is seated even at a smaller table or with old opponents. */
  readonly maxWaitSeconds: number;
  /** For how many of one's own games an opponent is not met again. */
  readonly cooldownRepeat: number;
}

export interface Waiting {
  readonly id: EntrantId;
  /** Points so far, or a rating: neighbours in these play together. */
  readonly strength: number;
  readonly waitedSeconds: number;
  /** Opponents of one's last games, latest first, one list for each game. */
  readonly recent: readonly (readonly EntrantId[])[];
}

export interface ArenaLimits {
  /** How many tables are free. */
  readonly maxTables?: number;
  /** Still smaller tables, when patience is out and the sizes of the arena are all too large. */
  readonly lastResort?: readonly TableSize[];
  /** Two who are not seated together, however long they wait. */
  readonly mustNotMeet?: (a: EntrantId, b: EntrantId) => boolean;
}

function metRecently(a: Waiting, b: Waiting, games: number): boolean {
  return (
    a.recent.slice(0, games).some((opponents) => opponents.includes(b.id)) ||
    b.recent.slice(0, games).some((opponents) => opponents.includes(a.id))
  );
}

class ArenaPairing {
  constructor(
    private readonly params: ArenaParams,
    private readonly limits: ArenaLimits,
  ) {}

  private isUrgent({ waitedSeconds }: Waiting): boolean {
    return waitedSeconds >= this.params.maxWaitSeconds;
  }

  /** The largest table that so few can fill. */
  private largestFor(count: number): TableSize | undefined {
    const fits = (size: TableSize): boolean => size <= count;
    const own = this.params.sizes.filter(fits);
    const fitting = own.length > 0 ? own : (this.limits.lastResort ?? []).filter(fits);
    return fitting.toSorted((a, b) => b - a)[0];
  }

  /** Where there are enough for a table, sizes leave as few over as can be; fewer wait until patience is out. */
  sizesFor(waiting: readonly Waiting[]): readonly TableSize[] {
    const { sizes } = this.params;
    const count = waiting.length;
    if (count >= sizes[0]!) {
      const plan = tableSizes(count, { prefer: sizes, maxByes: count - 1 });
      return plan.ok ? plan.value.sizes : [];
    }
    const largest = this.largestFor(count);
    return largest !== undefined && waiting.some((one) => this.isUrgent(one)) ? [largest] : [];
  }

  /** The table for who has waited longest: those closest in strength first, old opponents only if patience is out. */
  tableFor(first: Waiting, others: readonly Waiting[], size: number): Waiting[] | undefined {
    const { mustNotMeet = () => false } = this.limits;
    const close = others.toSorted(
      (a, b) =>
        Math.abs(a.strength - first.strength) - Math.abs(b.strength - first.strength) ||
        b.waitedSeconds - a.waitedSeconds,
    );
    const table = [first];
    const join = (repeatsToo: boolean): void => {
      for (const other of close) {
        if (table.length === size) return;
        if (table.includes(other) || table.some((mate) => mustNotMeet(mate.id, other.id))) continue;
        if (repeatsToo || !table.some((mate) => metRecently(mate, other, this.params.cooldownRepeat)))
          table.push(other);
      }
    };
    join(false);
    if (table.length === size) return table;
    if (!this.isUrgent(first)) return undefined;
    join(true);
    const seats = this.largestFor(table.length);
    return seats === undefined ? undefined : table.slice(0, seats);
  }
}

/** Tables that can start now. Whoever is not seated keeps waiting; whoever waits longest chooses first. */
export function pairArena(
  waiting: readonly Waiting[],
  params: ArenaParams,
  limits: ArenaLimits = {},
): EntrantId[][] {
  const pairing = new ArenaPairing(params, limits);
  const sizes = pairing.sizesFor(waiting);
  let left = waiting.toSorted((a, b) => b.waitedSeconds - a.waitedSeconds || (a.id < b.id ? -1 : 1));
  const tables: EntrantId[][] = [];
  for (const first of [...left]) {
    const size = sizes[tables.length];
    if (size === undefined || tables.length === limits.maxTables) break;
    if (!left.includes(first)) continue;
    const others = left.filter((other) => other !== first);
    const table = pairing.tableFor(first, others, size);
    if (!table) continue;
    tables.push(table.map(({ id }) => id));
    left = left.filter((other) => !table.includes(other));
  }
  return tables;
}
