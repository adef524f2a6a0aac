import { type Waiting } from '../formats/arena.js';
import { type EntrantEntry } from '../model/entrant.js';
import { type EntrantId, type HashText, type StageId } from '../model/ids.js';
import { type ScoreHands, type SheetEntry } from '../model/sheet.js';
import { type EventOf, type EventType, type TableRef } from './events.js';

/** Things that simply happen: the event says it all, and is only checked. */
export const RECORDED = [
  'tournamentCreated',
  'registrationOpened',
  'registrationClosed',
  'entrantChanged',
  'pairKeptApart',
  'pairReleased',
  'checkInOpened',
  'stageClosed',
  'roundPublished',
  'roundWithdrawn',
  'seatsSwapped',
  'roundStarted',
  'roundClockChanged',
  'tableClockChanged',
  'tableMoved',
  'roundClosed',
  'resultConfirmed',
  'resultDisputed',
  'tableVoided',
  'lateArrivalSeated',
  'refereeCalled',
  'callRuled',
  'pointsAdjusted',
  'adjustmentCancelled',
  'prizesSet',
  'standingsApproved',
  'tournamentReopened',
  'tournamentLocked',
  'tournamentCancelled',
] as const satisfies readonly EventType[];
export type RecordedEvent = EventOf<(typeof RECORDED)[number]>;

/** What can be asked of an event. Some commands work out more than they are told. */
export type Command =
  | { readonly type: 'record'; readonly event: RecordedEvent }
  /** A larger cap lets in those who wait. */
  | { readonly type: 'changeSetup'; readonly changes: EventOf<'setupChanged'>['changes'] }
  /** Enters somebody, or puts them on the waiting list if the event is full. */
  | { readonly type: 'register'; readonly entrant: EntrantEntry }
  /** Takes somebody off the list who has not played; whoever waits longest moves up. */
  | { readonly type: 'withdraw'; readonly entrant: EntrantId }
  | {
      readonly type: 'checkIn';
      readonly entrant: EntrantId;
      readonly how: EventOf<'entrantCheckedIn'>['how'];
    }
  /** Drops or holds those who are missing, as the event says. */
  | { readonly type: 'closeCheckIn' }
  | { readonly type: 'drop'; readonly entrant: EntrantId }
  | { readonly type: 'reenter'; readonly entrant: EntrantId }
  | { readonly type: 'disqualify'; readonly entrant: EntrantId }
  /** Starts the first stage with those present, or a later one with those who made the cut. */
  | {
      readonly type: 'startStage';
      readonly stage: StageId;
      /** Decides a tie at the cut: these of the tied go on. */
      readonly chosen?: readonly EntrantId[];
    }
  | {
      readonly type: 'planRounds';
      readonly stage: StageId;
      readonly participants?: readonly EntrantId[];
      readonly waiting?: readonly Waiting[];
      readonly fresh?: boolean;
    }
  | ({
      readonly type: 'draftResult' | 'submitResult' | 'correctResult';
      readonly entry: SheetEntry;
    } & TableRef)
  /** A finished online table: submitted and confirmed at once. */
  | ({ readonly type: 'reportResult'; readonly entry: SheetEntry } & TableRef)
  /** Somebody has not come: a standby, a bot or nobody takes the seat, as the event says. */
  | ({ readonly type: 'reportAbsence'; readonly entrant: EntrantId } & TableRef)
  | { readonly type: 'undo'; readonly command: number };

/** What a decision needs from outside. */
export interface Services {
  readonly hash: HashText;
  /** The game's scoring, for results written down as hands. */
  readonly scoreHands?: ScoreHands;
}
