import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Criterion, type TableSize } from '../src/index.js';
import { type WrittenGame } from './games.js';

interface Example<Input, Expected> {
  readonly input: Input;
  readonly expected: Expected;
}

export interface WrittenEvent {
  readonly players: { readonly id: string; readonly penalty?: string }[];
  readonly games: WrittenGame[];
  readonly chain: Criterion[];
  readonly lotSeed: string;
}

interface WorkedExamples {
  readonly T01: Example<{ raw: number[]; closer: number }[], number[][]>;
  readonly T02: Example<{ totals: string[] }[], Record<string, unknown>[]>;
  readonly T06: Example<{ players: number; rounds: number }[], number[][]>;
  readonly T07: Example<{ games: number }, { adjacent_per_pair: number; opposite_per_pair: number }>;
  readonly T08: Example<WrittenEvent, object[]>;
  readonly T10: Example<WrittenEvent, object[]>;
  readonly T14: Example<WrittenEvent, { standings: object[]; lot_order_all: string[] }>;
  readonly T16: Example<{ seeds: number[]; tables: number }, { tables: number[][] }>;
  readonly T20: Example<{ r: number[]; rank: number[]; K: number }[], { after: number[] }[]>;
  readonly T22: Example<{ summary: string; description: string }, string[]>;
  readonly T23: Example<
    { text_cells: string[]; numeric_cells: string[] },
    { text_cells: string[]; numeric_cells: string[] }
  >;
  readonly T24: Example<{ n: number; R: number }[], { model: number; play: number; slot: number }[]>;
  readonly T29: Example<{ sizes: TableSize[] }, Record<'classic' | 'matchpoints' | 'net', string[]>>;
}

/** The exact worked examples by number; what they say must come out as written. */
export const workedExamples = JSON.parse(
  readFileSync(new URL('./worked-examples.json', import.meta.url), 'utf8'),
) as WorkedExamples;

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
