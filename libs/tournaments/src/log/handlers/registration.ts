import { type EntrantId } from '../../model/ids.js';
import { refuse } from '../refusals.js';
import { type TournamentState } from '../state.js';
import { withEntrant } from '../update.js';
import { type Handlers } from './handler.js';

/** Entrants who take up a place under the cap. */
export function placesTaken(state: TournamentState): number {
  const taking = ['registered', 'checkedIn', 'dropped', 'disqualified'];
  return [...state.entrants.values()].filter(({ status, standby }) => taking.includes(status) && !standby)
    .length;
}

export function hasPlace(state: TournamentState): boolean {
  return state.setup.cap === null || placesTaken(state) < state.setup.cap;
}

export function isSamePair(a: readonly [EntrantId, EntrantId], b: readonly [EntrantId, EntrantId]): boolean {
  return (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
}

/** Whether an entrant has been seated in a published round. */
function hasBeenSeated(state: TournamentState, id: EntrantId): boolean {
  return state.stages.some(({ rounds }) =>
    rounds.some(
      ({ status, tables }) => status !== 'planned' && tables.some(({ seats }) => seats.includes(id)),
    ),
  );
}

export const registrationHandlers: Handlers<
  | 'registrationOpened'
  | 'registrationClosed'
  | 'entrantRegistered'
  | 'entrantPromoted'
  | 'entrantChanged'
  | 'entrantWithdrawn'
  | 'pairKeptApart'
  | 'pairReleased'
> = {
  registrationOpened: {
    check: () => undefined,
    apply: (state) => ({ ...state, registrationOpen: true }),
  },
  registrationClosed: {
    check: () => undefined,
    apply: (state) => ({ ...state, registrationOpen: false }),
  },
  entrantRegistered: {
    check: (state, { entrant, waiting }, { actor }) => {
      const known = state.entrants.get(entrant.id);
      if (known && known.status !== 'withdrawn') return refuse('ENTRANT_EXISTS');
      const byThemselves = state.registrationOpen && state.setup.registration !== 'desk';
      if (actor.role === 'player' && !byThemselves) return refuse('REGISTRATION_CLOSED');
      return !waiting && !entrant.standby && !hasPlace(state) ? refuse('EVENT_FULL') : undefined;
    },
    // Whoever had withdrawn and comes again stands at the end of the line.
    apply: (state, { entrant, waiting }) => ({
      ...state,
      entrants: new Map([...state.entrants].filter(([id]) => id !== entrant.id)).set(entrant.id, {
        ...entrant,
        status: waiting ? 'waiting' : 'registered',
        presentSince: null,
        enteredRound: 1,
        droppedAfter: null,
      }),
    }),
  },
  entrantPromoted: {
    check: (state, { entrant }) => {
      const status = state.entrants.get(entrant)?.status;
      if (status === undefined) return refuse('ENTRANT_UNKNOWN');
      if (status !== 'waiting') return refuse('ENTRANT_NOT_WAITING');
      return hasPlace(state) ? undefined : refuse('EVENT_FULL');
    },
    apply: (state, { entrant }) => withEntrant(state, entrant, { status: 'registered' }),
  },
  entrantChanged: {
    check: (state, { entrant }) => (state.entrants.has(entrant) ? undefined : refuse('ENTRANT_UNKNOWN')),
    apply: (state, { entrant, changes }) => withEntrant(state, entrant, changes),
  },
  entrantWithdrawn: {
    check: (state, { entrant }) => {
      if (!state.entrants.has(entrant)) return refuse('ENTRANT_UNKNOWN');
      return hasBeenSeated(state, entrant) ? refuse('ENTRANT_HAS_PLAYED') : undefined;
    },
    apply: (state, { entrant }) => withEntrant(state, entrant, { status: 'withdrawn' }),
  },
  pairKeptApart: {
    check: (state, { pair }) =>
      pair[0] === pair[1] || !pair.every((id) => state.entrants.has(id))
        ? refuse('PAIR_MALFORMED')
        : undefined,
    apply: (state, { pair }) => ({
      ...state,
      apart: [...state.apart.filter((other) => !isSamePair(other, pair)), pair],
    }),
  },
  pairReleased: {
    check: (state, { pair }) =>
      state.apart.some((other) => isSamePair(other, pair)) ? undefined : refuse('PAIR_MALFORMED'),
    apply: (state, { pair }) => ({
      ...state,
      apart: state.apart.filter((other) => !isSamePair(other, pair)),
    }),
  },
};
