import { parseFraction } from '../../numbers/fraction.js';
import { refuse } from '../refusals.js';
import { stageOf } from '../state.js';
import { type Handlers } from './handler.js';

const HOUR = 3_600_000;

export const outcomeHandlers: Handlers<
  | 'pointsAdjusted'
  | 'adjustmentCancelled'
  | 'prizesSet'
  | 'standingsApproved'
  | 'tournamentReopened'
  | 'tournamentLocked'
  | 'tournamentCancelled'
> = {
  pointsAdjusted: {
    check: (state, { id, entrant, stage, points }) => {
      if (state.adjustments.some((other) => other.id === id)) return refuse('ADJUSTMENT_EXISTS');
      if (!state.entrants.has(entrant)) return refuse('ENTRANT_UNKNOWN');
      if (!stageOf(state, stage)) return refuse('STAGE_UNKNOWN');
      const value = parseFraction(points);
      return value && value.num > 0n ? undefined : refuse('POINTS_MALFORMED');
    },
    apply: (state, { id, stage, entrant, kind, points }) => ({
      ...state,
      adjustments: [...state.adjustments, { id, stage, entrant, kind, points, cancelled: false }],
    }),
  },
  adjustmentCancelled: {
    check: (state, { id }) =>
      state.adjustments.some((other) => other.id === id && !other.cancelled)
        ? undefined
        : refuse('ADJUSTMENT_UNKNOWN'),
    apply: (state, { id }) => ({
      ...state,
      adjustments: state.adjustments.map((other) =>
        other.id === id ? { ...other, cancelled: true } : other,
      ),
    }),
  },
  prizesSet: {
    check: (_, { prizes }) =>
      prizes.every(({ place, amount }) => place >= 1 && Number.isSafeInteger(amount) && amount >= 0)
        ? undefined
        : refuse('POINTS_MALFORMED'),
    apply: (state, { prizes }) => ({ ...state, prizes }),
  },
  standingsApproved: {
    check: (state) =>
      state.stages.every(({ status }) => status === 'closed') ? undefined : refuse('ROUNDS_OPEN'),
    apply: (state, _, { at }) => ({ ...state, status: 'approved', approvedAt: at }),
  },
  tournamentReopened: {
    check: (state) => (state.status === 'approved' ? undefined : refuse('TOURNAMENT_NOT_APPROVED')),
    apply: (state) => ({ ...state, status: 'running', approvedAt: null }),
  },
  tournamentLocked: {
    check: (state, _, { at }) => {
      if (state.approvedAt === null) return refuse('TOURNAMENT_NOT_APPROVED');
      const over = at >= state.approvedAt + state.setup.rules.correctionHours * HOUR;
      return over ? undefined : refuse('CORRECTION_PERIOD_RUNS');
    },
    apply: (state) => ({ ...state, status: 'locked' }),
  },
  tournamentCancelled: {
    check: () => undefined,
    apply: (state) => ({ ...state, status: 'cancelled' }),
  },
};
