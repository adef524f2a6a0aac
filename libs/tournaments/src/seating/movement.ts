import { seededRandom, type Random } from '../numbers/random.js';
import { anneal, type Schedule } from './anneal.js';
import { meetingMatrix, repeatCost, repeatLowerBound } from './bounds.js';
import { repeatFreeSpecs, shiftedSpecs } from './designs/families.js';
import { fitDesign } from './designs/ghosts.js';
import { DesignSearch } from './designs/search.js';
import { type DesignSpec } from './designs/spec.js';
import { compareCosts, movementCost, type MovementCost } from './objective.js';
import { type Grouping, type MovementProblem } from './problem.js';
import { relabel } from './relabel.js';
import { randomPlan } from './start-plan.js';

export interface SolvedMovement {
  readonly rounds: readonly Grouping[];
  readonly cost: MovementCost;
  /** No plan has fewer repeats than this. */
  readonly lowerBound: number;
  /** The repeats are proven to be as few as possible. */
  readonly optimal: boolean;
}

/** Changes when the search changes, so that a stored plan says which search made it. */
export const MOVEMENT_ALGORITHM = 'movement/1';

const QUICK: Schedule = { iterations: 500_000, hot: 0.5, cold: 0.15 };
const DEEP: Schedule = { iterations: 1_200_000, hot: 0.38, cold: 0.22 };
/** Begins hotter, to find plans that are as good in repeats and more even in short tables. */
const EVEN: Schedule = { iterations: 1_000_000, hot: 0.8, cold: 0.1 };
const EVEN_WALKS = 2;
/** Small movements are where annealing can still beat what symmetry offers, so they get more walks. */
const SMALL = 24;
const DEEP_WALKS_SMALL = 6;
const DEEP_WALKS_LARGE = 2;
/** Iterations of the design searches, spent in rounds of growing budgets over all families. */
const DESIGN_BUDGETS = [20_000, 20_000, 80_000, 160_000, 320_000];
/** For tables of four; larger tables take longer for each iteration and get fewer. */
const DESIGN_TOTAL = 4_400_000;
/** How many designs are fitted to the players; more hardly ever spread the short tables better. */
const DESIGNS_FITTED = 3;
/** A gentle walk that keeps what a good start has. */
const POLISH: Schedule = { iterations: 400_000, hot: 0.24, cold: 0.12 };
const LARGEST_DESIGN = 128;

/** One solving of one movement: the best plan so far and what is known about it. */
class MovementSearch {
  readonly lowerBound: number;
  private readonly historyCost: number;
  private best: { plan: readonly Grouping[]; cost: MovementCost } | undefined;

  constructor(
    private readonly problem: MovementProblem,
    private readonly random: Random,
  ) {
    this.lowerBound = repeatLowerBound(problem);
    this.historyCost = repeatCost(problem.players, meetingMatrix(problem.players, problem.history));
  }

  solve(): SolvedMovement {
    const balanced = this.problem.policy === 'balanceFirst';
    for (const short of balanced ? [3, 2, 4] : [0.3, 0.1, 0.5]) this.annealFrom(undefined, QUICK, short);
    if (this.isOpen() && this.isFree()) this.tryDesigns();
    if (this.isOpen() && this.isFree()) this.tryExtending(balanced ? 2 : 0.05);
    const walks = this.problem.players <= SMALL ? DEEP_WALKS_SMALL : DEEP_WALKS_LARGE;
    for (let walk = 0; walk < walks && this.isOpen(); walk++) {
      this.annealFrom(undefined, DEEP, balanced ? 2 + (walk % 2) : walk % 2 === 0 ? 0.02 : 0.05);
    }
    for (let walk = 0; walk < EVEN_WALKS && !this.isOpen() && this.best!.cost.exposure > 0; walk++) {
      this.annealFrom(undefined, EVEN, balanced ? 3 : 0.3);
    }
    const { plan, cost } = this.best!;
    return {
      rounds: plan,
      cost,
      lowerBound: this.lowerBound,
      optimal: cost.repeats === this.lowerBound,
    };
  }

  /** Whether a plan with fewer repeats might still exist. */
  private isOpen(): boolean {
    return !this.best || this.best.cost.repeats > this.lowerBound || this.best.cost.avoid > 0;
  }

  /** Symmetric designs know nothing of earlier rounds, byes, pinned tables or changing sizes. */
  private isFree(): boolean {
    const { players, sizes, history, constraints } = this.problem;
    const first = sizes[0] ?? [];
    return (
      history.length === 0 &&
      !constraints.pinned?.size &&
      players <= LARGEST_DESIGN &&
      first.reduce((a: number, b) => a + b, 0) === players &&
      sizes.every((round) => round.join() === first.join())
    );
  }

  private isDone(): boolean {
    const cost = this.best?.cost;
    return (
      cost !== undefined &&
      cost.repeats === this.lowerBound &&
      cost.apart + cost.avoid + cost.byes + cost.exposure === 0
    );
  }

  private offer(plan: readonly Grouping[]): void {
    const { problem } = this;
    const labelled = relabel(problem, plan, this.random);
    const cost = movementCost(problem, labelled);
    if (!this.best || compareCosts(cost, this.best.cost, problem.policy) < 0)
      this.best = { plan: labelled, cost };
  }

  private annealFrom(start: readonly Grouping[] | undefined, schedule: Schedule, short: number): void {
    if (this.isDone()) return;
    const { problem, random } = this;
    this.offer(
      anneal(problem, start ?? randomPlan(problem, random), {
        schedule,
        weights: { short, bye: 3 },
        random,
        target: this.lowerBound - this.historyCost,
      }),
    );
  }

  private tryDesigns(): void {
    const sizes = this.problem.sizes[0]!;
    const rounds = this.problem.sizes.length;
    const full = Math.max(...sizes);
    const points = full * sizes.length;
    if (this.lowerBound === 0 && Math.min(...sizes) >= full - 1 && points <= LARGEST_DESIGN) {
      this.searchDesigns(repeatFreeSpecs(points, full, rounds), 0);
    } else if (this.lowerBound > 0) {
      this.searchDesigns(shiftedSpecs(sizes, rounds), this.lowerBound);
    }
  }

  /** A movement without repeats of one round less, and the best round that can follow it. */
  private tryExtending(short: number): void {
    const { problem, random } = this;
    const earlier = problem.sizes.slice(0, -1);
    if (earlier.length < 2) return;
    const shorter = new MovementSearch({ ...problem, sizes: earlier }, random);
    shorter.annealFrom(undefined, QUICK, short);
    if (shorter.lowerBound === 0 && shorter.isOpen()) shorter.tryDesigns();
    const { plan, cost } = shorter.best!;
    if (cost.repeats > 0) return;
    const last = { ...problem, sizes: problem.sizes.slice(-1), history: plan };
    const added = new MovementSearch(last, random);
    added.annealFrom(undefined, QUICK, short);
    this.annealFrom([...plan, ...added.best!.plan], POLISH, short);
  }

  private searchDesigns(specs: readonly DesignSpec[], target: number): void {
    const size = Math.max(...this.problem.sizes[0]!);
    let left = (DESIGN_TOTAL * 3) / Math.max(3, size - 1);
    let fitted = 0;
    for (const iterations of DESIGN_BUDGETS) {
      for (const spec of specs) {
        if (!this.isOpen() || left < iterations || fitted >= DESIGNS_FITTED) return;
        left -= iterations;
        const found = new DesignSearch(spec, this.random).run({ iterations, hot: 0.6, cold: 0.25 }, target);
        if (!found) continue;
        fitted += 1;
        const plan = fitDesign(this.problem, found);
        if (plan) this.offer(plan);
      }
    }
  }
}

/** Plans whole rounds at once. The same problem and seed give the same plan. */
export function solveMovement(problem: MovementProblem, seed: string): SolvedMovement {
  return new MovementSearch(problem, seededRandom(seed)).solve();
}
