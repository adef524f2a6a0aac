import {
  arenaWaiting,
  entrantId,
  stageId,
  stageOf,
  type StageId,
  type TournamentState,
  type Waiting,
} from '@red-disc/tournaments';
import { sha256 } from '../log/hash.js';
import { entrantIds, record, roundRef, tableRef, type Makers } from './makers.js';

/** An arena seats whoever waits. */
function waitingIn(state: TournamentState, id: StageId, now: number): { waiting?: readonly Waiting[] } {
  const stage = stageOf(state, id);
  return stage?.setup.format.kind === 'arena'
    ? { waiting: arenaWaiting(state, stage, { now, hash: sha256 }) }
    : {};
}

export const roundCommands: Makers<
  | 'startStage'
  | 'closeStage'
  | 'planRounds'
  | 'publishRound'
  | 'withdrawRound'
  | 'swapSeats'
  | 'startRound'
  | 'changeRoundClock'
  | 'closeRound'
> = {
  startStage: ({ stage, chosen }) => ({
    type: 'startStage',
    stage: stageId(stage),
    ...(chosen && { chosen: entrantIds(chosen) }),
  }),
  closeStage: ({ stage }) => record({ type: 'stageClosed', stage: stageId(stage) }),
  planRounds: ({ stage, participants, fresh }, { state, now }) => ({
    type: 'planRounds',
    stage: stageId(stage),
    ...waitingIn(state, stageId(stage), now),
    ...(participants && { participants: entrantIds(participants) }),
    ...(fresh !== undefined && { fresh }),
  }),
  publishRound: (sent) => record({ type: 'roundPublished', ...roundRef(sent) }),
  withdrawRound: (sent) => record({ type: 'roundWithdrawn', ...roundRef(sent) }),
  swapSeats: ({ a, b, ...sent }) =>
    record({ type: 'seatsSwapped', ...roundRef(sent), a: entrantId(a), b: entrantId(b) }),
  startRound: ({ minutes, ...sent }, { state }) =>
    record({
      type: 'roundStarted',
      ...roundRef(sent),
      minutes: minutes ?? state.setup.rules.clockMinutes,
    }),
  changeRoundClock: ({ change, ...sent }) => record({ type: 'roundClockChanged', ...roundRef(sent), change }),
  closeRound: (sent) => record({ type: 'roundClosed', ...roundRef(sent) }),
};

export const tableCommands: Makers<
  | 'changeTableClock'
  | 'moveTable'
  | 'voidTable'
  | 'draftResult'
  | 'submitResult'
  | 'correctResult'
  | 'confirmResult'
  | 'disputeResult'
  | 'reportAbsence'
  | 'seatLate'
  | 'callReferee'
> = {
  changeTableClock: ({ change, ...sent }) => record({ type: 'tableClockChanged', ...tableRef(sent), change }),
  moveTable: ({ place, ...sent }) => record({ type: 'tableMoved', ...tableRef(sent), place }),
  voidTable: (sent) => record({ type: 'tableVoided', ...tableRef(sent) }),
  draftResult: ({ entry, ...sent }) => ({ type: 'draftResult', ...tableRef(sent), entry }),
  submitResult: ({ entry, ...sent }) => ({ type: 'submitResult', ...tableRef(sent), entry }),
  correctResult: ({ entry, ...sent }) => ({ type: 'correctResult', ...tableRef(sent), entry }),
  confirmResult: (sent) => record({ type: 'resultConfirmed', ...tableRef(sent) }),
  disputeResult: (sent) => record({ type: 'resultDisputed', ...tableRef(sent) }),
  reportAbsence: ({ entrant, ...sent }) => ({
    type: 'reportAbsence',
    ...tableRef(sent),
    entrant: entrantId(entrant),
  }),
  seatLate: ({ entrant, ...sent }) =>
    record({ type: 'lateArrivalSeated', ...tableRef(sent), entrant: entrantId(entrant) }),
  callReferee: ({ question, ...sent }, { makeId }) =>
    record({ type: 'refereeCalled', ...tableRef(sent), call: makeId(), question }),
};
