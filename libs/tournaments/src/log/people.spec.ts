import { describe, expect, it } from '@jest/globals';
import { Desk, entry, MAIN, movement, names, playerActor, setup, STAFF } from '../../test/desk.js';
import { entrantId } from '../model/ids.js';
import { activeEntrants, stageOf } from './state.js';

const id = entrantId;
const statusOf = (desk: Desk, name: string): string | undefined => desk.state.entrants.get(id(name))?.status;

describe('registration', () => {
  it('fills the event up to its cap, then the waiting list, and promotes in order', () => {
    const desk = new Desk(setup([movement(3)], {}, { cap: 3 }), ['a', 'b', 'c', 'd', 'e']);
    expect(['c', 'd', 'e'].map((name) => statusOf(desk, name))).toEqual(['registered', 'waiting', 'waiting']);
    desk.run({ type: 'withdraw', entrant: id('a') });
    expect(['a', 'd', 'e'].map((name) => statusOf(desk, name))).toEqual([
      'withdrawn',
      'registered',
      'waiting',
    ]);
    expect(desk.refusal({ type: 'register', entrant: entry('b') })).toEqual({ code: 'ENTRANT_EXISTS' });
  });

  it('puts whoever had withdrawn and comes again at the end of the line', () => {
    const desk = new Desk(setup([movement(3)], {}, { cap: 2 }), ['a', 'b', 'c']);
    desk.run({ type: 'withdraw', entrant: id('a') }).run({ type: 'register', entrant: entry('a') });
    expect([...desk.state.entrants.values()].map(({ name, status }) => [name, status])).toEqual([
      ['Player b', 'registered'],
      ['Player c', 'registered'],
      ['Player a', 'waiting'],
    ]);
  });

  it('lets players enter themselves only while it is open', () => {
    const desk = new Desk(setup([movement(3)]));
    const self = { type: 'register', entrant: entry('a') } as const;
    expect(desk.refusal(self, playerActor('a'))).toEqual({ code: 'REGISTRATION_CLOSED' });
    desk.record({ type: 'registrationOpened' }).run(self, playerActor('a'));
    expect(statusOf(desk, 'a')).toBe('registered');
  });

  it('refuses a setup whose points or stages do not hold together', () => {
    const code = (more: Parameters<typeof setup>[1], stages = [movement(3)]): string => {
      try {
        new Desk(setup(stages, more));
        return 'accepted';
      } catch (error) {
        return String(error);
      }
    };
    expect(code({ scoring: { type: 'custom', table: {} } })).toContain('SCORING_SIZE_MISSING');
    expect(code({ byePoints: 'many' })).toContain('POINTS_MALFORMED');
    expect(code({}, [movement(3), movement(3)])).toContain('STAGES_MALFORMED');
    expect(code({}, [])).toContain('STAGES_MALFORMED');
  });
});

describe('check-in', () => {
  const open = (policy: 'drop' | 'hold'): Desk =>
    new Desk(setup([movement(3)], { missingAtCheckIn: policy }, { cap: 4 }), [
      'a',
      'b',
      'c',
      'd',
      'e',
    ]).record({
      type: 'checkInOpened',
    });

  it('drops those who are missing and promotes those who wait', () => {
    const desk = open('drop');
    desk.run({ type: 'checkIn', entrant: id('a'), how: 'self' }, playerActor('a'));
    for (const name of ['b', 'c']) desk.run({ type: 'checkIn', entrant: id(name), how: 'kiosk' });
    desk.run({ type: 'closeCheckIn' });
    expect(['a', 'd', 'e'].map((name) => statusOf(desk, name))).toEqual([
      'checkedIn',
      'withdrawn',
      'registered',
    ]);
    const late = { type: 'checkIn', entrant: id('e'), how: 'self' } as const;
    expect(desk.refusal(late, playerActor('e'))).toEqual({ code: 'CHECK_IN_CLOSED' });
    expect(desk.refusal(late, STAFF)).toBeUndefined();
  });

  it('holds them back if the event says so: they join when they come', () => {
    const desk = open('hold');
    for (const name of ['a', 'b', 'c']) desk.run({ type: 'checkIn', entrant: id(name), how: 'desk' });
    desk.run({ type: 'closeCheckIn' }).run({ type: 'startStage', stage: MAIN });
    expect(statusOf(desk, 'd')).toBe('registered');
    desk.run({ type: 'planRounds', stage: MAIN }).begin(1);
    desk.run({ type: 'checkIn', entrant: id('d'), how: 'desk' });
    expect(desk.state.entrants.get(id('d'))).toMatchObject({ status: 'checkedIn', enteredRound: 2 });
    expect(activeEntrants(desk.state, stageOf(desk.state, MAIN)!)).toContain('d');
  });
});

describe('coming and going', () => {
  const running = (players: number, rounds = 4): Desk =>
    new Desk(setup([movement(rounds)], { shortTablePolicy: 'repeatsFirst' }), names(players))
      .run({ type: 'startStage', stage: MAIN })
      .run({ type: 'planRounds', stage: MAIN });

  it('a drop leaves a seat empty in the rounds to come, and published ones as they are', () => {
    const desk = running(16).begin(1).finish(1);
    const published = desk.seatsAt(1);
    desk.run({ type: 'drop', entrant: id('p05') });
    expect(desk.seatsAt(1)).toEqual(published);
    for (const round of [2, 3, 4]) {
      expect(
        desk
          .seatsAt(round)
          .map((seats) => seats.length)
          .sort(),
      ).toEqual([3, 4, 4, 4]);
      expect(desk.seatsAt(round).flat()).not.toContain('p05');
    }
    desk.begin(2).finish(2);
  });

  it('a late entry takes a seat that is free, with nothing else changed', () => {
    const desk = running(15).begin(1);
    const before = desk.seatsAt(3);
    desk
      .run({ type: 'register', entrant: entry('late') })
      .run({ type: 'checkIn', entrant: id('late'), how: 'desk' });
    const after = desk.seatsAt(3);
    expect(after.map((seats) => seats.filter((seat) => seat !== 'late'))).toEqual(before);
    expect(after.every((seats) => seats.length === 4)).toBe(true);
  });

  it('a late entry without a free seat makes the remaining rounds anew, around those played', () => {
    const desk = running(16, 3).begin(1).finish(1);
    desk
      .run({ type: 'register', entrant: entry('late') })
      .run({ type: 'checkIn', entrant: id('late'), how: 'desk' });
    expect(desk.seatsAt(2).flat().sort()).toEqual([...names(16), 'late'].sort());
    expect(
      desk
        .seatsAt(2)
        .map((seats) => seats.length)
        .sort(),
    ).toEqual([3, 3, 3, 4, 4]);
    expect(stageOf(desk.state, MAIN)!.rounds[1]!.meta.cost).toBe(0);
    desk.begin(2).finish(2);
  });

  it('whoever left may come back, and whoever is disqualified may not', () => {
    const desk = running(12).begin(1).finish(1);
    desk.run({ type: 'drop', entrant: id('p01') }).run({ type: 'reenter', entrant: id('p01') });
    expect(desk.seatsAt(2).flat()).toContain('p01');
    desk.run({ type: 'disqualify', entrant: id('p02') });
    expect(desk.seatsAt(2).flat()).not.toContain('p02');
    expect(desk.refusal({ type: 'reenter', entrant: id('p02') })).toEqual({ code: 'ENTRANT_WRONG_STATUS' });
    expect(desk.refusal({ type: 'drop', entrant: id('p03') }, STAFF, null)).toEqual({
      code: 'REASON_REQUIRED',
    });
    expect(desk.refusal({ type: 'drop', entrant: id('p03') }, playerActor('p03'), null)).toBeUndefined();
  });
});
