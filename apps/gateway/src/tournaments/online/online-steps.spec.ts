import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_RULES,
  entrantId,
  stageId,
  type Clock,
  type Entrant,
  type EventRules,
  type RoundState,
  type StageState,
  type TableState,
  type TournamentState,
} from '@red-disc/tournaments';
import { onlineSteps, type LiveSeat, type LiveTableState } from './online-steps.js';

const MINUTE = 60_000;
const startedAt = 1_800_000_000_000;
const eventId = randomUUID();
const accounts = [randomUUID(), randomUUID(), randomUUID()];
const seats = accounts.map(entrantId);
const standby = entrantId(randomUUID());
const nobody = entrantId('guest-1');

const here = (user: string): LiveSeat => ({ user, bot: false, ready: true, caretaker: false });
const away = (user: string): LiveSeat => ({ ...here(user), ready: false });
const lobby = (...sitting: LiveSeat[]): LiveTableState => ({
  status: 'lobby',
  pausedBy: null,
  seats: sitting,
});
const playing = (more: Partial<LiveTableState> = {}): LiveTableState => ({
  status: 'playing',
  pausedBy: null,
  seats: accounts.map(here),
  ...more,
});
const clock = (more: Partial<Clock> = {}): Clock => ({
  minutes: 40,
  startedAt,
  extra: 0,
  pausedFor: 0,
  pausedSince: null,
  calledAt: null,
  ...more,
});

interface Situation {
  readonly live?: LiveTableState;
  readonly table?: Partial<TableState>;
  readonly round?: Partial<RoundState>;
  readonly rules?: Partial<EventRules>;
  /** Minutes since the round began. */
  readonly after?: number;
}

function stepsIn({ live, table = {}, round = {}, rules = {}, after = 0 }: Situation) {
  const entrants = [...seats, standby, nobody].map((id) => [id, { id, members: [] }] as const);
  const state = {
    setup: { rules: { ruleSet: 'rules', ...DEFAULT_RULES, ...rules } },
    entrants: new Map(entrants as unknown as [typeof standby, Entrant][]),
  } as unknown as TournamentState;
  const seated: TableState = {
    no: 1,
    seats,
    place: 'online',
    dealId: null,
    absent: [],
    caretakers: [],
    substitutes: new Map(),
    clock: clock(),
    stopped: false,
    result: null,
    voided: false,
    ...table,
  };
  const running = { round: 1, version: 1, status: 'running', tables: [seated], byes: [], clock: clock() };
  return onlineSteps({
    state,
    stage: { setup: { id: stageId('main') } } as unknown as StageState,
    round: { ...running, ...round } as RoundState,
    table: seated,
    live,
    eventId,
    now: startedAt + after * MINUTE,
  });
}

describe('what is done at an online table', () => {
  it('it opens with its people, and waits for them', () => {
    expect(stepsIn({})).toEqual([{ type: 'open', seating: accounts.map((user) => ({ user })) }]);
    expect(stepsIn({ live: lobby(...accounts.map(away)) })).toEqual([]);
    expect(stepsIn({ round: { status: 'published' } })).toEqual([]);
    expect(stepsIn({ table: { place: 'room' } })).toEqual([]);
  });

  it('it begins when all are there', () => {
    expect(stepsIn({ live: lobby(...accounts.map(here)) })).toEqual([{ type: 'start', away: [] }]);
  });

  it('those who do not come are given up after the grace where a bot plays for them, later otherwise', () => {
    const live = lobby(here(accounts[0]!), here(accounts[1]!), away(accounts[2]!));
    const missing = [{ type: 'reportAbsence', entrant: seats[2] }];
    const replaceBy = (...first: EventRules['noShow']['replaceBy']) => ({
      noShow: { ...DEFAULT_RULES.noShow, replaceBy: first },
    });
    expect(stepsIn({ live, after: 4, rules: replaceBy('caretaker') })).toEqual([]);
    expect(stepsIn({ live, after: 5, rules: replaceBy('caretaker') })).toEqual(missing);
    expect(stepsIn({ live, after: 9, rules: replaceBy('standby') })).toEqual([]);
    expect(stepsIn({ live, after: 10, rules: replaceBy('standby') })).toEqual(missing);
  });

  it('a caretaker plays for whoever is away, until they come', () => {
    const table = { absent: [seats[2]!], caretakers: [seats[2]!] };
    const empty = lobby(here(accounts[0]!), here(accounts[1]!), away(accounts[2]!));
    expect(stepsIn({ live: empty, table })).toEqual([{ type: 'start', away: [accounts[2]] }]);
    const arrival = [{ type: 'reportArrival', entrant: seats[2] }];
    expect(stepsIn({ live: lobby(...accounts.map(here)), table })).toEqual(arrival);
    expect(stepsIn({ live: playing(), table })).toEqual(arrival);
    const cared = [...accounts.slice(0, 2).map(here), { ...here(accounts[2]!), caretaker: true }];
    expect(stepsIn({ live: playing({ seats: cared }), table })).toEqual([]);
  });

  it('a substitute takes the seat, before the game and during it', () => {
    const table = { absent: [seats[2]!], substitutes: new Map([[seats[2]!, standby]]) };
    const seat = [{ type: 'seat', seat: 3, wanted: { user: standby } }];
    expect(stepsIn({ live: lobby(...accounts.map(away)), table })).toEqual(seat);
    expect(stepsIn({ live: playing(), table })).toEqual(seat);
  });

  it('a seat that stays empty is cleared before the game, never during it', () => {
    const table = { absent: [seats[2]!] };
    expect(stepsIn({ live: lobby(...accounts.map(away)), table })).toEqual([
      { type: 'seat', seat: 3, wanted: null },
    ]);
    expect(stepsIn({ live: playing(), table })).toEqual([]);
  });

  it('somebody without an account cannot come: they are replaced, or a bot plays', () => {
    const table = { seats: [seats[0]!, seats[1]!, nobody] };
    expect(stepsIn({ table })).toEqual([{ type: 'reportAbsence', entrant: nobody }]);
    const alone = { noShow: { ...DEFAULT_RULES.noShow, replaceBy: [] } };
    expect(stepsIn({ table, rules: alone })).toMatchObject([{ type: 'open', seating: [{}, {}, 'bot'] }]);
  });

  it('it stands still with the clock of the event, and goes on with it, but wakes nobody else’s pause', () => {
    const paused = { clock: clock({ pausedSince: startedAt + MINUTE }) };
    expect(stepsIn({ live: playing(), table: paused, after: 2 })).toEqual([{ type: 'pause' }]);
    expect(stepsIn({ live: playing({ pausedBy: eventId }), table: paused, after: 2 })).toEqual([]);
    expect(stepsIn({ live: playing({ pausedBy: eventId }) })).toEqual([{ type: 'resume' }]);
    expect(stepsIn({ live: playing({ pausedBy: accounts[0]! }) })).toEqual([]);
  });

  it('when time is called it ends as the policy says', () => {
    const at = (overtime: EventRules['overtime'], status: string) =>
      stepsIn({ live: playing({ status }), rules: { overtime }, after: 41 });
    expect(at('finishRound', 'playing')).toEqual([]);
    expect(at('finishRound', 'between')).toEqual([{ type: 'stop' }]);
    expect(at('finishTurn', 'playing')).toEqual([{ type: 'callTime' }]);
    expect(at('voidRound', 'playing')).toEqual([{ type: 'stop' }]);
    const more = { clock: clock({ extra: 5 }) };
    expect(stepsIn({ live: playing(), table: more, rules: { overtime: 'voidRound' }, after: 41 })).toEqual(
      [],
    );
  });

  it('it is closed when the event wants it no more, once', () => {
    expect(stepsIn({ live: playing(), table: { voided: true } })).toEqual([{ type: 'close' }]);
    expect(stepsIn({ live: playing(), round: { status: 'planned' } })).toEqual([{ type: 'close' }]);
    expect(stepsIn({ live: playing(), table: { place: 'room' } })).toEqual([{ type: 'close' }]);
    expect(stepsIn({ live: playing({ status: 'cancelled' }), table: { voided: true } })).toEqual([]);
    expect(stepsIn({ live: playing({ status: 'over' }) })).toEqual([]);
  });
});
