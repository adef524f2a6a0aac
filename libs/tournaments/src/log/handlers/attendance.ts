import { type EntrantId } from '../../model/ids.js';
import { type StageKind } from '../../model/stage.js';
import { refuse, type Refusal } from '../refusals.js';
import { nextRound, runningStage, type StageState, type TournamentState } from '../state.js';
import { withEntrant, withStage } from '../update.js';
import { type Handlers } from './handler.js';

/** Formats that somebody can join after they have begun. */
const OPEN_FORMATS: readonly StageKind[] = ['movement', 'swiss', 'heats', 'arena'];

function stageToJoin(state: TournamentState): StageState | undefined {
  const stage = runningStage(state);
  const isFirst = stage === state.stages[0];
  return stage && isFirst && OPEN_FORMATS.includes(stage.setup.format.kind) ? stage : undefined;
}

/** Makes somebody part of the running stage from its next round on. */
function join(state: TournamentState, id: EntrantId): TournamentState {
  const stage = stageToJoin(state);
  if (!stage || stage.entrants.includes(id)) return state;
  const joined = withStage(state, stage.setup.id, (open) => ({ ...open, entrants: [...open.entrants, id] }));
  return withEntrant(joined, id, { enteredRound: nextRound(stage) });
}

function mustBe(state: TournamentState, id: EntrantId, statuses: readonly string[]): Refusal | undefined {
  const entrant = state.entrants.get(id);
  if (!entrant) return refuse('ENTRANT_UNKNOWN');
  return statuses.includes(entrant.status) ? undefined : refuse('ENTRANT_WRONG_STATUS');
}

/** After which round of the running stage somebody left. */
const lastRound = (state: TournamentState): number => {
  const stage = runningStage(state);
  return stage ? nextRound(stage) - 1 : 0;
};

export const attendanceHandlers: Handlers<
  | 'checkInOpened'
  | 'entrantCheckedIn'
  | 'checkInClosed'
  | 'entrantDropped'
  | 'entrantReentered'
  | 'entrantDisqualified'
> = {
  checkInOpened: {
    check: (state) => (state.status === 'preparing' ? undefined : refuse('SETUP_FROZEN')),
    apply: (state) => ({ ...state, checkIn: 'open' }),
  },
  entrantCheckedIn: {
    check: (state, { entrant }, { actor }) => {
      if (actor.role === 'player' && state.checkIn === 'notYet') return refuse('CHECK_IN_NOT_OPEN');
      if (actor.role === 'player' && state.checkIn === 'closed') return refuse('CHECK_IN_CLOSED');
      return mustBe(state, entrant, ['registered']);
    },
    apply: (state, { entrant }, { at }) =>
      join(withEntrant(state, entrant, { status: 'checkedIn', presentSince: at }), entrant),
  },
  checkInClosed: {
    check: (state, { missing }) => {
      if (state.checkIn !== 'open') return refuse('CHECK_IN_NOT_OPEN');
      return missing.map((id) => mustBe(state, id, ['registered'])).find((refusal) => refusal !== undefined);
    },
    apply: (state, { missing }) => {
      const closed: TournamentState = { ...state, checkIn: 'closed' };
      if (state.setup.rules.missingAtCheckIn === 'hold') return closed;
      return missing.reduce((next, id) => withEntrant(next, id, { status: 'withdrawn' }), closed);
    },
  },
  entrantDropped: {
    check: (state, { entrant }) => mustBe(state, entrant, ['checkedIn', 'registered']),
    apply: (state, { entrant }) =>
      withEntrant(state, entrant, { status: 'dropped', droppedAfter: lastRound(state) }),
  },
  entrantReentered: {
    check: (state, { entrant }) => mustBe(state, entrant, ['dropped', 'withdrawn']),
    apply: (state, { entrant }, { at }) => {
      const back = { status: 'checkedIn', presentSince: at, droppedAfter: null } as const;
      return join(withEntrant(state, entrant, back), entrant);
    },
  },
  entrantDisqualified: {
    check: (state, { entrant }) => mustBe(state, entrant, ['checkedIn', 'registered', 'dropped']),
    apply: (state, { entrant }) =>
      withEntrant(state, entrant, { status: 'disqualified', droppedAfter: lastRound(state) }),
  },
};
