import { assertNever } from '@red-disc/kernel';
import { type PlayedGame } from '../model/game.js';
import { groupedBy } from '../model/grouped.js';
import { fraction, type Fraction } from '../numbers/fraction.js';
import { placesOf } from './places.js';
import { type Scoring, type TableScoring } from './presets.js';
import { matchpoints, tablePoints } from './table-points.js';

/** Tables of one round with the same deal, number of players and length can be compared seat by seat. */
function comparisonKey(game: PlayedGame): string {
  return `${game.round}/${game.dealId ?? ''}/${game.players.length}/${game.roundsPlayed}`;
}

/**
 * Each seat is compared with the same seat of the other tables that played the deal. A table that nobody can be
 * compared with gets the mean.
 */
function duplicatePoints(games: readonly PlayedGame[]): Fraction[][] {
  const byDeal = groupedBy(games, comparisonKey);
  return games.map((game) => {
    const same = game.dealId === undefined ? [] : byDeal.get(comparisonKey(game))!;
    const others = same.filter((other) => other !== game);
    return game.totals.map((own, seat) => {
      const { num, den } = matchpoints(
        own,
        others.map((other) => other.totals[seat]!),
      );
      return fraction(num, den);
    });
  });
}

/** Presets that look at places alone pay the same for the same places, so each pattern is worked out once. */
function byPattern(games: readonly PlayedGame[], scoring: TableScoring): Fraction[][] {
  const known = new Map<string, Fraction[]>();
  return games.map(({ totals }) => {
    const places = placesOf(totals);
    const pattern = places.join();
    let points = known.get(pattern);
    if (!points) known.set(pattern, (points = tablePoints(scoring, { totals: places, roundsPlayed: 1 }, 1)));
    return points;
  });
}

/** Tournament points of every game, in the order of the games and of their seats. */
export function pointsOfGames(
  games: readonly PlayedGame[],
  scoring: Scoring,
  nominalRounds: number,
): Fraction[][] {
  switch (scoring.type) {
    case 'duplicate':
      return duplicatePoints(games);
    case 'margin':
    case 'uma':
    case 'raw':
      return games.map((game) => tablePoints(scoring, game, nominalRounds));
    case 'classic':
    case 'custom':
    case 'matchpoints':
    case 'net':
    case 'wins':
      return byPattern(games, scoring);
    default:
      return assertNever(scoring);
  }
}
