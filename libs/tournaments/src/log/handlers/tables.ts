import { type EntrantId } from '../../model/ids.js';
import { changeClock } from '../clock.js';
import { refuse } from '../refusals.js';
import { roundOf, type RoundState } from '../state.js';
import { withRound, withTable } from '../update.js';
import { onRound, onTable, type Handlers } from './handler.js';

/** Exchanges two entrants wherever they sit, sitting out included. */
function swap(round: RoundState, a: EntrantId, b: EntrantId): RoundState {
  const other = (id: EntrantId): EntrantId => (id === a ? b : id === b ? a : id);
  return {
    ...round,
    tables: round.tables.map((table) => ({ ...table, seats: table.seats.map(other) })),
    byes: round.byes.map(other),
  };
}

export const tableHandlers: Handlers<
  'seatsSwapped' | 'roundClockChanged' | 'tableClockChanged' | 'tableMoved' | 'tableVoided'
> = {
  seatsSwapped: {
    check: (state, { a, b, ...ref }, { reason }) =>
      onRound(state, ref, (round) => {
        const all = [...round.tables.flatMap(({ seats }) => seats), ...round.byes];
        if (a === b || !all.includes(a) || !all.includes(b)) return refuse('ENTRANT_NOT_AT_TABLE');
        if (round.status === 'closed' || round.tables.some(({ result }) => result !== null)) {
          return refuse('ROUND_HAS_RESULTS');
        }
        return round.status !== 'planned' && reason === null ? refuse('REASON_REQUIRED') : undefined;
      }),
    apply: (state, { a, b, ...ref }) => withRound(state, ref, (round) => swap(round, a, b)),
  },
  roundClockChanged: {
    check: (state, ref) =>
      onRound(state, ref, ({ status }) => (status === 'running' ? undefined : refuse('ROUND_NOT_RUNNING'))),
    apply: (state, { change, ...ref }, { at }) =>
      withRound(state, ref, (round) => ({
        ...round,
        clock: round.clock && changeClock(round.clock, change, at),
        // A table that was stopped on its own stays so when the round goes on.
        tables: round.tables.map((table) =>
          table.clock && !(table.stopped && change.type === 'resumed')
            ? { ...table, clock: changeClock(table.clock, change, at) }
            : table,
        ),
      })),
  },
  tableClockChanged: {
    check: (state, ref) =>
      onTable(state, ref, (_, { status }) =>
        status === 'running' ? undefined : refuse('ROUND_NOT_RUNNING'),
      ),
    apply: (state, { change, ...ref }, { at }) => {
      const wholeRoundStands = roundOf(state, ref)!.clock?.pausedSince !== null;
      return withTable(state, ref, (table) => {
        const stopped = change.type === 'paused' ? true : change.type === 'resumed' ? false : table.stopped;
        const waits = change.type === 'resumed' && wholeRoundStands;
        return {
          ...table,
          stopped,
          clock: table.clock && !waits ? changeClock(table.clock, change, at) : table.clock,
        };
      });
    },
  },
  tableMoved: {
    check: (state, ref) =>
      onTable(state, ref, ({ result }) => (result === null ? undefined : refuse('RESULT_EXISTS'))),
    apply: (state, { place, ...ref }) => withTable(state, ref, (table) => ({ ...table, place })),
  },
  tableVoided: {
    check: (state, ref) =>
      onTable(state, ref, (_, { status }) =>
        status === 'planned' ? refuse('ROUND_NOT_PUBLISHED') : undefined,
      ),
    apply: (state, ref) => withTable(state, ref, (table) => ({ ...table, voided: true })),
  },
};
