const shown = 5;

/** The first of a ranking, and whoever reads it, however far down. */
export function bestAndOwn<Row extends { readonly userId: string | null }>(
  ranking: readonly Row[],
  ownId: string | undefined,
): readonly Row[] {
  const own = ranking.findIndex(({ userId }) => userId !== null && userId === ownId);
  return own < shown ? ranking.slice(0, shown) : [...ranking.slice(0, shown - 1), ranking[own]!];
}
