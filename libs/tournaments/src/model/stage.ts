import { type Cut } from '../formats/cut.js';
import { type ArenaParams } from '../formats/arena.js';
import { type TableSize } from '../scoring/presets.js';
import { type RepeatPolicy, type ShortTableRule } from '../seating/swiss/problem.js';
import { type StageId } from './ids.js';

/** The formats and what each is told. */
export type StageFormat =
  | { readonly kind: 'movement'; readonly rounds: number }
  | {
      readonly kind: 'swiss';
      readonly rounds: number;
      readonly firstRound: 'random' | 'serpentine' | 'rating';
      readonly repeatPolicy: RepeatPolicy;
      readonly shortTables: ShortTableRule;
    }
  | { readonly kind: 'groups'; readonly size: TableSize; readonly games: number }
  | {
      readonly kind: 'knockout';
      /** The wanted table size, and how many of each table go on, round by round; the last round is the final. */
      readonly rounds: readonly { readonly size: TableSize; readonly advance: number }[];
      /** Whether lucky losers fill up the tables of the next round. */
      readonly luckyLosers: boolean;
    }
  | { readonly kind: 'final'; readonly games: number; readonly carryOver: boolean }
  | { readonly kind: 'heats'; readonly slots: number; readonly best: number }
  | { readonly kind: 'arena'; readonly minutes: number; readonly params: ArenaParams };

export type StageKind = StageFormat['kind'];

/** A part of an event, as it is set up. Stages follow one another; a cut says who goes on. */
export interface StageSetup {
  readonly id: StageId;
  readonly format: StageFormat;
  readonly cut?: Cut;
}

/** How many rounds a stage has, where that is known beforehand. */
export function plannedRounds(format: StageFormat): number | undefined {
  switch (format.kind) {
    case 'movement':
    case 'swiss':
      return format.rounds;
    case 'groups':
    case 'final':
      return format.games;
    case 'knockout':
      return format.rounds.length;
    case 'heats':
      return format.slots;
    case 'arena':
      return undefined;
  }
}
