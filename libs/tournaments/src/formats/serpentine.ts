/**
 * Deals seeds to tables in rows, each second row backwards: 1-8-9-16 / 2-7-10-15 / … A table that is full is passed
 * over, so tables of different sizes work too.
 */
export function serpentine<Item>(seeds: readonly Item[], sizes: readonly number[]): Item[][] {
  const tables: Item[][] = sizes.map(() => []);
  let next = 0;
  for (let row = 0; next < seeds.length; row++) {
    const order = tables.map((_, t) => (row % 2 === 0 ? t : tables.length - 1 - t));
    const open = order.filter((t) => tables[t]!.length < sizes[t]!);
    if (open.length === 0)
      throw new Error(`${seeds.length} seeds do not fit on tables of ${sizes.join('+')}`);
    for (const t of open) {
      if (next === seeds.length) break;
      tables[t]!.push(seeds[next]!);
      next += 1;
    }
  }
  return tables;
}
