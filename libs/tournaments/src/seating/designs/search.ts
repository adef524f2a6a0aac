import { shuffled, type Random } from '../../numbers/random.js';
import { type Schedule } from '../anneal.js';
import { type BaseRound, type DesignSpec } from './spec.js';

// Taken once: a look-up in the inner loop costs as much as the loop.
const { exp } = Math;

/** A round as tables of points. */
export type DesignRound = readonly (readonly number[])[];

/** Which orbit stands at each slot, and which of its points. Slots of fixed points' tables come first. */
interface RoundState {
  readonly base: BaseRound;
  readonly orbit: Int32Array;
  readonly turn: Int32Array;
  readonly tableOf: Int32Array;
  readonly starts: readonly number[];
}

function startState(base: BaseRound, random: Random): RoundState {
  const order = base.stabiliser.length;
  const starts = [0];
  for (const size of [...base.fixed.map(() => 1), ...base.sizes]) starts.push(starts.at(-1)! + size);
  const tableOf = new Int32Array(base.orbits.length);
  for (let t = 0; t + 1 < starts.length; t++) tableOf.fill(t, starts[t], starts[t + 1]);
  return {
    base,
    orbit: Int32Array.from(shuffled(base.orbits, random)),
    turn: Int32Array.from(base.orbits, () => random.below(order)),
    tableOf,
    starts,
  };
}

/** Simulated annealing on the base rounds; costs are those of the whole movement that the group makes of them. */
export class DesignSearch {
  private readonly rounds: RoundState[];
  /** Meetings of one pair of each orbit, over all rounds made by the group. */
  private readonly meetings: Int32Array;
  private cost = 0;

  constructor(
    private readonly spec: DesignSpec,
    private readonly random: Random,
  ) {
    this.rounds = spec.bases.map((base) => startState(base, random));
    this.meetings = new Int32Array(spec.pairs.sizes.length);
    for (const round of this.rounds) {
      for (let table = 0; table + 1 < round.starts.length; table++) this.cost += this.count(round, table, 1);
    }
  }

  /** Searches until the movement costs no more than `target`; undefined if the budget ends first. */
  run(schedule: Schedule, target: number): DesignRound[] | undefined {
    const { random } = this;
    const scale = this.spec.group.length;
    const cooling = (schedule.cold / schedule.hot) ** (1024 / schedule.iterations);
    let temperature = schedule.hot * scale;
    for (let i = 0; i < schedule.iterations && this.cost > target; i++) {
      if (i % 1024 === 0) temperature *= cooling;
      const round = this.rounds[random.below(this.rounds.length)]!;
      const order = round.base.stabiliser.length;
      const slot = random.below(round.orbit.length);
      const mayTurn = order > 1 && round.tableOf[slot]! >= round.base.fixed.length;
      if (mayTurn && random.below(2) === 0)
        this.tryTurn(round, slot, 1 + random.below(order - 1), temperature);
      else this.trySwap(round, slot, random.below(round.orbit.length), temperature);
    }
    return this.cost <= target ? this.develop() : undefined;
  }

  private accepts(delta: number, temperature: number): boolean {
    return delta <= 0 || this.random.unit() < exp(-delta / temperature);
  }

  private tryTurn(round: RoundState, slot: number, by: number, temperature: number): void {
    const order = round.base.stabiliser.length;
    const table = round.tableOf[slot]!;
    const before = round.turn[slot]!;
    let delta = this.count(round, table, -1);
    round.turn[slot] = (before + by) % order;
    delta += this.count(round, table, 1);
    if (this.accepts(delta, temperature)) {
      this.cost += delta;
      return;
    }
    this.count(round, table, -1);
    round.turn[slot] = before;
    this.count(round, table, 1);
  }

  private trySwap(round: RoundState, a: number, b: number, temperature: number): void {
    const [from, to] = [round.tableOf[a]!, round.tableOf[b]!];
    if (from === to) return;
    const exchange = (): number => {
      let delta = this.count(round, from, -1) + this.count(round, to, -1);
      [round.orbit[a], round.orbit[b]] = [round.orbit[b]!, round.orbit[a]!];
      [round.turn[a], round.turn[b]] = [round.turn[b]!, round.turn[a]!];
      delta += this.count(round, from, 1) + this.count(round, to, 1);
      return delta;
    };
    const delta = exchange();
    if (this.accepts(delta, temperature)) this.cost += delta;
    else exchange();
  }

  private pointAt(round: RoundState, slot: number): number {
    return round.base.stabiliser[round.turn[slot]!]![round.orbit[slot]!]!;
  }

  /** Adds or removes a table with all its images; returns the change of cost. */
  private count(round: RoundState, table: number, step: 1 | -1): number {
    const start = round.starts[table]!;
    const end = round.starts[table + 1]!;
    const { fixed } = round.base;
    if (table < fixed.length) return this.countInvariant(round, start, fixed[table]!, step);
    let delta = 0;
    for (let a = start; a < end; a++) {
      const own = this.pointAt(round, a);
      for (let b = a + 1; b < end; b++) delta += this.countPair(own, this.pointAt(round, b), step, 1);
    }
    return delta;
  }

  /** A fixed point with a whole orbit: one pair of each kind stands for all that the stabiliser makes of it. */
  private countInvariant(round: RoundState, slot: number, fixedPoint: number, step: 1 | -1): number {
    const { stabiliser } = round.base;
    const first = round.orbit[slot]!;
    let delta = this.countPair(fixedPoint, first, step, 1);
    for (let turn = 1; 2 * turn <= stabiliser.length; turn++) {
      const share = 2 * turn === stabiliser.length ? 2 : 1;
      delta += this.countPair(first, stabiliser[turn]![first]!, step, share);
    }
    return delta;
  }

  private countPair(a: number, b: number, step: 1 | -1, share: 1 | 2): number {
    const { pairs, points, group } = this.spec;
    const orbit = pairs.of[a * points + b]!;
    const size = pairs.sizes[orbit]!;
    const times = (step * group.length) / (size * share);
    const before = this.meetings[orbit]!;
    const after = before + times;
    this.meetings[orbit] = after;
    return (size * (after * (after - 1) - before * (before - 1))) / 2;
  }

  /** All images of the base rounds under the group, each once. */
  private develop(): DesignRound[] {
    const made = new Map<string, DesignRound>();
    for (const round of this.rounds) {
      const { base, starts } = round;
      const tables = starts.slice(0, -1).flatMap((start, table) => {
        const slots = Array.from({ length: starts[table + 1]! - start }, (_, i) =>
          this.pointAt(round, start + i),
        );
        if (table < base.fixed.length) {
          return [[base.fixed[table]!, ...base.stabiliser.map((element) => element[round.orbit[start]!]!)]];
        }
        return base.stabiliser.map((element) => slots.map((point) => element[point]!));
      });
      for (const element of this.spec.group) {
        const image = tables.map((table) => table.map((point) => element[point]!).sort((a, b) => a - b));
        image.sort((a, b) => a[0]! - b[0]!);
        made.set(JSON.stringify(image), image);
      }
    }
    return [...made.values()];
  }
}
