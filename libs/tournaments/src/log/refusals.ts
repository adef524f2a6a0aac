import { type EntrantId } from '../model/ids.js';
import { type NotSeatable } from '../seating/table-sizes.js';
import { type SeatingRefusal } from '../seating/request.js';
import { type ScoringRefusal } from '../scoring/presets.js';

/** Refusals without a detail. The codes are part of the contract and never change their meaning. */
export const PLAIN_REFUSALS = [
  'ALREADY_CREATED',
  'NOT_CREATED',
  'TOURNAMENT_LOCKED',
  'TOURNAMENT_CANCELLED',
  'TOURNAMENT_APPROVED',
  'TOURNAMENT_NOT_APPROVED',
  'CORRECTION_PERIOD_RUNS',
  'REASON_REQUIRED',
  'STAGES_MALFORMED',
  'SETUP_FROZEN',
  'REGISTRATION_CLOSED',
  'ENTRANT_EXISTS',
  'ENTRANT_UNKNOWN',
  'ENTRANT_NOT_WAITING',
  'ENTRANT_NOT_PRESENT',
  'ENTRANT_HAS_PLAYED',
  'ENTRANT_WRONG_STATUS',
  'ENTRANT_NOT_AT_TABLE',
  'EVENT_FULL',
  'CHECK_IN_NOT_OPEN',
  'CHECK_IN_CLOSED',
  'PAIR_MALFORMED',
  'STAGE_UNKNOWN',
  'STAGE_NOT_WAITING',
  'STAGE_NOT_RUNNING',
  'STAGE_BEFORE_IS_OPEN',
  'STAGE_HAS_NO_CUT',
  'TOO_FEW_ENTRANTS',
  'ALL_ROUNDS_PLANNED',
  'ROUND_UNKNOWN',
  'ROUND_BEFORE_IS_OPEN',
  'ROUND_NOT_PLANNED',
  'ROUND_NOT_PUBLISHED',
  'ROUND_NOT_RUNNING',
  'ROUND_ALREADY_PUBLISHED',
  'ROUND_HAS_RESULTS',
  'PLAN_OUT_OF_DATE',
  'PLAN_MALFORMED',
  'TABLE_UNKNOWN',
  'TABLE_VOIDED',
  'RESULT_MISSING',
  'RESULT_EXISTS',
  'RESULT_NOT_SUBMITTED',
  'RESULT_ALREADY_FINAL',
  'SHEET_MALFORMED',
  'SAME_PERSON_CONFIRMS',
  'NOBODY_ON_STANDBY',
  'ONLINE_TABLES_ONLY',
  'TABLE_TOO_SHORT',
  'ROUND_OF_GAME_PLAYED',
  'POINTS_MALFORMED',
  'ADJUSTMENT_EXISTS',
  'ADJUSTMENT_UNKNOWN',
  'CALL_EXISTS',
  'CALL_UNKNOWN',
  'CALL_ALREADY_RULED',
  'ROUNDS_OPEN',
  'NOTHING_TO_UNDO',
] as const;

export type Refusal =
  | { readonly code: (typeof PLAIN_REFUSALS)[number] }
  | NotSeatable
  | SeatingRefusal
  | ScoringRefusal
  | { readonly code: 'RESULTS_MISSING'; readonly tables: readonly number[] }
  | {
      readonly code: 'SHEET_REFUSED';
      readonly by: { readonly code: string; readonly [detail: string]: unknown };
    }
  | { readonly code: 'TIE_AT_THE_CUT'; readonly entrants: readonly EntrantId[] }
  | { readonly code: 'UNDO_BLOCKED'; readonly by: number; readonly because: string };

export const refuse = (code: (typeof PLAIN_REFUSALS)[number]): Refusal => ({ code });
