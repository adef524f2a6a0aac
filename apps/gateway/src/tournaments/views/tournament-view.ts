import type { TournamentBody } from '@red-disc/contracts';
import {
  isFinal,
  nextSteps,
  plannedRounds,
  playersAt,
  type Entrant,
  type RoundState,
  type StageState,
  type TournamentState,
} from '@red-disc/tournaments';
import { entrantOf } from '../log/accounts.js';
import { headOf } from '../log/head.js';
import type { ReadTournament } from '../tournament-reader.js';
import { clockView } from './clock-view.js';
import { summaryView } from './summary-view.js';

const HOUR = 3_600_000;

/** The live tables of an event, by stage, round, plan and table. */
export type GameTables = ReadonlyMap<string, string>;

export function gameTableKey(stage: string, { round, version }: RoundState, table: number): string {
  return `${stage}/${round}/${version}/${table}`;
}

function roundSummary({ round, status, version, tables, clock }: RoundState, now: number) {
  const done = tables.filter((table) => table.voided || isFinal(table)).length;
  return { round, status, version, tables: tables.length, done, clock: clockView(clock, now) };
}

function stageView(
  { setup, status, entrants, rounds }: StageState,
  { seesPlans, now }: TournamentViewInput,
): TournamentBody['stages'][number] {
  const shown = rounds.filter((round) => seesPlans || round.status !== 'planned');
  return {
    setup: setup as TournamentBody['stages'][number]['setup'],
    status,
    entrants: entrants.length,
    roundsPlanned: plannedRounds(setup.format) ?? null,
    rounds: shown.map((round) => roundSummary(round, now)),
  };
}

const statuses = ['waiting', 'registered', 'checkedIn', 'withdrawn', 'dropped', 'disqualified'] as const;

function countsOf({ entrants }: TournamentState): TournamentBody['counts'] {
  const all = [...entrants.values()];
  const count = (status: Entrant['status']): number =>
    all.filter((entrant) => entrant.status === status).length;
  return Object.fromEntries(statuses.map((status) => [status, count(status)])) as TournamentBody['counts'];
}

/** Where an entrant sits in the latest round that is published and not closed. */
export function seatOf(
  state: TournamentState,
  entrant: Entrant,
  games: GameTables,
): TournamentBody['ownSeat'] {
  for (const { setup, rounds } of state.stages.toReversed())
    for (const round of rounds.toReversed()) {
      if (round.status !== 'published' && round.status !== 'running') continue;
      const table = round.tables.find((one) => !one.voided && playersAt(one).includes(entrant.id));
      if (!table) continue;
      return {
        stage: setup.id,
        round: round.round,
        status: round.status,
        table: table.no,
        seat: playersAt(table).indexOf(entrant.id) + 1,
        place: table.place,
        gameTableId: games.get(gameTableKey(setup.id, round, table.no)) ?? null,
      };
    }
  return null;
}

export interface TournamentViewInput extends ReadTournament {
  readonly userId: string | undefined;
  readonly ruleSetName: string;
  readonly games: GameTables;
  /** Whether rounds are shown that are not yet published. */
  readonly seesPlans: boolean;
  readonly now: number;
}

export function tournamentView(input: TournamentViewInput): TournamentBody {
  const { row, log, state } = input;
  const { setup, status, registrationOpen, approvedAt } = state;
  const { ruleSet, ...rules } = setup.rules;
  const own = input.userId === undefined ? undefined : entrantOf(state, input.userId);
  const locksAt =
    approvedAt === null ? null : new Date(approvedAt + rules.correctionHours * HOUR).toISOString();
  const { entrants, waiting, game } = headOf(state);
  return {
    ...summaryView(row, own?.status),
    name: setup.name,
    game,
    status,
    registrationOpen,
    cap: setup.cap,
    entrants,
    waiting,
    description: row.description,
    seq: log.events.length,
    ruleSetVersionId: ruleSet,
    ruleSetName: input.ruleSetName,
    timeZone: setup.timeZone,
    registration: setup.registration,
    rules: rules as unknown as TournamentBody['rules'],
    lotSeed: setup.lotSeed,
    checkIn: state.checkIn,
    counts: countsOf(state),
    stages: state.stages.map((stage) => stageView(stage, input)),
    next: nextSteps(state).map((step) => ({ ...step })),
    openCalls: state.calls.filter(({ ruling }) => ruling === null).length,
    prizes: [...state.prizes],
    approvedAt: approvedAt === null ? null : new Date(approvedAt).toISOString(),
    locksAt,
    ownEntrant: own?.id ?? null,
    ownSeat: own ? seatOf(state, own, input.games) : null,
  };
}
