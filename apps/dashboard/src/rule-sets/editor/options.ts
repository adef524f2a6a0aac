import {
  clearingOptions,
  deckOptions,
  pointLimitRange,
  roundsRange,
  takenDiscardOptions,
} from '@red-disc/allegra';
import type { RuleSetContent, Timing } from '@red-disc/contracts';

interface Words {
  readonly type: 'words';
  readonly field: 'knock' | 'clearing' | 'takenDiscard' | 'deck';
  readonly values: readonly (string | boolean)[];
}

interface Figure {
  readonly type: 'figure';
  readonly field: 'rounds' | 'pointLimit' | `timing.${keyof Timing}`;
  /** What is played most; anything else in the range can be typed. */
  readonly usual: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Whether it can be left out altogether. */
  readonly optional: boolean;
}

export type Option = Words | Figure;
export type OptionField = Option['field'];

const seconds = (
  field: keyof Timing,
  usual: readonly number[],
  [min, max]: readonly [number, number],
): Figure => ({ type: 'figure', field: `timing.${field}`, usual, min, max, optional: field === 'turn' });

/** Everything that can be chosen, in the order in which the rules are told. */
export const options: readonly Option[] = [
  { type: 'figure', field: 'rounds', usual: [1, 2, 3, 4, 5], ...roundsRange, optional: true },
  { type: 'figure', field: 'pointLimit', usual: [50, 66, 77, 100], ...pointLimitRange, optional: true },
  { type: 'words', field: 'knock', values: [true, false] },
  { type: 'words', field: 'clearing', values: clearingOptions },
  { type: 'words', field: 'takenDiscard', values: takenDiscardOptions },
  { type: 'words', field: 'deck', values: deckOptions },
  seconds('turn', [20, 30, 60, 90], [0.05, 86_400]),
  seconds('bank', [0, 30, 60, 120], [0, 86_400]),
  seconds('window', [4, 6, 8, 12], [0.05, 60]),
  seconds('setup', [30, 60, 120], [0.05, 3600]),
  seconds('pause', [0, 10, 20, 60], [0, 600]),
  seconds('timeouts', [1, 2, 3], [1, 10]),
];

/**
 * A figure whose input is empty. It lies outside of every range, so the gateway refuses it at its field like any
 * other figure that cannot be.
 */
export const emptyFigure = -1;

export function valueOf({ rules, timing }: RuleSetContent, field: OptionField): unknown {
  const clock = clockOf(field);
  return clock === undefined ? rules[field] : timing[clock];
}

export function withValue(content: RuleSetContent, field: OptionField, value: unknown): RuleSetContent {
  const clock = clockOf(field);
  return clock === undefined
    ? { ...content, rules: { ...content.rules, [field]: value } }
    : { ...content, timing: { ...content.timing, [clock]: value } };
}

/** The option that a path of the gateway's issues leads to: body.rules.rounds, body.timing.window. */
export function fieldAt(path: readonly (string | number)[]): string {
  const [, part, name] = path;
  return part === 'timing' ? `timing.${name ?? ''}` : String(name ?? part ?? '');
}

function clockOf(field: OptionField): keyof Timing | undefined {
  return field.startsWith('timing.') ? (field.slice('timing.'.length) as keyof Timing) : undefined;
}
