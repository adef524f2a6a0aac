import { median, type Sample } from './measure.js';

/** Medians over all rounds; the ratios are those within a round, where both saw the same machine. */
export interface Report {
  readonly rounds: number;
  readonly movesPerSecond: number;
  readonly movesPerSecondWithEvents: number;
  readonly boardgameioMovesPerSecond: number;
  readonly ratio: number;
  readonly ratioWithEvents: number;
  readonly copyFromMicroseconds: number;
  readonly cloneMicroseconds: number;
}

export function reportOn(samples: readonly Sample[]): Report {
  const middle = (figure: (sample: Sample) => number): number => median(samples.map(figure));
  return {
    rounds: samples.length,
    movesPerSecond: Math.round(middle((sample) => sample.movesPerSecond)),
    movesPerSecondWithEvents: Math.round(middle((sample) => sample.movesPerSecondWithEvents)),
    boardgameioMovesPerSecond: Math.round(middle((sample) => sample.boardgameioMovesPerSecond)),
    ratio: Math.round(middle((sample) => sample.movesPerSecond / sample.boardgameioMovesPerSecond)),
    ratioWithEvents: Math.round(
      middle((sample) => sample.movesPerSecondWithEvents / sample.boardgameioMovesPerSecond),
    ),
    copyFromMicroseconds: Number(middle((sample) => sample.copyFromMicroseconds).toFixed(3)),
    cloneMicroseconds: Number(middle((sample) => sample.cloneMicroseconds).toFixed(3)),
  };
}
