import {
  isFinal,
  readClock,
  type EntrantId,
  type RoundState,
  type StageState,
  type TableRef,
  type TableState,
  type TournamentState,
} from '@red-disc/tournaments';
import { accountsOf } from '../log/accounts.js';

/** One seat of a live table. */
export interface LiveSeat {
  readonly user: string | null;
  readonly bot: boolean;
  readonly ready: boolean;
  readonly caretaker: boolean;
}

/** How a live table stands, as far as an event cares. */
export interface LiveTableState {
  readonly status: string;
  readonly pausedBy: string | null;
  readonly seats: readonly LiveSeat[];
}

/** Who is to sit on a seat of a live table: an account, a bot for somebody who has none, or nobody. */
export type Wanted = { readonly user: string } | 'bot' | null;

/** What has to be done so that the live table of an online table is as the event wants it. */
export type OnlineStep =
  | { readonly type: 'open'; readonly seating: readonly Wanted[] }
  | { readonly type: 'seat'; readonly seat: number; readonly wanted: Wanted }
  | { readonly type: 'start'; readonly away: readonly string[] }
  | { readonly type: 'reportAbsence'; readonly entrant: EntrantId }
  | { readonly type: 'reportArrival'; readonly entrant: EntrantId }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'callTime' }
  | { readonly type: 'stop' }
  | { readonly type: 'close' };

export interface TableInPlay {
  readonly state: TournamentState;
  readonly stage: StageState;
  readonly round: RoundState;
  readonly table: TableState;
  /** Undefined while there is none. */
  readonly live: LiveTableState | undefined;
  /** By whom the event itself pauses tables. */
  readonly eventId: string;
  readonly now: number;
}

const MINUTE = 60_000;

export const refOf = ({ stage, round, table }: Pick<TableInPlay, 'stage' | 'round' | 'table'>): TableRef => ({
  stage: stage.setup.id,
  round: round.round,
  table: table.no,
});

/** Whoever is to play on a seat; undefined where it stays empty. */
function playerOn({ substitutes, absent, caretakers }: TableState, id: EntrantId): EntrantId | undefined {
  const player = substitutes.get(id) ?? id;
  return absent.includes(player) && !caretakers.includes(player) ? undefined : player;
}

function wantedOn({ state, table }: TableInPlay, id: EntrantId): Wanted {
  const player = playerOn(table, id);
  if (player === undefined) return null;
  const [user] = accountsOf(state.entrants.get(player)!);
  return user === undefined ? 'bot' : { user };
}

function fits(seat: LiveSeat | undefined, wanted: Wanted): boolean {
  if (wanted === null) return seat?.user === null && !seat.bot;
  return wanted === 'bot' ? seat?.bot === true : seat?.user === wanted.user;
}

/** Whether an event still wants this table to be played online. */
function isWanted({ round, table }: TableInPlay): boolean {
  return round.status === 'running' && table.place === 'online' && !table.voided && !isFinal(table);
}

/** When those who have not come are given up: sooner where a bot plays for them and they can still return. */
export function absentFrom({ state, round }: Pick<TableInPlay, 'state' | 'round'>): number {
  const { replaceBy, graceMinutes, absentMinutes } = state.setup.rules.noShow;
  const minutes = replaceBy[0] === 'caretaker' ? graceMinutes : absentMinutes;
  return (round.clock?.startedAt ?? 0) + minutes * MINUTE;
}

function beforeTheGame(input: TableInPlay, live: LiveTableState): OnlineStep[] {
  const { table, now } = input;
  const people = table.seats.flatMap((id, i) => {
    const entrant = playerOn(table, id);
    const seat = live.seats[i];
    return entrant !== undefined && seat?.user ? [{ entrant, user: seat.user, ready: seat.ready }] : [];
  });
  const inCare = (entrant: EntrantId): boolean => table.caretakers.includes(entrant);
  const arrived = people.filter(({ entrant, ready }) => ready && inCare(entrant));
  if (arrived.length > 0) return arrived.map(({ entrant }) => ({ type: 'reportArrival', entrant }));
  const missing = people.filter(({ entrant, ready }) => !ready && !inCare(entrant));
  if (missing.length === 0) {
    return [{ type: 'start', away: people.filter(({ ready }) => !ready).map(({ user }) => user) }];
  }
  if (now < absentFrom(input)) return [];
  return missing.map(({ entrant }) => ({ type: 'reportAbsence', entrant }));
}

/** The clock of the event rules: it stops the table, and ends it when time is called. */
function duringTheGame(input: TableInPlay, live: LiveTableState): OnlineStep[] {
  const { state, table, now, eventId } = input;
  const arrived = table.seats.flatMap((id, i) => {
    const entrant = playerOn(table, id);
    const seat = live.seats[i];
    return entrant !== undefined && table.caretakers.includes(entrant) && seat?.user && !seat.caretaker
      ? [entrant]
      : [];
  });
  if (arrived.length > 0) return arrived.map((entrant) => ({ type: 'reportArrival', entrant }));
  const clock = table.clock && readClock(table.clock, now);
  if (clock?.phase === 'time') {
    const { overtime } = state.setup.rules;
    if (live.status === 'between' || overtime === 'voidRound') return [{ type: 'stop' }];
    return overtime === 'finishTurn' ? [{ type: 'callTime' }] : [];
  }
  if (clock?.phase === 'paused') return live.pausedBy === null ? [{ type: 'pause' }] : [];
  return live.pausedBy === eventId ? [{ type: 'resume' }] : [];
}

/** What is to be done at one table now; nothing where everything is as it should be. */
export function onlineSteps(input: TableInPlay): OnlineStep[] {
  const { state, table, live } = input;
  const isOver = live?.status === 'over' || live?.status === 'cancelled';
  if (!isWanted(input)) return live && !isOver ? [{ type: 'close' }] : [];
  if (isOver) return [];
  const wanted = table.seats.map((id) => wantedOn(input, id));
  if (!live) {
    const unable = table.seats.filter(
      (id, i) => wanted[i] === 'bot' && !table.caretakers.includes(playerOn(table, id)!),
    );
    const absences = unable.map((id) => ({ type: 'reportAbsence', entrant: playerOn(table, id)! }) as const);
    return canReplace(state) && absences.length > 0 ? absences : [{ type: 'open', seating: wanted }];
  }
  const moves = wanted.flatMap((one, i) => (fits(live.seats[i], one) ? [] : [{ seat: i + 1, wanted: one }]));
  const possible = moves.filter(({ wanted: one }) => live.status === 'lobby' || one !== null);
  if (possible.length > 0) return possible.map((move) => ({ type: 'seat', ...move }));
  return live.status === 'lobby' ? beforeTheGame(input, live) : duringTheGame(input, live);
}

const canReplace = ({ setup }: TournamentState): boolean => setup.rules.noShow.replaceBy.length > 0;
