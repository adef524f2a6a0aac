/** An independent count of a movement's cost: the sum of m(m-1)/2 over pairs, by names in a map. */
export function countCost(rounds: readonly (readonly (readonly number[])[])[]): number {
  const meetings = new Map<string, number>();
  for (const table of rounds.flat()) {
    for (const a of table) {
      for (const b of table) {
        if (a < b) meetings.set(`${a}-${b}`, (meetings.get(`${a}-${b}`) ?? 0) + 1);
      }
    }
  }
  return [...meetings.values()].reduce((cost, m) => cost + (m * (m - 1)) / 2, 0);
}

/** Every way to split the players into tables of these sizes, each way once. */
export function partitions(players: readonly number[], sizes: readonly number[]): number[][][] {
  const [first, ...others] = players;
  if (first === undefined) return [[]];
  return [...new Set(sizes)].flatMap((size) => {
    const rest = [...sizes];
    rest.splice(rest.indexOf(size), 1);
    return combinations(others, size - 1).flatMap((mates) => {
      const left = others.filter((player) => !mates.includes(player));
      return partitions(left, rest).map((tables) => [[first, ...mates], ...tables]);
    });
  });
}

function combinations(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    combinations(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** The least cost of any movement, by trying all of them. The first round may be any, so it is fixed. */
export function bruteForceCost(players: number, sizes: readonly number[], rounds: number): number {
  const all = partitions(
    Array.from({ length: players }, (_, i) => i),
    sizes,
  );
  const bits = all.map((tables) => tables.map((table) => table.reduce((mask, p) => mask | (1 << p), 0)));
  const ones = (mask: number): number => (mask === 0 ? 0 : 1 + ones(mask & (mask - 1)));
  const overlap = (a: readonly number[], b: readonly number[]): number => {
    let pairs = 0;
    for (const x of a) {
      for (const y of b) {
        const shared = ones(x & y);
        pairs += (shared * (shared - 1)) / 2;
      }
    }
    return pairs;
  };
  let best = Number.POSITIVE_INFINITY;
  // Rounds in rising order of their index: the order of rounds does not matter to the cost.
  const extend = (chosen: number[], cost: number): void => {
    if (cost >= best) return;
    if (chosen.length === rounds) {
      best = cost;
      return;
    }
    for (let next = chosen.length === 1 ? 0 : chosen.at(-1)!; next < all.length; next++) {
      const added = chosen.reduce((sum, earlier) => sum + overlap(bits[earlier]!, bits[next]!), 0);
      extend([...chosen, next], cost + added);
    }
  };
  extend([0], 0);
  return best;
}
