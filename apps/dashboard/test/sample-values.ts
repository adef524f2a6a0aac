import { createElement, type ReactNode } from 'react';
import type { RichTranslationValues } from 'next-intl';
import { partsOf, type MessagePart } from './message-parts';

type Value = RichTranslationValues[string];

/** Numbers that languages count differently, or write with signs of their own. */
const numbers = [0, 1, 2, 3, 5, 11, 21, 22, 23, 101, 1.5, -1, 1_234_567.891];
/** Names may hold what has a meaning in messages, and figures may be handed over as they are. */
const words = ["L'été <b>{x}</b> #", 12_345];

/** Numbers of intl-messageformat's syntax tree. */
const argument = 1;
const number = 2;
const dateOrTime: readonly number[] = [3, 4];

function candidates(part: MessagePart): readonly Value[] {
  const kind: number = part.type;
  if ('pluralType' in part || kind === number) return numbers;
  if ('options' in part) return [...Object.keys(part.options), 'none of them'];
  if (dateOrTime.includes(kind)) return [new Date('2026-11-18T19:30:00Z')];
  if ('children' in part) return [(chunks: ReactNode) => createElement(part.value, null, chunks)];
  return kind === argument ? words : [];
}

type Sample = RichTranslationValues | undefined;

/** What a text is filled with: every value of each argument with every value of the others, or nothing. */
export function sampleValues(text: string, locale: string): readonly Sample[] {
  const values = new Map<string, readonly Value[]>();
  for (const part of partsOf(text, locale)) {
    const possible = candidates(part);
    // An argument that is also counted or chosen by needs a value that suits both.
    if ('value' in part && possible.length > 0 && (possible !== words || !values.has(part.value))) {
      values.set(part.value, possible);
    }
  }
  return [...values].reduce<readonly Sample[]>(
    (samples, [name, possible]) =>
      samples.flatMap((sample) => possible.map((value) => ({ ...sample, [name]: value }))),
    [undefined],
  );
}
