import { advance, type KnockoutFinish } from '../formats/knockout.js';
import { type EntrantId } from '../model/ids.js';
import { fraction } from '../numbers/fraction.js';
import { margins } from '../scoring/table-points.js';
import { gamesOfRound } from './games.js';
import { type RoundState, type StageState } from './state.js';

/** The tables of a knock-out round as they ended; a table without a result ranks by seed. */
function finishesOf(round: RoundState): KnockoutFinish[][] {
  const games = new Map(gamesOfRound(round).map((game) => [game.table, game]));
  return round.tables.map((table) => {
    const game = games.get(table.no);
    if (!game) return table.seats.map((id) => ({ id, total: 0, margin: fraction(0) }));
    const shares = margins(game, 1);
    const played = game.players.map((id, seat) => ({
      id,
      total: game.totals[seat]!,
      margin: fraction(shares[seat]!.num, shares[seat]!.den),
    }));
    // Somebody who never came is last at their table.
    const absent = table.absent.filter((id) => !game.players.includes(id) && !table.substitutes.has(id));
    return [
      ...played,
      ...absent.map((id) => ({ id, total: Number.MAX_SAFE_INTEGER, margin: fraction(-1_000_000) })),
    ];
  });
}

/** Everybody of a round, best first: byes, then by place, margin and seed. */
export function roundFinishes(stage: StageState, round: RoundState): EntrantId[] {
  const tables = finishesOf(round);
  const everybody = tables.flat().length;
  const result = advance({
    seeds: stage.entrants,
    tables,
    byes: round.byes,
    advance: 1,
    luckyLosers: everybody,
  });
  return [...result.qualified, ...result.luckyLosers];
}

/** Who goes on from a knock-out round, in the order of their seeds for the next. */
export function survivors(
  stage: StageState,
  round: RoundState,
  take: number,
  luckyLosers: number,
): EntrantId[] {
  const result = advance({
    seeds: stage.entrants,
    tables: finishesOf(round),
    byes: round.byes,
    advance: take,
    luckyLosers,
  });
  return [...result.qualified, ...result.luckyLosers];
}
