import type { AllegraEvent } from '@red-disc/allegra';
import { toPoints } from '@red-disc/game';
import { printValue } from '@/cards/values';
import type { Frame, Replay } from './replay';

/** The words of the text: headings in the reader's language, and an event as the log tells it. */
export interface TextWords {
  readonly title: string;
  readonly players: readonly string[];
  readonly round: (round: number) => string;
  readonly total: string;
  readonly event: (event: AllegraEvent) => string;
}

/** A game to read or print: every entry of the record with what it meant, and the score after each round. */
export function makeRecordText({ frames }: Replay, words: TextWords): string {
  const lines = frames.flatMap((frame, index) => [
    ...(frame.move === 0 ? ['', words.round(frame.round)] : []),
    entryLine(frame, words),
    ...(isLastOfRound(frames, index) ? [scoreLine(frame, words)] : []),
  ]);
  return [
    words.title,
    words.players.map((name, index) => `${index + 1} ${name}`).join(', '),
    ...lines,
    '',
  ].join('\n');
}

function entryLine({ move, entry, events }: Frame, words: TextWords): string {
  const number = move === 0 ? '' : `${move}.`;
  return `${number.padStart(4)} ${entry.padEnd(12)} ${events.map(words.event).join('; ')}`.trimEnd();
}

function isLastOfRound(frames: readonly Frame[], index: number): boolean {
  const next = frames[index + 1];
  return next === undefined || next.move === 0;
}

function scoreLine({ view }: Frame, { players, total }: TextWords): string {
  const scores = players.map((name, index) => `${name} ${printValue(toPoints(view.totals[index] ?? 0))}`);
  return `     ${total}: ${scores.join(', ')}`;
}
