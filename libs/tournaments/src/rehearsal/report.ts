import { type EntrantId, type StageId } from '../model/ids.js';
import { type Instant } from '../log/clock.js';
import { type TournamentLog } from '../log/log.js';
import { type EventStanding } from '../log/standings.js';

/** Something an organiser would have had to deal with. */
export type Finding = { readonly at: Instant } & (
  | { readonly code: 'CAME_LATE' | 'LEFT_EARLY' | 'DID_NOT_COME'; readonly entrant: EntrantId }
  | { readonly code: 'ODD_NUMBERS'; readonly players: number }
  | { readonly code: 'TIE_AT_THE_CUT'; readonly entrants: readonly EntrantId[] }
  | {
      readonly code: 'TABLE_RAN_OVER';
      readonly round: number;
      readonly table: number;
      /** Beyond the clock. */
      readonly minutes: number;
    }
  | { readonly code: 'RESULT_DISPUTED' | 'RESULT_CORRECTED'; readonly round: number; readonly table: number }
  | {
      readonly code: 'REPEATED_MEETINGS';
      readonly stage: StageId;
      readonly cost: number;
      readonly lowerBound: number;
    }
  | { readonly code: 'SAT_OUT'; readonly round: number; readonly entrants: readonly EntrantId[] }
  | { readonly code: 'REFUSED'; readonly command: string; readonly because: string }
);

export interface RehearsedRound {
  readonly stage: StageId;
  readonly round: number;
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly tables: number;
}

export interface RehearsalReport {
  /** Whether the event came to its end. If not, the last finding says why. */
  readonly finished: boolean;
  readonly endsAt: Instant;
  readonly rounds: readonly RehearsedRound[];
  readonly findings: readonly Finding[];
  readonly standings: readonly EventStanding[];
  /** The rehearsed event; nothing of it is ever stored with the real one. */
  readonly log: TournamentLog;
}
