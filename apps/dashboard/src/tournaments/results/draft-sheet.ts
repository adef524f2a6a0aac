import type { SheetBody, SheetEntryBody } from '@red-disc/contracts';

/** What is typed for one seat: a sum as text, or that they cleared everything. */
export interface DraftHand {
  readonly sum: string;
  readonly cleared: boolean;
}

export interface DraftRound {
  readonly hands: readonly DraftHand[];
  /** The seat from 1; null where nobody did; undefined while it is not said. */
  readonly endedBy: number | null | undefined;
}

export type DraftSheet = readonly DraftRound[];

/** What is typed: sums of cards that the game scores, or the scores themselves, where only those are known. */
export type Holds = 'hands' | 'scores';

/** Online tables report scores: counting those as sums once more would double them twice. */
export function holdsOf({ rounds }: SheetBody): Holds {
  return rounds.every(({ hands }) => hands !== undefined) ? 'hands' : 'scores';
}

const emptyHand: DraftHand = { sum: '', cleared: false };

export function emptyRound(seats: number): DraftRound {
  return { hands: Array.from({ length: seats }, () => emptyHand), endedBy: undefined };
}

export function emptySheet(seats: number, rounds: number): DraftSheet {
  return Array.from({ length: rounds }, () => emptyRound(seats));
}

/** A sheet that was handed in, to be corrected. Sheets that hold scores only are shown by their scores. */
export function draftOf(sheet: SheetBody, rounds: number): DraftSheet {
  const seats = sheet.rounds[0]?.scores.length ?? 0;
  const known = sheet.rounds.map(({ scores, hands, endedBy }): DraftRound => ({
    hands: scores.map((score, seat) => {
      const hand = hands?.[seat];
      if (!hand) return { sum: String(score / 2), cleared: false };
      return hand.type === 'cleared'
        ? { sum: '', cleared: true }
        : { sum: String(hand.points), cleared: false };
    }),
    endedBy,
  }));
  return [...known, ...emptySheet(seats, Math.max(0, rounds - known.length))];
}

/** One key of the pad, or what a keyboard typed: digits, at most three, and a sign. */
export function typeInto(sum: string, key: string): string {
  if (key === 'delete') return sum.slice(0, -1);
  if (key === 'sign') return sum.startsWith('-') ? sum.slice(1) : `-${sum}`;
  const next = sum === '0' ? key : sum + key;
  return /^-?\d{0,3}$/.test(next) ? next : sum;
}

/** Keeps what can become a whole number. */
export function cleanSum(typed: string): string {
  const sign = /^\s*[-−]/.test(typed) ? '-' : '';
  return sign + typed.replaceAll(/\D/g, '').slice(0, 3);
}

/** Keeps what can become a score: halves too, with a point or a comma. */
export function cleanScore(typed: string): string {
  const [whole = '', half] = typed.split(/[.,]/);
  return cleanSum(whole) + (half === undefined ? '' : `.${half.startsWith('5') ? '5' : ''}`);
}

export function isTyped({ sum, cleared }: DraftHand): boolean {
  return cleared || /^-?\d+(\.5)?$/.test(sum);
}

export function isEmpty({ hands, endedBy }: DraftRound): boolean {
  return endedBy === undefined && hands.every(({ sum, cleared }) => sum === '' && !cleared);
}

export function isWhole({ hands, endedBy }: DraftRound): boolean {
  return endedBy !== undefined && hands.every(isTyped);
}

/** The rounds that were played, as the server takes them; undefined while one is half filled in, or none at all. */
export function entryOf(sheet: DraftSheet, holds: Holds): SheetEntryBody | undefined {
  const played = sheet.filter((round) => !isEmpty(round));
  if (played.length === 0 || !played.every(isWhole)) return undefined;
  const called = played.at(-1)?.endedBy === null && { timeCalled: true };
  if (holds === 'scores')
    return {
      type: 'scores',
      rounds: played.map(({ hands, endedBy }) => ({
        scores: hands.map(({ sum }) => Number(sum) * 2),
        endedBy: endedBy ?? null,
      })),
      ...called,
    };
  return {
    type: 'hands',
    rounds: played.map(({ hands, endedBy }) => ({
      hands: hands.map(({ sum, cleared }) =>
        cleared ? { type: 'cleared' as const } : { type: 'sum' as const, points: Number(sum) },
      ),
      endedBy: endedBy ?? null,
    })),
    ...called,
  };
}

export type Arithmetic = 'plain' | 'doubled' | 'halved' | 'bonus';

/** How a score came out of what was typed; the score is the server's, in half points. */
export function arithmeticOf({ sum, cleared }: DraftHand, score: number): Arithmetic {
  if (cleared) return 'bonus';
  const half = Number(sum) * 2;
  if (score === half) return 'plain';
  if (score === half * 2) return 'doubled';
  return score === half / 2 ? 'halved' : 'bonus';
}
