import { type EntrantId } from '../../model/ids.js';
import { changeClock } from '../clock.js';
import { type TableRef } from '../events.js';
import { refuse, type Refusal } from '../refusals.js';
import { playersAt, roundOf, stageOf, type TableState, type TournamentState } from '../state.js';
import { withStage, withTable } from '../update.js';
import { onTable, type Handlers } from './handler.js';

function checkAbsence(state: TournamentState, ref: TableRef, id: EntrantId): Refusal | undefined {
  return onTable(state, ref, (table, round) => {
    if (round.status !== 'published' && round.status !== 'running') return refuse('ROUND_NOT_RUNNING');
    if (!playersAt(table).includes(id)) return refuse('ENTRANT_NOT_AT_TABLE');
    return table.result ? refuse('RESULT_EXISTS') : undefined;
  });
}

/** Somebody who waits for a seat and has none in this round. */
export function freeStandby(state: TournamentState, ref: TableRef): EntrantId[] {
  const seated = new Set(roundOf(state, ref)?.tables.flatMap(playersAt));
  return [...state.entrants.values()]
    .filter(({ id, status, standby }) => standby && status === 'checkedIn' && !seated.has(id))
    .map(({ id }) => id);
}

const withAbsent = (table: TableState, id: EntrantId): TableState => ({
  ...table,
  absent: [...table.absent, id],
});

export const absenceHandlers: Handlers<
  'entrantAbsent' | 'lateArrivalSeated' | 'standbySeated' | 'caretakerSeated' | 'refereeCalled' | 'callRuled'
> = {
  entrantAbsent: {
    check: (state, { entrant, ...ref }) => checkAbsence(state, ref, entrant),
    apply: (state, { entrant, ...ref }) => withTable(state, ref, (table) => withAbsent(table, entrant)),
  },
  lateArrivalSeated: {
    check: (state, { entrant, ...ref }) =>
      onTable(state, ref, (table) => {
        if (!table.absent.includes(entrant) || table.substitutes.has(entrant))
          return refuse('ENTRANT_NOT_AT_TABLE');
        return table.result ? refuse('ROUND_OF_GAME_PLAYED') : undefined;
      }),
    apply: (state, { entrant, ...ref }) =>
      withTable(state, ref, (table) => ({
        ...table,
        absent: table.absent.filter((id) => id !== entrant),
        caretakers: table.caretakers.filter((id) => id !== entrant),
      })),
  },
  standbySeated: {
    check: (state, { absent, standby, ...ref }) =>
      checkAbsence(state, ref, absent) ??
      (freeStandby(state, ref).includes(standby) ? undefined : refuse('NOBODY_ON_STANDBY')),
    apply: (state, { absent, standby, ...ref }) => {
      const seated = withTable(state, ref, (table) => ({
        ...withAbsent(table, absent),
        substitutes: new Map(table.substitutes).set(absent, standby),
      }));
      if (stageOf(seated, ref.stage)!.entrants.includes(standby)) return seated;
      return withStage(seated, ref.stage, (stage) => ({ ...stage, entrants: [...stage.entrants, standby] }));
    },
  },
  caretakerSeated: {
    check: (state, { entrant, ...ref }) =>
      checkAbsence(state, ref, entrant) ??
      onTable(state, ref, ({ place }) => (place === 'online' ? undefined : refuse('ONLINE_TABLES_ONLY'))),
    apply: (state, { entrant, ...ref }) =>
      withTable(state, ref, (table) => ({
        ...withAbsent(table, entrant),
        caretakers: [...table.caretakers, entrant],
      })),
  },
  refereeCalled: {
    check: (state, { call, ...ref }) =>
      state.calls.some(({ id }) => id === call)
        ? refuse('CALL_EXISTS')
        : onTable(state, ref, (_, { status }) =>
            status === 'running' ? undefined : refuse('ROUND_NOT_RUNNING'),
          ),
    apply: (state, { call, question, stage, round, table }, { at }) => {
      const called: TournamentState = {
        ...state,
        calls: [...state.calls, { id: call, stage, round, table, question, calledAt: at, ruling: null }],
      };
      if (!state.setup.rules.refereeStopsClock) return called;
      return withTable(called, { stage, round, table }, (stopped) => ({
        ...stopped,
        stopped: true,
        clock: stopped.clock && changeClock(stopped.clock, { type: 'paused' }, at),
      }));
    },
  },
  callRuled: {
    check: (state, { call }) => {
      const known = state.calls.find(({ id }) => id === call);
      if (!known) return refuse('CALL_UNKNOWN');
      return known.ruling ? refuse('CALL_ALREADY_RULED') : undefined;
    },
    apply: (state, { call, rule, ruling }, { actor, at }) => {
      const known = state.calls.find(({ id }) => id === call)!;
      const ruled: TournamentState = {
        ...state,
        calls: state.calls.map((other) =>
          other === known ? { ...known, ruling: { rule, ruling, by: actor } } : other,
        ),
      };
      const stands = roundOf(state, known)?.clock?.pausedSince !== null;
      return withTable(ruled, known, (table) => ({
        ...table,
        stopped: false,
        clock: table.clock && !stands ? changeClock(table.clock, { type: 'resumed' }, at) : table.clock,
      }));
    },
  },
};
