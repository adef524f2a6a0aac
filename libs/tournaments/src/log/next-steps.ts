import { type StageId } from '../model/ids.js';
import { plannedRounds } from '../model/stage.js';
import { isFinal, nextRound, type RoundState, type StageState, type TournamentState } from './state.js';

/** What the organiser has to do now, and what it waits for. */
export type NextStep =
  | { readonly code: 'OPEN_CHECK_IN' }
  | { readonly code: 'CLOSE_CHECK_IN'; readonly missing: number }
  | { readonly code: 'START_STAGE'; readonly stage: StageId }
  | { readonly code: 'PLAN_ROUND'; readonly stage: StageId; readonly round: number }
  | { readonly code: 'PUBLISH_ROUND'; readonly stage: StageId; readonly round: number }
  | { readonly code: 'START_ROUND'; readonly stage: StageId; readonly round: number }
  | {
      readonly code: 'AWAIT_RESULTS';
      readonly stage: StageId;
      readonly round: number;
      readonly tables: readonly number[];
      readonly toConfirm: readonly number[];
      readonly disputed: readonly number[];
    }
  | { readonly code: 'CLOSE_ROUND'; readonly stage: StageId; readonly round: number }
  | { readonly code: 'CLOSE_STAGE'; readonly stage: StageId }
  | { readonly code: 'RULE_CALLS'; readonly calls: readonly string[] }
  | { readonly code: 'APPROVE' }
  | { readonly code: 'LOCK' }
  | { readonly code: 'NOTHING' };

function stepsOfStage(stage: StageState): NextStep {
  const { id, format } = stage.setup;
  const isOpen = ({ tables }: RoundState): boolean =>
    tables.some((table) => !table.voided && !isFinal(table));
  const rounds = stage.rounds.filter(({ status }) => status === 'running');
  const running = rounds.find(isOpen) ?? rounds[0];
  if (running) {
    const { round } = running;
    const open = running.tables.filter((table) => !table.voided && !isFinal(table));
    if (open.length === 0) return { code: 'CLOSE_ROUND', stage: id, round };
    const numbers = (state: string): number[] =>
      open.filter(({ result }) => result?.state === state).map(({ no }) => no);
    return {
      code: 'AWAIT_RESULTS',
      stage: id,
      round,
      tables: open.map(({ no }) => no),
      toConfirm: numbers('submitted'),
      disputed: numbers('disputed'),
    };
  }
  const published = stage.rounds.find(({ status }) => status === 'published');
  if (published) return { code: 'START_ROUND', stage: id, round: published.round };
  const planned = stage.rounds.find(({ status }) => status === 'planned');
  if (planned) return { code: 'PUBLISH_ROUND', stage: id, round: planned.round };
  // An arena goes on by itself until it is closed.
  if (format.kind === 'arena' && stage.rounds.length > 0) return { code: 'CLOSE_STAGE', stage: id };
  const next = nextRound(stage);
  const total = plannedRounds(format);
  if (total === undefined || next <= total) return { code: 'PLAN_ROUND', stage: id, round: next };
  return { code: 'CLOSE_STAGE', stage: id };
}

/** The next step first, then what else is waiting. */
export function nextSteps(state: TournamentState): NextStep[] {
  const calls = state.calls.filter(({ ruling }) => ruling === null).map(({ id }) => id);
  const waitingCalls: NextStep[] = calls.length > 0 ? [{ code: 'RULE_CALLS', calls }] : [];
  if (state.status === 'locked' || state.status === 'cancelled') return [{ code: 'NOTHING' }];
  if (state.status === 'approved') return [{ code: 'LOCK' }];
  if (state.status === 'preparing' && state.checkIn === 'notYet') {
    return [{ code: 'OPEN_CHECK_IN' }, { code: 'START_STAGE', stage: state.stages[0]!.setup.id }];
  }
  if (state.checkIn === 'open') {
    const missing = [...state.entrants.values()].filter(({ status }) => status === 'registered').length;
    return [{ code: 'CLOSE_CHECK_IN', missing }];
  }
  const running = state.stages.find(({ status }) => status === 'running');
  if (running) return [stepsOfStage(running), ...waitingCalls];
  const waiting = state.stages.find(({ status }) => status === 'waiting');
  return [waiting ? { code: 'START_STAGE', stage: waiting.setup.id } : { code: 'APPROVE' }, ...waitingCalls];
}
