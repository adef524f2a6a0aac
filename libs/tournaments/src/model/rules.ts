import { type Criterion, FIXED_CHAIN } from '../standings/criteria.js';
import { type Scoring, type TableSize } from '../scoring/presets.js';
import { type ShortTablePolicy } from '../seating/problem.js';
import { DEFAULT_PREFERENCE } from '../seating/table-sizes.js';

export const OVERTIME_POLICIES = ['finishRound', 'finishTurn', 'voidRound'] as const;
/** What a table does when time is called: finish the running round of the game, the turn, or drop the round. */
export type OvertimePolicy = (typeof OVERTIME_POLICIES)[number];

export const REPLACEMENTS = ['standby', 'caretaker', 'shortTable'] as const;
/** Who takes an absent player's seat: somebody waiting for it, a bot (online only), or nobody. */
export type Replacement = (typeof REPLACEMENTS)[number];

export interface NoShowPolicy {
  /** The game may start without somebody after this, who is absent after `absentMinutes`. */
  readonly graceMinutes: number;
  readonly absentMinutes: number;
  /** Tried in this order. */
  readonly replaceBy: readonly Replacement[];
  /** A table plays on with at least so many; below, it is dissolved by the organiser. */
  readonly fewestAtTable: 2 | 3;
  readonly dropAbsent: boolean;
}

/** Everything an organiser settles before the event. Points are exact text (`11/4`). */
export interface EventRules {
  /** The pinned version of the game's rules, as the game names it. */
  readonly ruleSet: string;
  /** Rounds of one game; games stopped early are scaled to it. */
  readonly nominalRounds: number;
  readonly scoring: Scoring;
  readonly chain: readonly Criterion[];
  readonly prefer: readonly TableSize[];
  readonly maxTables: number | null;
  readonly maxByes: number;
  readonly byePoints: string;
  /** For every round missed by a late entry. */
  readonly lateEntryPoints: string;
  readonly shortTablePolicy: ShortTablePolicy;
  readonly clockMinutes: number;
  readonly overtime: OvertimePolicy;
  /** All tables of a round and size get the same deal and are compared seat by seat. */
  readonly duplicate: boolean;
  readonly noShow: NoShowPolicy;
  /** Those who are missing when check-in closes are dropped, or held back until they appear. */
  readonly missingAtCheckIn: 'drop' | 'hold';
  readonly refereeStopsClock: boolean;
  /** Corrections are possible for so long after the approval; then the event is locked. */
  readonly correctionHours: number;
}

export const DEFAULT_RULES: Omit<EventRules, 'ruleSet'> = {
  nominalRounds: 3,
  scoring: { type: 'classic' },
  chain: FIXED_CHAIN,
  prefer: DEFAULT_PREFERENCE,
  maxTables: null,
  maxByes: 0,
  byePoints: '11/4',
  lateEntryPoints: '0',
  shortTablePolicy: 'balanceFirst',
  clockMinutes: 40,
  overtime: 'finishRound',
  duplicate: false,
  noShow: {
    graceMinutes: 5,
    absentMinutes: 10,
    replaceBy: ['standby', 'caretaker', 'shortTable'],
    fewestAtTable: 3,
    dropAbsent: true,
  },
  missingAtCheckIn: 'drop',
  refereeStopsClock: true,
  correctionHours: 48,
};
