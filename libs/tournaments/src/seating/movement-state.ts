import { meetingMatrix } from './bounds.js';
import { byeCounts, shortTableCounts } from './objective.js';
import { isShort, type Grouping, type MovementProblem } from './problem.js';

/** How much an unevenness weighs against one repeated meeting while searching. */
export interface Weights {
  readonly short: number;
  readonly bye: number;
}

/** Pairs to keep apart start as if they had met this often, so that meeting costs more than any repeat. */
const AVOID_PRESSURE = 24;
const APART_PRESSURE = 400;

interface RoundLayout {
  /** The first slot of each table, and one past the last; the slots after the last table are byes. */
  readonly starts: Int32Array;
  readonly tableOf: Int32Array;
  readonly short: Uint8Array;
  readonly players: Int32Array;
  /** Slots of pinned players, which never swap. */
  readonly locked: Uint8Array;
}

/** All rounds of a movement in flat arrays, with the cost of a swap known without trying it. */
export class MovementState {
  readonly rounds: readonly RoundLayout[];
  readonly players: number;
  /** Repeats (with the pressure of pairs to keep apart) caused by the planned rounds. */
  repeats = 0;
  /** Sums of squares of short tables and byes per player. */
  shortSquares = 0;
  byeSquares = 0;
  private readonly met: Uint16Array;
  private readonly shortCount: Int32Array;
  private readonly byeCount: Int32Array;

  constructor(problem: MovementProblem, plan: readonly Grouping[]) {
    const { players, history, constraints } = problem;
    this.players = players;
    this.met = meetingMatrix(players, history);
    const press = (pairs: readonly (readonly [number, number])[] | undefined, pressure: number): void => {
      for (const [a, b] of pairs ?? []) {
        this.met[a * players + b]! += pressure;
        this.met[b * players + a]! += pressure;
      }
    };
    press(constraints.avoid, AVOID_PRESSURE);
    press(constraints.apart, APART_PRESSURE);
    this.shortCount = Int32Array.from(shortTableCounts(players, history));
    this.byeCount = Int32Array.from(byeCounts(players, history));
    this.rounds = plan.map((round) => layoutOf(round, players, constraints.pinned));
    for (const round of this.rounds) this.seatRound(round);
    for (const count of this.shortCount) this.shortSquares += count * count;
    for (const count of this.byeCount) this.byeSquares += count * count;
  }

  /** The change of `repeats` if the players of two slots of different tables change places. */
  repeatDelta(round: RoundLayout, slotA: number, slotB: number): number {
    const { players, met } = this;
    const a = round.players[slotA]! * players;
    const b = round.players[slotB]! * players;
    let delta = 0;
    const from = round.tableOf[slotA]!;
    const to = round.tableOf[slotB]!;
    if (from < round.starts.length - 1) {
      for (let slot = round.starts[from]!, end = round.starts[from + 1]!; slot < end; slot++) {
        if (slot === slotA) continue;
        const mate = round.players[slot]!;
        delta += met[b + mate]! - met[a + mate]! + 1;
      }
    }
    if (to < round.starts.length - 1) {
      for (let slot = round.starts[to]!, end = round.starts[to + 1]!; slot < end; slot++) {
        if (slot === slotB) continue;
        const mate = round.players[slot]!;
        delta += met[a + mate]! - met[b + mate]! + 1;
      }
    }
    return delta;
  }

  shortDelta(round: RoundLayout, slotA: number, slotB: number): number {
    const change = round.short[slotB]! - round.short[slotA]!;
    if (change === 0) return 0;
    const a = this.shortCount[round.players[slotA]!]!;
    const b = this.shortCount[round.players[slotB]!]!;
    return change * (2 * a + change) - change * (2 * b - change);
  }

  byeDelta(round: RoundLayout, slotA: number, slotB: number): number {
    const change = this.isBye(round, slotB) - this.isBye(round, slotA);
    if (change === 0) return 0;
    const a = this.byeCount[round.players[slotA]!]!;
    const b = this.byeCount[round.players[slotB]!]!;
    return change * (2 * a + change) - change * (2 * b - change);
  }

  swap(round: RoundLayout, slotA: number, slotB: number): void {
    this.shortSquares += this.shortDelta(round, slotA, slotB);
    this.byeSquares += this.byeDelta(round, slotA, slotB);
    this.repeats += this.repeatDelta(round, slotA, slotB);
    this.count(round, slotA, -1);
    this.count(round, slotB, -1);
    const player = round.players[slotA]!;
    round.players[slotA] = round.players[slotB]!;
    round.players[slotB] = player;
    this.count(round, slotA, 1);
    this.count(round, slotB, 1);
  }

  groupings(): Grouping[] {
    return this.rounds.map(({ starts, players }) => {
      const tables: number[][] = [];
      for (let t = 0; t + 1 < starts.length; t++) tables.push([...players.slice(starts[t], starts[t + 1])]);
      return { tables, byes: [...players.slice(starts.at(-1))] };
    });
  }

  private isBye(round: RoundLayout, slot: number): number {
    return slot >= round.starts.at(-1)! ? 1 : 0;
  }

  /** Adds or removes one player's meetings, short table and bye. */
  private count(round: RoundLayout, slot: number, step: 1 | -1): void {
    const { players, met } = this;
    const own = round.players[slot]!;
    this.shortCount[own]! += step * round.short[slot]!;
    const table = round.tableOf[slot]!;
    if (table >= round.starts.length - 1) {
      this.byeCount[own]! += step;
      return;
    }
    for (let other = round.starts[table]!, end = round.starts[table + 1]!; other < end; other++) {
      if (other === slot) continue;
      const mate = round.players[other]!;
      met[own * players + mate]! += step;
      met[mate * players + own]! += step;
    }
  }

  /** Seats a whole round: each meeting costs as much as the pair has met before. */
  private seatRound(round: RoundLayout): void {
    const { players, met } = this;
    for (let slot = 0; slot < players; slot++) {
      const own = round.players[slot]!;
      this.shortCount[own]! += round.short[slot]!;
      this.byeCount[own]! += this.isBye(round, slot);
      const table = round.tableOf[slot]!;
      if (table >= round.starts.length - 1) continue;
      for (let other = round.starts[table]!; other < slot; other++) {
        const mate = round.players[other]!;
        this.repeats += met[own * players + mate]!;
        met[own * players + mate]! += 1;
        met[mate * players + own]! += 1;
      }
    }
  }
}

function layoutOf(
  { tables, byes }: Grouping,
  players: number,
  pinned: ReadonlyMap<number, number> | undefined,
): RoundLayout {
  const order = [...tables.flat(), ...byes];
  const sizes = tables.map((table) => table.length);
  const starts = new Int32Array(tables.length + 1);
  const tableOf = new Int32Array(players).fill(tables.length);
  const short = new Uint8Array(players);
  let slot = 0;
  tables.forEach((table, t) => {
    tableOf.fill(t, slot, slot + table.length);
    if (isShort(table.length, sizes)) short.fill(1, slot, slot + table.length);
    slot += table.length;
    starts[t + 1] = slot;
  });
  const locked = Uint8Array.from(order, (player) => (pinned?.has(player) ? 1 : 0));
  return { starts, tableOf, short, players: Int32Array.from(order), locked };
}
