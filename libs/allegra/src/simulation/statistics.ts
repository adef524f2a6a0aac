import { emptyTally, mergeHistograms, mergeTallies, type Histogram, type Tally } from './tally.js';

/** A win, in parts that any number of players can share. */
export const partsOfAWin = 60;

/** What games of one rule set added up to. Whole numbers only: merged in any order they give the same. */
export interface Statistics {
  readonly games: number;
  readonly rounds: number;
  /** A round's score in half points, by seat and by the place in the order of play. */
  readonly scoresBySeat: readonly Tally[];
  readonly scoresByStart: readonly Tally[];
  /** A game's total in half points, by seat and by the place in the order of its first round. */
  readonly totalsBySeat: readonly Tally[];
  readonly totalsByStart: readonly Tally[];
  /** Wins in sixtieths, so that any number of players can share one. */
  readonly winsBySeat: readonly number[];
  readonly winsByStart: readonly number[];
  readonly sharedWins: number;
  /** The winner's total in whole points, rounded down. */
  readonly winningTotals: Histogram;
  /** Of a round. */
  readonly turns: Tally;
  readonly decisions: Tally;
  readonly knocksMade: Tally;
  readonly knocksAccepted: Tally;
  readonly linesCleared: Tally;
  /** In how many rounds it came to this. */
  readonly doubled: number;
  readonly halved: number;
  readonly bonus: number;
  readonly reshuffled: number;
  readonly endedByLowest: number;
  /** Of a game; and of those in which somebody reached the point limit. */
  readonly roundsOfGame: Tally;
  readonly roundsUntilLimit: Tally;
  /** How long a game is estimated to take, and how many took so many minutes. */
  readonly seconds: Tally;
  readonly minutes: Histogram;
}

export function emptyStatistics(players: number): Statistics {
  const tallies = new Array<Tally>(players).fill(emptyTally);
  const zeros = new Array<number>(players).fill(0);
  return {
    games: 0,
    rounds: 0,
    scoresBySeat: tallies,
    scoresByStart: tallies,
    totalsBySeat: tallies,
    totalsByStart: tallies,
    winsBySeat: zeros,
    winsByStart: zeros,
    sharedWins: 0,
    winningTotals: {},
    turns: emptyTally,
    decisions: emptyTally,
    knocksMade: emptyTally,
    knocksAccepted: emptyTally,
    linesCleared: emptyTally,
    doubled: 0,
    halved: 0,
    bonus: 0,
    reshuffled: 0,
    endedByLowest: 0,
    roundsOfGame: emptyTally,
    roundsUntilLimit: emptyTally,
    seconds: emptyTally,
    minutes: {},
  };
}

/** Two lots of games together. */
export function mergeStatistics(a: Statistics, b: Statistics): Statistics {
  return {
    games: a.games + b.games,
    rounds: a.rounds + b.rounds,
    scoresBySeat: mergeEach(a.scoresBySeat, b.scoresBySeat),
    scoresByStart: mergeEach(a.scoresByStart, b.scoresByStart),
    totalsBySeat: mergeEach(a.totalsBySeat, b.totalsBySeat),
    totalsByStart: mergeEach(a.totalsByStart, b.totalsByStart),
    winsBySeat: addEach(a.winsBySeat, b.winsBySeat),
    winsByStart: addEach(a.winsByStart, b.winsByStart),
    sharedWins: a.sharedWins + b.sharedWins,
    winningTotals: mergeHistograms(a.winningTotals, b.winningTotals),
    turns: mergeTallies(a.turns, b.turns),
    decisions: mergeTallies(a.decisions, b.decisions),
    knocksMade: mergeTallies(a.knocksMade, b.knocksMade),
    knocksAccepted: mergeTallies(a.knocksAccepted, b.knocksAccepted),
    linesCleared: mergeTallies(a.linesCleared, b.linesCleared),
    doubled: a.doubled + b.doubled,
    halved: a.halved + b.halved,
    bonus: a.bonus + b.bonus,
    reshuffled: a.reshuffled + b.reshuffled,
    endedByLowest: a.endedByLowest + b.endedByLowest,
    roundsOfGame: mergeTallies(a.roundsOfGame, b.roundsOfGame),
    roundsUntilLimit: mergeTallies(a.roundsUntilLimit, b.roundsUntilLimit),
    seconds: mergeTallies(a.seconds, b.seconds),
    minutes: mergeHistograms(a.minutes, b.minutes),
  };
}

function mergeEach(some: readonly Tally[], others: readonly Tally[]): Tally[] {
  return some.map((tally, i) => mergeTallies(tally, others[i]!));
}

function addEach(some: readonly number[], others: readonly number[]): number[] {
  return some.map((number, i) => number + others[i]!);
}
