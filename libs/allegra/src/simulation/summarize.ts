import { partsOfAWin, type Statistics } from './statistics.js';
import { deviationOf, entriesOf, meanOf, quantileOf, type Tally } from './tally.js';

/** The mean of something and how far it spreads: standard deviation, smallest and greatest value. */
export type Spread = {
  readonly mean: number;
  readonly deviation: number;
  readonly lowest: number | null;
  readonly highest: number | null;
};

/** How players fare at one seat, or at one place in the order of play. */
export type Standing = Spread & { readonly place: number };

export type WinShare = { readonly place: number; readonly share: number };

/** What simulated games say about a rule set; points, minutes, and shares from 0 to 1. */
export type Summary = {
  readonly games: number;
  readonly rounds: number;
  readonly scores: { readonly bySeat: readonly Standing[]; readonly byStart: readonly Standing[] };
  readonly totals: { readonly bySeat: readonly Standing[]; readonly byStart: readonly Standing[] };
  readonly wins: {
    readonly bySeat: readonly WinShare[];
    readonly byStart: readonly WinShare[];
    readonly shared: number;
    readonly totals: readonly { readonly points: number; readonly games: number }[];
  };
  readonly turnsPerRound: Spread;
  readonly decisionsPerRound: Spread;
  readonly roundsPerGame: Spread;
  /** Null where nobody reached a point limit. */
  readonly roundsUntilLimit: (Spread & { readonly reached: number }) | null;
  readonly shareOfRounds: {
    readonly doubling: number;
    readonly halving: number;
    readonly bonus: number;
    readonly reshuffle: number;
    readonly endedByLowest: number;
  };
  readonly knocks: {
    readonly madePerRound: Spread;
    readonly acceptedPerRound: Spread;
    readonly acceptedShare: number;
  };
  readonly linesPerRound: Spread;
  readonly minutes: Spread & { readonly p10: number; readonly p50: number; readonly p90: number };
};

/** Turns what was added up into what people read. */
export function summarize(statistics: Statistics): Summary {
  const { games, rounds, knocksMade, knocksAccepted } = statistics;
  const ofRounds = (count: number): number => share(count, rounds);
  return {
    games,
    rounds,
    scores: {
      bySeat: statistics.scoresBySeat.map(toStanding),
      byStart: statistics.scoresByStart.map(toStanding),
    },
    totals: {
      bySeat: statistics.totalsBySeat.map(toStanding),
      byStart: statistics.totalsByStart.map(toStanding),
    },
    wins: {
      bySeat: toWinShares(statistics.winsBySeat, games),
      byStart: toWinShares(statistics.winsByStart, games),
      shared: share(statistics.sharedWins, games),
      totals: entriesOf(statistics.winningTotals).map(([points, count]) => ({ points, games: count })),
    },
    turnsPerRound: toSpread(statistics.turns),
    decisionsPerRound: toSpread(statistics.decisions),
    roundsPerGame: toSpread(statistics.roundsOfGame),
    roundsUntilLimit: summarizeLimit(statistics),
    shareOfRounds: {
      doubling: ofRounds(statistics.doubled),
      halving: ofRounds(statistics.halved),
      bonus: ofRounds(statistics.bonus),
      reshuffle: ofRounds(statistics.reshuffled),
      endedByLowest: ofRounds(statistics.endedByLowest),
    },
    knocks: {
      madePerRound: toSpread(knocksMade),
      acceptedPerRound: toSpread(knocksAccepted),
      acceptedShare: share(knocksAccepted.sum, knocksMade.sum),
    },
    linesPerRound: toSpread(statistics.linesCleared),
    minutes: summarizeMinutes(statistics),
  };
}

function summarizeLimit({ games, roundsUntilLimit }: Statistics): Summary['roundsUntilLimit'] {
  if (roundsUntilLimit.count === 0) return null;
  return { ...toSpread(roundsUntilLimit), reached: share(roundsUntilLimit.count, games) };
}

function summarizeMinutes({ seconds, minutes }: Statistics): Summary['minutes'] {
  return {
    ...toSpread(seconds, 60),
    p10: quantileOf(minutes, 0.1),
    p50: quantileOf(minutes, 0.5),
    p90: quantileOf(minutes, 0.9),
  };
}

function toSpread(tally: Tally, unit = 1): Spread {
  return {
    mean: rounded(meanOf(tally) / unit),
    deviation: rounded(deviationOf(tally) / unit),
    lowest: tally.lowest === null ? null : rounded(tally.lowest / unit),
    highest: tally.highest === null ? null : rounded(tally.highest / unit),
  };
}

/** Scores were counted in half points. */
function toStanding(tally: Tally, i: number): Standing {
  return { place: i + 1, ...toSpread(tally, 2) };
}

function toWinShares(parts: readonly number[], games: number): WinShare[] {
  return parts.map((part, i) => ({ place: i + 1, share: share(part, games * partsOfAWin) }));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : rounded(part / whole);
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
