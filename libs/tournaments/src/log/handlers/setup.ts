import { checkScoring } from '../../scoring/presets.js';
import { type StageSetup } from '../../model/stage.js';
import { parseFraction } from '../../numbers/fraction.js';
import { type TournamentSetup } from '../events.js';
import { refuse, type Refusal } from '../refusals.js';
import { type StageState, type TournamentState } from '../state.js';
import { type Handlers } from './handler.js';

function checkStages(stages: readonly StageSetup[]): Refusal | undefined {
  const ids = stages.map(({ id }) => id);
  const chained = stages.every(({ cut }, i) =>
    i === stages.length - 1 ? cut === undefined : cut?.to === ids[i + 1],
  );
  return stages.length > 0 && new Set(ids).size === ids.length && chained
    ? undefined
    : refuse('STAGES_MALFORMED');
}

function checkSetup(setup: TournamentSetup): Refusal | undefined {
  const { rules } = setup;
  const scoring = checkScoring(rules.scoring, rules.prefer);
  if (!scoring.ok) return scoring.error;
  if (!parseFraction(rules.byePoints) || !parseFraction(rules.lateEntryPoints))
    return refuse('POINTS_MALFORMED');
  return checkStages(setup.stages);
}

const waitingStages = (stages: readonly StageSetup[]): StageState[] =>
  stages.map((setup) => ({ setup, status: 'waiting', startedAt: null, entrants: [], rounds: [] }));

/** The state of an event that has just been created. */
export function initialState(setup: TournamentSetup): TournamentState {
  return {
    setup,
    status: 'preparing',
    registrationOpen: false,
    checkIn: 'notYet',
    entrants: new Map(),
    apart: [],
    stages: waitingStages(setup.stages),
    adjustments: [],
    calls: [],
    prizes: [],
    approvedAt: null,
  };
}

export const checkCreation = checkSetup;

export const setupHandlers: Handlers<'tournamentCreated' | 'setupChanged'> = {
  tournamentCreated: {
    check: () => refuse('ALREADY_CREATED'),
    apply: (_, { setup }) => initialState(setup),
  },
  setupChanged: {
    check: (state, { changes }) => {
      // Names and caps may always change; what decides about seats and points only before the first stage.
      const frozen =
        state.status !== 'preparing' && Object.keys(changes).some((key) => key !== 'name' && key !== 'cap');
      return frozen ? refuse('SETUP_FROZEN') : checkSetup({ ...state.setup, ...changes });
    },
    apply: (state, { changes }) => ({
      ...state,
      setup: { ...state.setup, ...changes },
      stages: changes.stages ? waitingStages(changes.stages) : state.stages,
    }),
  },
};
