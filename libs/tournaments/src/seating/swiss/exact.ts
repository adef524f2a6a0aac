import { lowestBit, LowerBound } from './lower-bound.js';
import { tableCost, type RoundCosts } from './costs.js';

/** More members than this do not fit into the bits of one number. */
export const MOST_MEMBERS = 30;

interface Companions {
  readonly mask: number;
  readonly cost: number;
  readonly size: number;
}

export interface ExactLimits {
  /** Only tables that cost less than this are of use. */
  readonly beat: number;
  readonly nodes: number;
  /** The largest table of the whole round: smaller ones are short. */
  readonly largest: number;
}

export interface ExactResult {
  /** The best tables found, if they beat the ones to beat. */
  readonly tables: number[][] | undefined;
  /** The whole tree was searched, so nothing better exists. */
  readonly complete: boolean;
}

/**
 * Branch and bound: the first unseated member chooses companions, cheapest first; a branch is cut when what it costs
 * so far and must still cost is no better than the best known. The budget is a number of nodes.
 */
export class ExactSeating {
  private readonly bound: LowerBound;
  private readonly chosen: Companions[] = [];
  private readonly sizeKinds: number[];
  private best: number;
  private bestTables: number[][] | undefined;
  private nodes = 0;

  constructor(
    private readonly costs: RoundCosts,
    private readonly members: readonly number[],
    private readonly sizes: readonly number[],
    private readonly limits: ExactLimits,
  ) {
    this.best = limits.beat;
    this.sizeKinds = [...new Set(sizes)].sort((a, b) => b - a);
    this.bound = new LowerBound(costs, members, limits.largest);
  }

  solve(): ExactResult {
    const counts = this.sizeKinds.map((kind) => this.sizes.filter((size) => size === kind).length);
    this.search((2 ** this.members.length - 1) | 0, counts, 0);
    return { tables: this.bestTables, complete: this.nodes < this.limits.nodes };
  }

  private search(rest: number, counts: number[], cost: number): void {
    if (rest === 0) {
      this.best = cost;
      this.bestTables = this.chosen.map(({ mask }) => this.membersOf(mask));
      return;
    }
    if (this.nodes >= this.limits.nodes) return;
    this.nodes += 1;
    if (cost + this.bound.of(rest, this.sizeKinds, counts) >= this.best) return;
    for (const companions of this.companionsOf(rest, counts, this.best - cost)) {
      if (cost + companions.cost >= this.best) return;
      const kind = this.sizeKinds.indexOf(companions.size);
      counts[kind]! -= 1;
      this.chosen.push(companions);
      this.search(rest & ~companions.mask, counts, cost + companions.cost);
      this.chosen.pop();
      counts[kind]! += 1;
    }
  }

  /** All tables for the first member of the rest that leave room below the best, cheapest first. */
  private companionsOf(rest: number, counts: readonly number[], room: number): Companions[] {
    const { costs } = this;
    const found: Companions[] = [];
    const first = lowestBit(rest);
    const candidates = this.indicesOf(rest & ~(1 << first));
    this.sizeKinds.forEach((size, kind) => {
      if (counts[kind] === 0) return;
      const short = size < this.limits.largest;
      const extend = (table: number[], mask: number, from: number, cost: number): void => {
        if (table.length === size) {
          if (this.keepsPins(table)) found.push({ mask, cost, size });
          return;
        }
        for (let c = from; c <= candidates.length - (size - table.length); c++) {
          const index = candidates[c]!;
          const member = this.members[index]!;
          let added = short ? costs.short[member]! : 0;
          for (const mate of table) added += costs.pair[member * costs.players + mate]!;
          if (cost + added < room) extend([...table, member], mask | (1 << index), c + 1, cost + added);
        }
      };
      const head = this.members[first]!;
      extend([head], 1 << first, 0, tableCost(costs, [head], short));
    });
    return found.sort((a, b) => a.cost - b.cost);
  }

  private keepsPins(table: readonly number[]): boolean {
    const { together } = this.costs;
    return (
      together.size === 0 ||
      table.every((own) => together.get(own)?.every((mate) => table.includes(mate)) ?? true)
    );
  }

  private indicesOf(mask: number): number[] {
    const indices: number[] = [];
    for (let bits = mask; bits !== 0; bits &= bits - 1) indices.push(lowestBit(bits));
    return indices;
  }

  private membersOf(mask: number): number[] {
    return this.indicesOf(mask).map((index) => this.members[index]!);
  }
}
