import { type Entrant } from '../model/entrant.js';
import { type EntrantId, type StageId } from '../model/ids.js';
import { type RoundRef, type TableRef } from './events.js';
import { type RoundState, type StageState, type TableState, type TournamentState } from './state.js';

/** Copies of the state with one part changed; everything else is shared. */
export function withEntrant(
  state: TournamentState,
  id: EntrantId,
  changes: Partial<Entrant>,
): TournamentState {
  const entrant = state.entrants.get(id);
  if (!entrant) throw new Error(`no entrant ${id}`);
  return { ...state, entrants: new Map(state.entrants).set(id, { ...entrant, ...changes }) };
}

export function withStage(
  state: TournamentState,
  id: StageId,
  change: (stage: StageState) => StageState,
): TournamentState {
  return { ...state, stages: state.stages.map((stage) => (stage.setup.id === id ? change(stage) : stage)) };
}

export function withRound(
  state: TournamentState,
  ref: RoundRef,
  change: (round: RoundState) => RoundState,
): TournamentState {
  return withStage(state, ref.stage, (stage) => ({
    ...stage,
    rounds: stage.rounds.map((round) => (round.round === ref.round ? change(round) : round)),
  }));
}

export function withTable(
  state: TournamentState,
  ref: TableRef,
  change: (table: TableState) => TableState,
): TournamentState {
  return withRound(state, ref, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.no === ref.table ? change(table) : table)),
  }));
}
