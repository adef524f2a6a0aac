import { DEPARTED } from '../problem.js';
import { startDeviations } from './starts.js';

const SEATS = 6;

export interface SeatCost {
  /** Squares of starts minus fair share, in sixtieths. */
  readonly starts: number;
  /** How often a player has had the same seat before. */
  readonly seats: number;
  /** How often two neighbours have been neighbours before. */
  readonly neighbours: number;
  /** How often a player has had the same left-hand neighbour before. */
  readonly left: number;
}

/** Which cost comes first, second, third and last. */
export type SeatPriority = readonly (keyof SeatCost)[];

/** Bounds on what one table can add, so that one number compares four costs one after the other. */
const RANGE = { starts: 2 ** 20, seats: 512, neighbours: 512, left: 512 } as const satisfies SeatCost;

/** Who has started, sat and neighboured how often; tables can be taken out and put back in another order. */
export class SeatLedger {
  private readonly deviation: Int32Array;
  private readonly seat: Uint16Array;
  private readonly adjacent: Uint16Array;
  private readonly leftOf: Uint16Array;
  private readonly shares = new Map<number, readonly number[]>();

  constructor(
    private readonly players: number,
    private readonly gameRounds: number,
    private readonly priority: SeatPriority,
  ) {
    this.deviation = new Int32Array(players);
    this.seat = new Uint16Array(players * SEATS);
    this.adjacent = new Uint16Array(players * players);
    this.leftOf = new Uint16Array(players * players);
  }

  add(table: readonly number[]): void {
    this.count(table, 1);
  }

  remove(table: readonly number[]): void {
    this.count(table, -1);
  }

  /** What it costs to add this table in this order. */
  costOf(table: readonly number[]): SeatCost {
    const { players } = this;
    const size = table.length;
    const shares = this.sharesOf(size);
    const cost = { starts: 0, seats: 0, neighbours: 0, left: 0 };
    for (let seat = 0; seat < size; seat++) {
      const player = table[seat]!;
      const left = table[seat + 1 === size ? 0 : seat + 1]!;
      const before = this.deviation[player]!;
      const after = before + shares[seat]!;
      cost.starts += after * after - before * before;
      cost.seats += this.seat[player * SEATS + seat]!;
      if (size > 2 || seat === 0) cost.neighbours += this.adjacent[player * players + left]!;
      cost.left += this.leftOf[player * players + left]!;
    }
    return cost;
  }

  /** The same as one number, for comparing orders of one table. */
  weigh(cost: SeatCost): number {
    let weight = 0;
    for (const key of this.priority) weight = weight * RANGE[key] + cost[key];
    return weight;
  }

  private sharesOf(size: number): readonly number[] {
    let shares = this.shares.get(size);
    if (!shares) this.shares.set(size, (shares = startDeviations(size, this.gameRounds)));
    return shares;
  }

  private count(table: readonly number[], step: 1 | -1): void {
    const { players } = this;
    const size = table.length;
    const shares = this.sharesOf(size);
    for (let seat = 0; seat < size; seat++) {
      const player = table[seat]!;
      const left = table[seat + 1 === size ? 0 : seat + 1]!;
      if (player === DEPARTED) continue;
      this.deviation[player]! += step * shares[seat]!;
      this.seat[player * SEATS + seat]! += step;
      if (left === DEPARTED) continue;
      this.leftOf[player * players + left]! += step;
      if (size === 2 && seat === 1) continue;
      this.adjacent[player * players + left]! += step;
      this.adjacent[left * players + player]! += step;
    }
  }
}
