import { failure, success } from '@red-disc/kernel';
import { type Waiting } from '../../formats/arena.js';
import { type EntrantId, type HashText } from '../../model/ids.js';
import { plannedRounds } from '../../model/stage.js';
import { refuse } from '../refusals.js';
import { activeEntrants, nextRound, type StageState, type TournamentState } from '../state.js';
import { planMovementRounds } from './movement.js';
import { patchMovement } from './patch.js';
import { planSwissStage } from './swiss.js';
import { planArena } from './arena.js';
import { planFinal, planGroups, planKnockout } from './tables.js';
import { type RoundsPlan } from './rounds.js';

export interface PlanOptions {
  readonly hash: HashText;
  /** Who plays in this round, where not everybody need do so (heats). */
  readonly participants?: readonly EntrantId[];
  /** Who waits for a table (arena). */
  readonly waiting?: readonly Waiting[];
  /** Throws planned rounds away instead of adapting them. */
  readonly fresh?: boolean;
}

const HEAT = { firstRound: 'random', repeatPolicy: 'strict', shortTables: 'balanced' } as const;

/** The next rounds of a stage: as many as its format plans at once. */
export function planStage(state: TournamentState, stage: StageState, options: PlanOptions): RoundsPlan {
  const { format } = stage.setup;
  const next = nextRound(stage);
  const total = plannedRounds(format);
  if (total !== undefined && next > total) return failure(refuse('ALL_ROUNDS_PLANNED'));
  const closed = stage.rounds.every(({ status }) => status === 'closed' || status === 'planned');
  const waits = format.kind === 'swiss' || format.kind === 'knockout';
  if (waits && !closed) return failure(refuse('ROUND_BEFORE_IS_OPEN'));
  const active = activeEntrants(state, stage);
  switch (format.kind) {
    case 'movement': {
      const patched = options.fresh ? undefined : patchMovement(state, stage);
      return patched ? success(patched) : planMovementRounds(state, stage, format.rounds);
    }
    case 'swiss':
      return planSwissStage(state, stage, {
        format,
        participants: active,
        byStandings: true,
        hash: options.hash,
      });
    case 'heats': {
      const present = new Set(options.participants ?? active);
      const participants = active.filter((id) => present.has(id));
      return planSwissStage(state, stage, {
        format: HEAT,
        participants,
        byStandings: false,
        hash: options.hash,
      });
    }
    case 'groups':
      return planGroups(state, stage, format);
    case 'final':
      return planFinal(state, stage, format);
    case 'knockout':
      return planKnockout(state, stage, format);
    case 'arena':
      return planArena(state, stage, options.waiting ?? []);
  }
}
