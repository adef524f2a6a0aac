import { type RoundScore } from '@red-disc/game';
import { leftOf } from '../round/layout.js';
import { outcomeOf } from '../score.js';
import { BotTable, type BotTableOptions } from './bot-table.js';
import { countRound, inOrderOfPlay } from './count-round.js';
import { SeededRandom } from './seeded-random.js';
import { emptyStatistics, mergeStatistics, partsOfAWin, type Statistics } from './statistics.js';
import { tallyOf } from './tally.js';
import { secondsOfGame, secondsOfRound } from './time-model.js';

/** Games `from` to `from + count - 1` of all those a seed stands for. */
export interface SimulationRequest extends BotTableOptions {
  readonly seed: number;
  readonly from: number;
  readonly count: number;
}

/**
 * Plays games and adds them up. Every game depends on the seed and its own number alone, so that lots of games can
 * be played anywhere and merged in any order.
 */
export function simulateGames(request: SimulationRequest): Statistics {
  const table = new BotTable(request);
  let statistics = emptyStatistics(request.players);
  for (let game = request.from; game < request.from + request.count; game += 1)
    statistics = mergeStatistics(statistics, playGame(table, request, game));
  return statistics;
}

function playGame(table: BotTable, request: SimulationRequest, game: number): Statistics {
  const { rules, players } = request;
  const random = new SeededRandom(request.seed, game);
  const firstDealer = random.below(players);
  const rounds: RoundScore[] = [];
  const seconds: number[] = [];
  let statistics = emptyStatistics(players);
  let outcome = outcomeOf({ rules, seats: players }, rounds, null);
  for (let dealer = firstDealer; !outcome.over; dealer = leftOf(dealer, players)) {
    table.playRound(dealer, table.shuffledDeck(random), random);
    const counted = countRound(table);
    rounds.push(counted.score);
    seconds.push(secondsOfRound(table));
    statistics = mergeStatistics(statistics, counted.statistics);
    outcome = outcomeOf({ rules, seats: players }, rounds, null);
  }
  return mergeStatistics(
    statistics,
    countGame(request, { ...outcome, firstDealer, seconds: secondsOfGame(seconds) }),
  );
}

interface PlayedGame {
  readonly firstDealer: number;
  readonly rounds: readonly RoundScore[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly seconds: number;
}

function countGame({ rules, players }: SimulationRequest, game: PlayedGame): Statistics {
  const { firstDealer, totals, winners, seconds } = game;
  const empty = emptyStatistics(players);
  const rounds = tallyOf(game.rounds.length);
  const isLimitReached = rules.pointLimit !== null && Math.max(...totals) >= 2 * rules.pointLimit;
  const tallies = totals.map(tallyOf);
  const wins = totals.map((_, seat) => (winners.includes(seat + 1) ? partsOfAWin / winners.length : 0));
  return {
    ...empty,
    games: 1,
    totalsBySeat: tallies,
    totalsByStart: inOrderOfPlay(tallies, firstDealer),
    winsBySeat: wins,
    winsByStart: inOrderOfPlay(wins, firstDealer),
    sharedWins: winners.length > 1 ? 1 : 0,
    winningTotals: { [Math.floor(Math.min(...totals) / 2)]: 1 },
    roundsOfGame: rounds,
    roundsUntilLimit: isLimitReached ? rounds : empty.roundsUntilLimit,
    seconds: tallyOf(seconds),
    minutes: { [Math.round(seconds / 60)]: 1 },
  };
}
