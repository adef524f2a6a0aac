interface Line {
  readonly entrant: string;
  readonly rank: number;
}

/** How many places somebody has gone up (positive) or down since the standings before. */
export function movementOf(before: readonly Line[], line: Line): number {
  const old = before.find(({ entrant }) => entrant === line.entrant);
  return old ? old.rank - line.rank : 0;
}
