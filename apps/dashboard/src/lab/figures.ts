import type { Summary } from '@red-disc/allegra';

/** A figure that two rule sets are compared by. */
export interface LabFigure {
  readonly key:
    | 'minutes'
    | 'rounds'
    | 'turns'
    | 'knocks'
    | 'given'
    | 'lines'
    | 'endedByLowest'
    | 'doubling'
    | 'bonus'
    | 'shared';
  readonly kind: 'number' | 'share';
  readonly of: (summary: Summary) => number;
}

export const labFigures: readonly LabFigure[] = [
  { key: 'minutes', kind: 'number', of: ({ minutes }) => minutes.mean },
  { key: 'rounds', kind: 'number', of: ({ roundsPerGame }) => roundsPerGame.mean },
  { key: 'turns', kind: 'number', of: ({ turnsPerRound }) => turnsPerRound.mean },
  { key: 'knocks', kind: 'number', of: ({ knocks }) => knocks.madePerRound.mean },
  { key: 'given', kind: 'share', of: ({ knocks }) => knocks.acceptedShare },
  { key: 'lines', kind: 'number', of: ({ linesPerRound }) => linesPerRound.mean },
  { key: 'endedByLowest', kind: 'share', of: ({ shareOfRounds }) => shareOfRounds.endedByLowest },
  { key: 'doubling', kind: 'share', of: ({ shareOfRounds }) => shareOfRounds.doubling },
  { key: 'bonus', kind: 'share', of: ({ shareOfRounds }) => shareOfRounds.bonus },
  { key: 'shared', kind: 'share', of: ({ wins }) => wins.shared },
];

/** Where figures stand on a line that begins at zero: shares fill it at 100 %, others leave a quarter of it free. */
export function placeOnLine(kind: LabFigure['kind'], figure: number, others: readonly number[]): number {
  const end = kind === 'share' ? 1 : Math.max(figure, ...others) * 1.25;
  return end === 0 ? 0 : figure / end;
}

export interface LabHeadline {
  readonly length: 'shorter' | 'longer' | 'same';
  /** In whole minutes. */
  readonly minutes: number;
  readonly knocks: 'more' | 'fewer' | 'same' | 'none';
}

/** Two figures that differ by less than this share are the same to people at a table. */
const felt = 0.05;

/** What B does to the game, said in a sentence. */
export function headlineOf(a: Summary, b: Summary): LabHeadline {
  const difference = Math.round(b.minutes.mean - a.minutes.mean);
  const [before, after] = [a.knocks.madePerRound.mean, b.knocks.madePerRound.mean];
  return {
    length: difference === 0 ? 'same' : difference < 0 ? 'shorter' : 'longer',
    minutes: Math.abs(difference),
    knocks: compareKnocks(before, after),
  };
}

function compareKnocks(before: number, after: number): LabHeadline['knocks'] {
  if (after === 0 && before > 0) return 'none';
  if (Math.abs(after - before) <= felt * Math.max(before, after)) return 'same';
  return after > before ? 'more' : 'fewer';
}
