import { type Spread, type Standing, type Summary } from '@red-disc/allegra';

/** A summary for people, a line for each thing. */
export function describeSummary(summary: Summary): string {
  const { shareOfRounds, knocks, minutes, roundsUntilLimit } = summary;
  const lines: [string, string][] = [
    ['minutes a game', `${spread(minutes)}; most between ${minutes.p10} and ${minutes.p90}`],
    ['rounds a game', spread(summary.roundsPerGame)],
    ['rounds until the limit', roundsUntilLimit ? spread(roundsUntilLimit) : 'no limit was reached'],
    ['turns a round', spread(summary.turnsPerRound)],
    ['decisions a round', spread(summary.decisionsPerRound)],
    ['score by seat', standings(summary.scores.bySeat)],
    ['score by start', standings(summary.scores.byStart)],
    ['knocks a round', `${spread(knocks.madePerRound)}; ${percent(knocks.acceptedShare)} accepted`],
    ['lines a round', spread(summary.linesPerRound)],
    ['rounds with doubling', percent(shareOfRounds.doubling)],
    ['rounds with halving', percent(shareOfRounds.halving)],
    ['rounds with the bonus', percent(shareOfRounds.bonus)],
    ['rounds with a reshuffle', percent(shareOfRounds.reshuffle)],
    ['ended by the lowest', percent(shareOfRounds.endedByLowest)],
    ['shared wins', percent(summary.wins.shared)],
  ];
  return lines.map(([name, text]) => `${name.padEnd(24)}${text}`).join('\n');
}

function spread({ mean, deviation }: Spread): string {
  return `${mean.toFixed(1)} ± ${deviation.toFixed(1)}`;
}

function standings(places: readonly Standing[]): string {
  return places.map(spread).join('   ');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
