import { describe, expect, it } from '@jest/globals';
import { Desk, entry, MAIN, movement, names, playerActor, scores, setup, STAFF } from '../../test/desk.js';
import { workedExamples } from '../../test/worked-examples.js';
import { entrantId, type EntrantId } from '../model/ids.js';
import { readClock } from './clock.js';
import { gamesOfStage, meetingsOf } from './games.js';
import { missingPlayers } from './no-shows.js';
import { stageStandings } from './standings.js';
import { playersAt, roundOf, stageOf, tableOf } from './state.js';

const id = entrantId;
const MINUTE = 60_000;
const ref = { stage: MAIN, round: 1 };
const table1 = { ...ref, table: 1 };

function running(players = 8, rules: Parameters<typeof setup>[1] = {}): Desk {
  return new Desk(setup([movement(2)], rules), names(players))
    .run({ type: 'startStage', stage: MAIN })
    .run({ type: 'planRounds', stage: MAIN });
}

describe('a round', () => {
  it('is published, started and closed in this order, with every result in', () => {
    const desk = running();
    expect(desk.refusal({ type: 'roundStarted', ...ref, minutes: 40 })).toEqual({
      code: 'ROUND_NOT_PUBLISHED',
    });
    expect(desk.refusal({ type: 'roundPublished', stage: MAIN, round: 2 })).toEqual({
      code: 'ROUND_BEFORE_IS_OPEN',
    });
    desk.begin(1);
    expect(desk.refusal({ type: 'roundClosed', ...ref })).toEqual({
      code: 'RESULTS_MISSING',
      tables: [1, 2],
    });
    desk.record({ type: 'roundPublished', stage: MAIN, round: 2 });
    expect(desk.refusal({ type: 'roundStarted', stage: MAIN, round: 2, minutes: 40 })).toEqual({
      code: 'ROUND_BEFORE_IS_OPEN',
    });
    desk.finish(1);
    expect(roundOf(desk.state, ref)!.status).toBe('closed');
  });

  it('that is published changes only expressly, for a reason, before the first result', () => {
    const desk = running().begin(1);
    const [a, b] = [desk.seatsAt(1)[0]![0]!, desk.seatsAt(1)[1]![0]!];
    expect(desk.refusal({ type: 'planRounds', stage: MAIN, fresh: true })).toBeUndefined();
    expect(desk.refusal({ type: 'seatsSwapped', ...ref, a, b }, STAFF, null)).toEqual({
      code: 'REASON_REQUIRED',
    });
    desk.record({ type: 'seatsSwapped', ...ref, a, b });
    expect(desk.seatsAt(1)[0]![0]).toBe(b);
    desk.record({ type: 'roundWithdrawn', ...ref });
    desk.run({ type: 'planRounds', stage: MAIN, fresh: true });
    expect(roundOf(desk.state, ref)).toMatchObject({ status: 'planned', version: 2 });
    desk
      .begin(1)
      .run({ type: 'submitResult', ...table1, entry: { type: 'scores', rounds: [scores(1, 2, 3, 4)] } });
    expect(desk.refusal({ type: 'roundWithdrawn', ...ref })).toEqual({ code: 'ROUND_HAS_RESULTS' });
    expect(desk.refusal({ type: 'seatsSwapped', ...ref, a, b })).toEqual({ code: 'ROUND_HAS_RESULTS' });
  });

  it('cannot be published if its plan no longer fits who is there', () => {
    const desk = running(9, { shortTablePolicy: 'repeatsFirst' });
    desk.record({ type: 'entrantChanged', entrant: id('p01'), changes: { standby: true } });
    expect(desk.refusal({ type: 'roundPublished', ...ref })).toEqual({ code: 'PLAN_OUT_OF_DATE' });
    desk.run({ type: 'planRounds', stage: MAIN, fresh: true }).begin(1);
    expect(desk.seatsAt(1).map((seats) => seats.length)).toEqual([4, 4]);
  });
});

describe('a plan', () => {
  it('[7.3/3] does not depend on what the entrants are called', () => {
    const order = names(9);
    const called = (rename: (name: string) => string): number[][][] => {
      const desk = new Desk(setup([movement(3)]), order.map(rename))
        .run({ type: 'startStage', stage: MAIN })
        .run({ type: 'planRounds', stage: MAIN });
      const number = new Map(order.map((name, i) => [rename(name), i]));
      return [1, 2, 3].map((round) =>
        desk.seatsAt(round).map((seats) => seats.map((seat) => number.get(seat)!)),
      );
    };
    expect(called((name) => `z-${name.split('').reverse().join('')}`)).toEqual(called((name) => name));
  });
});

describe('clocks', () => {
  it('run, warn, stand still and get extra time, for a round and for one table', () => {
    const desk = running().begin(1);
    const start = desk.now;
    const at = (minutes: number, table?: number): { phase: string; minutes: number } => {
      const clock = (table === undefined ? roundOf(desk.state, ref) : tableOf(desk.state, { ...ref, table }))!
        .clock!;
      const view = readClock(clock, start + minutes * MINUTE);
      return { phase: view.phase, minutes: view.left / MINUTE };
    };
    expect([at(0), at(36), at(41)]).toEqual([
      { phase: 'running', minutes: 40 },
      { phase: 'warning', minutes: 4 },
      { phase: 'time', minutes: -1 },
    ]);
    desk.now = start + 10 * MINUTE;
    desk.record({ type: 'roundClockChanged', ...ref, change: { type: 'paused' } });
    expect(at(15)).toEqual({ phase: 'paused', minutes: 30 });
    desk.now = start + 20 * MINUTE;
    desk.record({ type: 'roundClockChanged', ...ref, change: { type: 'resumed' } });
    desk.record({ type: 'tableClockChanged', ...table1, change: { type: 'extended', minutes: 5 } });
    expect([at(30), at(30, 1), at(30, 2)].map(({ minutes }) => minutes)).toEqual([20, 25, 20]);
    desk.record({ type: 'roundClockChanged', ...ref, change: { type: 'timeCalled' } });
    // It has run out from then on, whatever was left.
    expect([at(21), at(21, 1), at(21, 2)]).toEqual(Array(3).fill({ phase: 'time', minutes: -1 }));
    desk.now = start + 21 * MINUTE;
    desk.record({ type: 'roundClockChanged', ...ref, change: { type: 'extended', minutes: 7 } });
    expect(at(21)).toEqual({ phase: 'running', minutes: 6 });
  });

  it('a referee call stops its table, and the ruling is written down', () => {
    const desk = running().begin(1);
    const start = desk.now;
    desk.now = start + 10 * MINUTE;
    desk.record(
      { type: 'refereeCalled', ...table1, call: 'c1', question: 'who starts?' },
      playerActor('p01'),
      null,
    );
    expect(desk.refusal({ type: 'refereeCalled', ...table1, call: 'c1', question: '' })).toEqual({
      code: 'CALL_EXISTS',
    });
    desk.now = start + 16 * MINUTE;
    desk.record({ type: 'callRuled', call: 'c1', rule: 'setup/dealer', ruling: 'seat 1' });
    const left = (table: number): number =>
      readClock(tableOf(desk.state, { ...ref, table })!.clock!, desk.now).left / MINUTE;
    expect([left(1), left(2)]).toEqual([30, 24]);
    expect(desk.state.calls[0]).toMatchObject({ ruling: { rule: 'setup/dealer', by: { id: 'desk' } } });
    expect(desk.refusal({ type: 'callRuled', call: 'c1', rule: '', ruling: '' })).toEqual({
      code: 'CALL_ALREADY_RULED',
    });
  });
});

describe('results', () => {
  it('[T01] are worked out by the game from what a table writes down', () => {
    const { input, expected } = workedExamples.T01;
    input.forEach(({ raw, closer }, i) => {
      const desk = running(raw.length).begin(1);
      const hands = raw.map((points) => ({ type: 'sum', points }) as const);
      desk.run({
        type: 'submitResult',
        ...table1,
        entry: { type: 'hands', rounds: [{ hands, endedBy: closer + 1 }] },
      });
      const { sheet } = tableOf(desk.state, table1)!.result!;
      expect(sheet.rounds[0]!.scores.map((half) => half / 2)).toEqual(expected[i]);
      expect(sheet.rounds[0]!.hands).toEqual(hands);
    });
  });

  it('are entered by one seat and confirmed by another, or by staff', () => {
    const desk = running().begin(1);
    const [first, second] = desk.seatsAt(1)[0]!;
    const stranger = desk.seatsAt(1)[1]![0]!;
    const entered = { type: 'scores', rounds: [scores(2, 4, 6, 8)] } as const;
    const confirm = { type: 'resultConfirmed', ...table1 } as const;
    expect(desk.refusal({ type: 'submitResult', ...table1, entry: entered }, playerActor(stranger))).toEqual({
      code: 'ENTRANT_NOT_AT_TABLE',
    });
    expect(desk.refusal(confirm)).toEqual({ code: 'RESULT_MISSING' });
    desk.run({ type: 'submitResult', ...table1, entry: entered }, playerActor(first!), null);
    expect(desk.refusal(confirm, playerActor(first!))).toEqual({ code: 'SAME_PERSON_CONFIRMS' });
    expect(desk.refusal(confirm, playerActor(stranger))).toEqual({ code: 'ENTRANT_NOT_AT_TABLE' });
    desk.record(confirm, playerActor(second!), null);
    expect(tableOf(desk.state, table1)!.result).toMatchObject({ state: 'confirmed', version: 1 });
    expect(desk.refusal({ type: 'submitResult', ...table1, entry: entered })).toEqual({
      code: 'RESULT_ALREADY_FINAL',
    });
  });

  it('that are disputed count no more until they are settled', () => {
    const desk = running().begin(1);
    desk.run({ type: 'reportResult', ...table1, entry: { type: 'scores', rounds: [scores(2, 4, 6, 8)] } });
    const counted = (): number => gamesOfStage(stageOf(desk.state, MAIN)!).length;
    expect(counted()).toBe(1);
    desk.record({ type: 'resultDisputed', ...table1 }, playerActor(desk.seatsAt(1)[0]![2]!), null);
    expect(counted()).toBe(0);
    expect(
      desk.refusal(
        { type: 'correctResult', ...table1, entry: { type: 'scores', rounds: [scores(8, 6, 4, 2)] } },
        STAFF,
        null,
      ),
    ).toEqual({ code: 'REASON_REQUIRED' });
    desk.run({ type: 'correctResult', ...table1, entry: { type: 'scores', rounds: [scores(8, 6, 4, 2)] } });
    expect(tableOf(desk.state, table1)!.result).toMatchObject({ state: 'corrected', version: 2 });
    expect(counted()).toBe(1);
  });

  it('must have the shape of their table', () => {
    const desk = running().begin(1);
    const code = (rounds: ReturnType<typeof scores>[]): unknown =>
      desk.refusal({ type: 'submitResult', ...table1, entry: { type: 'scores', rounds } })?.code;
    expect(code([])).toBe('SHEET_MALFORMED');
    expect(code([scores(1, 2, 3)])).toBe('SHEET_MALFORMED');
    expect(code([{ ...scores(1, 2, 3, 4), endedBy: 5 }])).toBe('SHEET_MALFORMED');
    expect(code([scores(1, 2, 3, 0.5)])).toBe('SHEET_MALFORMED');
  });
});

describe('no-shows', () => {
  const absent = (desk: Desk, entrant = desk.seatsAt(1)[0]![1]!): EntrantId => {
    desk.run({ type: 'reportAbsence', ...table1, entrant });
    return entrant;
  };

  it('[T15] leave a short table, score nothing, meet nobody and are dropped', () => {
    const desk = running(8).begin(1);
    const missing = absent(desk);
    expect(playersAt(tableOf(desk.state, table1)!)).toHaveLength(3);
    desk.finish(1);
    const line = stageStandings(desk.state, MAIN, desk.services.hash).find(({ id: own }) => own === missing)!;
    expect(line).toMatchObject({ tp: '0', games: 0, status: 'dropped', marks: ['dropped'] });
    expect(meetingsOf(desk.state).get(missing)).toBeUndefined();
    expect(desk.seatsAt(2).flat()).not.toContain(missing);
  });

  it('are replaced by whoever stands by', () => {
    const desk = running(8);
    desk
      .run({ type: 'register', entrant: entry('spare', { standby: true }) })
      .run({ type: 'checkIn', entrant: id('spare'), how: 'desk' });
    desk.begin(1);
    absent(desk);
    expect(playersAt(tableOf(desk.state, table1)!)).toContain('spare');
    desk.finish(1);
    expect(
      stageStandings(desk.state, MAIN, desk.services.hash).find(({ id: own }) => own === 'spare')!.games,
    ).toBe(1);
  });

  it('are played for by a bot online, and may take their seat back', () => {
    const desk = new Desk(setup([movement(2)], {}, { mode: 'online' }), names(8))
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN })
      .begin(1);
    const missing = absent(desk);
    expect(tableOf(desk.state, table1)).toMatchObject({ caretakers: [missing], absent: [missing] });
    expect(playersAt(tableOf(desk.state, table1)!)).toHaveLength(4);
    desk.record({ type: 'lateArrivalSeated', ...table1, entrant: missing });
    expect(tableOf(desk.state, table1)).toMatchObject({ caretakers: [], absent: [] });
  });

  it('cannot leave too few at a table', () => {
    const desk = running(3, {
      noShow: {
        graceMinutes: 5,
        absentMinutes: 10,
        replaceBy: ['shortTable'],
        fewestAtTable: 3,
        dropAbsent: true,
      },
    }).begin(1);
    expect(desk.refusal({ type: 'reportAbsence', ...table1, entrant: id('p01') })).toEqual({
      code: 'TABLE_TOO_SHORT',
    });
    desk.record({ type: 'tableVoided', ...table1 }).record({ type: 'roundClosed', ...ref });
  });

  it('are listed with the time they have left', () => {
    const desk = running(4).begin(1);
    const present = new Set(['p01', 'p02', 'p03'].map(id));
    const phase = (minutes: number): unknown =>
      missingPlayers(desk.state, ref, present, desk.now + minutes * MINUTE).map(
        ({ entrant, phase: now, until }) => [entrant, now, until && (until - desk.now) / MINUTE],
      );
    expect(phase(4)).toEqual([['p04', 'waiting', 5]]);
    expect(phase(5)).toEqual([['p04', 'mayStart', 10]]);
    expect(phase(10)).toEqual([['p04', 'absent', null]]);
  });
});
