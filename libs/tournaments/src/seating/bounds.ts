import { DEPARTED, pairsOf, type MovementProblem } from './problem.js';

/** Meetings so far of every pair, as a symmetric matrix in rows. */
export function meetingMatrix(
  players: number,
  rounds: readonly { readonly tables: readonly (readonly number[])[] }[],
): Uint16Array {
  const met = new Uint16Array(players * players);
  for (const { tables } of rounds) {
    for (const table of tables) {
      const present = table.filter((player) => player !== DEPARTED);
      for (const a of present) for (const b of present) if (a !== b) met[a * players + b]! += 1;
    }
  }
  return met;
}

/** The repeat cost of the issue: the sum of m(m-1)/2 over all pairs, m being their meetings. */
export function repeatCost(players: number, met: Uint16Array): number {
  let cost = 0;
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) cost += pairsOf(met[a * players + b]!);
  }
  return cost;
}

/** The cheapest way to hand out `units` more to counters, each new unit costing the counter's height. */
export function levelFill(counts: readonly number[], units: number): number[] {
  const filled = counts.toSorted((a, b) => a - b);
  let left = units;
  let lowest = 0;
  while (left > 0 && filled.length > 0) {
    // Raise everything at the lowest level by as many whole steps as are affordable, then the remainder by one.
    while (lowest < filled.length && filled[lowest]! <= filled[0]!) lowest++;
    const gap = lowest < filled.length ? filled[lowest]! - filled[0]! : Number.POSITIVE_INFINITY;
    const steps = Math.min(gap, Math.floor(left / lowest));
    for (let i = 0; i < lowest; i++) filled[i]! += steps;
    left -= steps * lowest;
    if (steps < gap) {
      for (let i = 0; i < left; i++) filled[i]! += 1;
      left = 0;
    }
  }
  return filled;
}

/** All meetings spread as evenly as possible over all pairs. */
function pairsBound(problem: MovementProblem): number {
  const { players, sizes, history } = problem;
  const met = meetingMatrix(players, history);
  const counts: number[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) counts.push(met[a * players + b]!);
  }
  const meetings = sizes.flat().reduce((total, size) => total + pairsOf(size), 0);
  return levelFill(counts, meetings).reduce((cost, count) => cost + pairsOf(count), 0);
}

/** The fewest pairs of one table that must share a table of the other round too, sitting out being free. */
function forcedRepeats(table: number, other: readonly number[], sittingOut: number): number {
  const taken = other.map(() => 0);
  let repeats = 0;
  for (let seat = Math.min(table, sittingOut); seat < table; seat++) {
    let best = -1;
    for (let t = 0; t < other.length; t++) {
      if (taken[t]! < other[t]! && (best < 0 || taken[t]! < taken[best]!)) best = t;
    }
    repeats += taken[best]!;
    taken[best]! += 1;
  }
  return repeats;
}

/** Pigeonholes: in every two rounds, the players of a table come from the few tables of the other round. */
function pigeonholeBound({ players, sizes }: MovementProblem): number {
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const known = new Map<string, number>();
  const between = (one: readonly number[], other: readonly number[]): number => {
    const key = `${one.join()}/${other.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const forced = sum(one.map((table) => forcedRepeats(table, other, players - sum(other))));
    known.set(key, forced);
    return forced;
  };
  let bound = 0;
  for (let a = 0; a < sizes.length; a++) {
    for (let b = a + 1; b < sizes.length; b++) {
      bound += Math.max(between(sizes[a]!, sizes[b]!), between(sizes[b]!, sizes[a]!));
    }
  }
  return bound;
}

/** No movement can have a lower repeat cost than this, history included. */
export function repeatLowerBound(problem: MovementProblem): number {
  return Math.max(pairsBound(problem), pigeonholeBound(problem));
}
