import { type PlayerIndex } from '../problem.js';

/**
 * Seats for rounds of equal tables such that everybody has every seat as often as any other, give or take one. Each
 * player's games are cut into runs as long as a table has seats; a proper colouring of the edges between runs and
 * tables with as many colours as seats always exists (König), and is found by alternating paths.
 */
export function equitableSeats(
  rounds: readonly (readonly (readonly PlayerIndex[])[])[],
  size: number,
): PlayerIndex[][][] {
  const gamesOf = new Map<PlayerIndex, number>();
  const runOf = (player: PlayerIndex): string => {
    const game = gamesOf.get(player) ?? 0;
    gamesOf.set(player, game + 1);
    return `${player}:${Math.floor(game / size)}`;
  };
  const tables = rounds.flat();
  const runs = tables.map((table) => table.map(runOf));
  /** At a run: which table has which seat. At a table: which of its members has which seat. */
  const tableAt = new Map<string, (number | undefined)[]>();
  const memberAt = tables.map(() => Array.from<number | undefined>({ length: size }));
  const seatsOf = (run: string): (number | undefined)[] => {
    let seats = tableAt.get(run);
    if (!seats) tableAt.set(run, (seats = Array.from<number | undefined>({ length: size })));
    return seats;
  };
  const place = (table: number, member: number, seat: number): void => {
    memberAt[table]![seat] = member;
    seatsOf(runs[table]![member]!)[seat] = table;
  };
  const free = (seats: readonly (number | undefined)[]): number => seats.indexOf(undefined);

  /** Swaps two seats along the path that begins at a table, so that `taken` becomes free there. */
  const flip = (from: number, taken: number, other: number): void => {
    const path: { table: number; member: number; seat: number }[] = [];
    for (let table = from; ;) {
      const member = memberAt[table]![taken];
      if (member === undefined) break;
      path.push({ table, member, seat: taken });
      const run = runs[table]![member]!;
      const next = seatsOf(run)[other];
      if (next === undefined) break;
      path.push({ table: next, member: runs[next]!.indexOf(run), seat: other });
      table = next;
    }
    for (const step of path) {
      memberAt[step.table]![step.seat] = undefined;
      seatsOf(runs[step.table]![step.member]!)[step.seat] = undefined;
    }
    for (const step of path) place(step.table, step.member, step.seat === taken ? other : taken);
  };

  tables.forEach((members, table) => {
    members.forEach((_, member) => {
      const run = seatsOf(runs[table]![member]!);
      const atTable = free(memberAt[table]!);
      const atRun = free(run);
      if (run[atTable] === undefined) {
        place(table, member, atTable);
      } else {
        flip(table, atRun, atTable);
        place(table, member, atRun);
      }
    });
  });

  let next = 0;
  return rounds.map((round) =>
    round.map((members) => {
      const seats = memberAt[next]!;
      next += 1;
      return seats.map((member) => members[member!]!);
    }),
  );
}
