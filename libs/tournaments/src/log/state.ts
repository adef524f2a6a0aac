import { type Entrant } from '../model/entrant.js';
import { type EntrantId, type StageId } from '../model/ids.js';
import { type Sheet } from '../model/sheet.js';
import { type StageSetup } from '../model/stage.js';
import { type Clock, type Instant } from './clock.js';
import { type Actor, type PlannedTable, type Prize, type RoundMeta, type TournamentSetup } from './events.js';

export interface TableResult {
  readonly state: 'draft' | 'submitted' | 'disputed' | 'confirmed' | 'corrected';
  readonly sheet: Sheet;
  /** Counts the sheets of this table; the earlier ones are in the log. */
  readonly version: number;
  readonly enteredBy: Actor;
  readonly confirmedBy: Actor | null;
  /** When the table was done: entered or confirmed, but not corrected later. */
  readonly at: Instant;
}

export interface TableState extends PlannedTable {
  readonly absent: readonly EntrantId[];
  /** Seats that a bot plays for its entrant. */
  readonly caretakers: readonly EntrantId[];
  /** Who sits for whom. */
  readonly substitutes: ReadonlyMap<EntrantId, EntrantId>;
  readonly clock: Clock | null;
  /** Stopped by a referee call or on its own, not with the round. */
  readonly stopped: boolean;
  readonly result: TableResult | null;
  /** Dissolved, or its game does not count. */
  readonly voided: boolean;
}

export interface RoundState {
  readonly round: number;
  /** Counts the plans of this round; published ones that were withdrawn stay in the log. */
  readonly version: number;
  readonly status: 'planned' | 'published' | 'running' | 'closed';
  readonly tables: readonly TableState[];
  readonly byes: readonly EntrantId[];
  readonly meta: RoundMeta;
  readonly clock: Clock | null;
}

export interface StageState {
  readonly setup: StageSetup;
  readonly status: 'waiting' | 'running' | 'closed';
  readonly startedAt: Instant | null;
  /** In seed order. */
  readonly entrants: readonly EntrantId[];
  readonly rounds: readonly RoundState[];
}

export interface Adjustment {
  readonly id: string;
  readonly stage: StageId;
  readonly entrant: EntrantId;
  readonly kind: 'penalty' | 'award';
  readonly points: string;
  readonly cancelled: boolean;
}

export interface RefereeCall {
  readonly id: string;
  readonly stage: StageId;
  readonly round: number;
  readonly table: number;
  readonly question: string;
  readonly calledAt: Instant;
  readonly ruling: { readonly rule: string; readonly ruling: string; readonly by: Actor } | null;
}

/** Everything that is known after some events. A fold of the log, never stored. */
export interface TournamentState {
  readonly setup: TournamentSetup;
  readonly status: 'preparing' | 'running' | 'approved' | 'locked' | 'cancelled';
  readonly registrationOpen: boolean;
  readonly checkIn: 'notYet' | 'open' | 'closed';
  /** In the order of entry. */
  readonly entrants: ReadonlyMap<EntrantId, Entrant>;
  readonly apart: readonly (readonly [EntrantId, EntrantId])[];
  readonly stages: readonly StageState[];
  readonly adjustments: readonly Adjustment[];
  readonly calls: readonly RefereeCall[];
  readonly prizes: readonly Prize[];
  readonly approvedAt: Instant | null;
}

export function stageOf(state: TournamentState, stage: StageId): StageState | undefined {
  return state.stages.find(({ setup }) => setup.id === stage);
}

export function roundOf(
  state: TournamentState,
  ref: { stage: StageId; round: number },
): RoundState | undefined {
  return stageOf(state, ref.stage)?.rounds.find(({ round }) => round === ref.round);
}

export function tableOf(
  state: TournamentState,
  ref: { stage: StageId; round: number; table: number },
): TableState | undefined {
  return roundOf(state, ref)?.tables.find(({ no }) => no === ref.table);
}

/** Those of a stage who are to be seated. */
export function activeEntrants(state: TournamentState, stage: StageState): EntrantId[] {
  return stage.entrants.filter((id) => {
    const entrant = state.entrants.get(id);
    return entrant?.status === 'checkedIn' && !entrant.standby;
  });
}

/** Who actually plays, in seat order: substitutes for those they replace, and nobody for the absent. */
export function playersAt(table: TableState): EntrantId[] {
  return table.seats
    .map((id) => table.substitutes.get(id) ?? id)
    .filter((id) => !table.absent.includes(id) || table.caretakers.includes(id));
}

/** A result that standings count. */
export function isFinal(table: TableState): boolean {
  const state = table.result?.state;
  return !table.voided && (state === 'confirmed' || state === 'corrected');
}

/** The next round of a stage that is not yet published. */
export function nextRound(stage: StageState): number {
  return stage.rounds.filter(({ status }) => status !== 'planned').length + 1;
}

export function runningStage(state: TournamentState): StageState | undefined {
  return state.stages.find(({ status }) => status === 'running');
}
