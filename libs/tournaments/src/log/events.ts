import { type Attendance, type EntrantEntry } from '../model/entrant.js';
import { type EntrantId, type StageId, type TournamentId } from '../model/ids.js';
import { type EventRules } from '../model/rules.js';
import { type Sheet } from '../model/sheet.js';
import { type StageSetup } from '../model/stage.js';
import { type ClockChange, type Instant } from './clock.js';

/** What an event is, before anybody has entered. */
export interface TournamentSetup {
  readonly id: TournamentId;
  readonly name: string;
  readonly clubId: string;
  /** The game's name, as the server's catalogue has it. */
  readonly game: string;
  readonly mode: 'table' | 'online' | 'mixed';
  /** IANA time zone of the venue. */
  readonly timeZone: string;
  /** Published before round 1; lots are drawn from it. */
  readonly lotSeed: string;
  /** Seatings are drawn from it. */
  readonly planSeed: string;
  readonly registration: 'open' | 'invitation' | 'desk';
  readonly cap: number | null;
  readonly rules: EventRules;
  readonly stages: readonly StageSetup[];
}

export interface RoundRef {
  readonly stage: StageId;
  readonly round: number;
}

export interface TableRef extends RoundRef {
  readonly table: number;
}

export interface PlannedTable {
  readonly no: number;
  /** Clockwise from seat 1. */
  readonly seats: readonly EntrantId[];
  readonly place: Attendance;
  readonly dealId: string | null;
}

/** How a round was made, so that anybody can make it again. */
export interface RoundMeta {
  readonly seed: string;
  readonly algorithm: string;
  readonly cost: number;
  readonly lowerBound: number;
  readonly optimal: boolean;
}

export interface Prize {
  readonly place: number;
  /** In the smallest unit of money; 0 for a prize that is a thing. */
  readonly amount: number;
  readonly label: string;
}

type SetupEvent =
  | { readonly type: 'tournamentCreated'; readonly setup: TournamentSetup }
  | { readonly type: 'setupChanged'; readonly changes: Partial<Omit<TournamentSetup, 'id' | 'lotSeed'>> };

type RegistrationEvent =
  | { readonly type: 'registrationOpened' }
  | { readonly type: 'registrationClosed' }
  | { readonly type: 'entrantRegistered'; readonly entrant: EntrantEntry; readonly waiting: boolean }
  | { readonly type: 'entrantPromoted'; readonly entrant: EntrantId }
  | {
      readonly type: 'entrantChanged';
      readonly entrant: EntrantId;
      readonly changes: Partial<Omit<EntrantEntry, 'id'>>;
    }
  | { readonly type: 'entrantWithdrawn'; readonly entrant: EntrantId }
  | { readonly type: 'pairKeptApart'; readonly pair: readonly [EntrantId, EntrantId] }
  | { readonly type: 'pairReleased'; readonly pair: readonly [EntrantId, EntrantId] };

type AttendanceEvent =
  | { readonly type: 'checkInOpened' }
  | {
      readonly type: 'entrantCheckedIn';
      readonly entrant: EntrantId;
      readonly how: 'self' | 'code' | 'desk' | 'kiosk';
    }
  | { readonly type: 'checkInClosed'; readonly missing: readonly EntrantId[] }
  | { readonly type: 'entrantDropped'; readonly entrant: EntrantId }
  | { readonly type: 'entrantReentered'; readonly entrant: EntrantId }
  | { readonly type: 'entrantDisqualified'; readonly entrant: EntrantId };

type RoundEvent =
  | { readonly type: 'stageStarted'; readonly stage: StageId; readonly entrants: readonly EntrantId[] }
  | { readonly type: 'stageClosed'; readonly stage: StageId }
  | ({
      readonly type: 'roundPlanned';
      readonly tables: readonly PlannedTable[];
      readonly byes: readonly EntrantId[];
      readonly meta: RoundMeta;
    } & RoundRef)
  | ({ readonly type: 'roundPublished' } & RoundRef)
  | ({ readonly type: 'roundWithdrawn' } & RoundRef)
  | ({ readonly type: 'seatsSwapped'; readonly a: EntrantId; readonly b: EntrantId } & RoundRef)
  | ({ readonly type: 'roundStarted'; readonly minutes: number } & RoundRef)
  | ({ readonly type: 'roundClockChanged'; readonly change: ClockChange } & RoundRef)
  | ({ readonly type: 'tableClockChanged'; readonly change: ClockChange } & TableRef)
  | ({ readonly type: 'tableMoved'; readonly place: Attendance } & TableRef)
  | ({ readonly type: 'roundClosed' } & RoundRef);

type TableEvent =
  | ({ readonly type: 'resultDrafted'; readonly sheet: Sheet } & TableRef)
  | ({ readonly type: 'resultSubmitted'; readonly sheet: Sheet } & TableRef)
  | ({ readonly type: 'resultConfirmed' } & TableRef)
  | ({ readonly type: 'resultDisputed' } & TableRef)
  | ({ readonly type: 'resultCorrected'; readonly sheet: Sheet } & TableRef)
  | ({ readonly type: 'tableVoided' } & TableRef)
  | ({ readonly type: 'entrantAbsent'; readonly entrant: EntrantId } & TableRef)
  | ({ readonly type: 'lateArrivalSeated'; readonly entrant: EntrantId } & TableRef)
  | ({ readonly type: 'standbySeated'; readonly absent: EntrantId; readonly standby: EntrantId } & TableRef)
  | ({ readonly type: 'caretakerSeated'; readonly entrant: EntrantId } & TableRef)
  | ({ readonly type: 'refereeCalled'; readonly call: string; readonly question: string } & TableRef)
  | { readonly type: 'callRuled'; readonly call: string; readonly rule: string; readonly ruling: string };

type OutcomeEvent =
  | {
      readonly type: 'pointsAdjusted';
      readonly id: string;
      readonly stage: StageId;
      readonly entrant: EntrantId;
      readonly kind: 'penalty' | 'award';
      /** A positive number as exact text. */
      readonly points: string;
    }
  | { readonly type: 'adjustmentCancelled'; readonly id: string }
  | { readonly type: 'prizesSet'; readonly prizes: readonly Prize[] }
  | { readonly type: 'standingsApproved' }
  | { readonly type: 'tournamentReopened' }
  | { readonly type: 'tournamentLocked' }
  | { readonly type: 'tournamentCancelled' };

/** Undoes everything one command did. Undoing an undoing brings it back. */
type UndoEvent = { readonly type: 'commandUndone'; readonly command: number };

export type EventBody =
  SetupEvent | RegistrationEvent | AttendanceEvent | RoundEvent | TableEvent | OutcomeEvent | UndoEvent;
export type EventType = EventBody['type'];
export type EventOf<Type extends EventType> = Extract<EventBody, { readonly type: Type }>;

/** Who did it. The server has checked that they may. */
export interface Actor {
  readonly id: string;
  readonly role: 'staff' | 'player' | 'table' | 'system';
  /** The entrant a player acts for. */
  readonly entrant: EntrantId | null;
}

/** An event as it is kept: in order, with who, when, why, and chained to the one before. */
export interface TournamentEvent {
  readonly seq: number;
  /** The number of the first event of the same command: they are undone together. */
  readonly command: number;
  readonly at: Instant;
  readonly actor: Actor;
  readonly reason: string | null;
  readonly body: EventBody;
  readonly prevHash: string;
  readonly hash: string;
}
