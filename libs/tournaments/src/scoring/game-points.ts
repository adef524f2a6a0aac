import { type PlayedGame } from '../model/game.js';
import { type Fraction } from '../numbers/fraction.js';
import { type Scoring } from './presets.js';
import { matchpoints, tablePoints } from './table-points.js';

/** Tables of one round with the same deal and the same number of players, by a common key. */
function comparisonKey(game: PlayedGame): string {
  return `${game.round}/${game.dealId ?? ''}/${game.players.length}/${game.roundsPlayed}`;
}

/**
 * Each seat is compared with the same seat of the other tables that played the deal. A table that nobody can be
 * compared with gets the mean.
 */
function duplicatePoints(games: readonly PlayedGame[]): Fraction[][] {
  const byDeal = new Map<string, PlayedGame[]>();
  for (const game of games) {
    const key = comparisonKey(game);
    const same = byDeal.get(key);
    if (same) same.push(game);
    else byDeal.set(key, [game]);
  }
  return games.map((game) => {
    const others =
      game.dealId === undefined ? [] : byDeal.get(comparisonKey(game))!.filter((other) => other !== game);
    return game.totals.map((own, seat) =>
      matchpoints(
        own,
        others.map((other) => other.totals[seat]!),
      ),
    );
  });
}

/** Tournament points of every game, in the order of the games and of their seats. */
export function pointsOfGames(
  games: readonly PlayedGame[],
  scoring: Scoring,
  nominalRounds: number,
): Fraction[][] {
  return scoring.type === 'duplicate'
    ? duplicatePoints(games)
    : games.map((game) => tablePoints(scoring, game, nominalRounds));
}
