import { describe, expect, it } from '@jest/globals';
import { Desk, entry, MAIN, names, setup } from '../../test/desk.js';
import { sha256 } from '../../test/worked-examples.js';
import { entrantId } from '../model/ids.js';
import { type EventRules } from '../model/rules.js';
import { arenaTables } from './planning/arena.js';
import { arenaWaiting } from './planning/arena-waiting.js';
import { stageOf, tableOf } from './state.js';

const SECOND = 1000;
const arena = {
  id: MAIN,
  format: { kind: 'arena', minutes: 60, params: { sizes: [4, 3], maxWaitSeconds: 60, cooldownRepeat: 1 } },
} as const;

function opened(people: readonly string[], rules: Partial<EventRules> = {}): Desk {
  return new Desk(setup([arena], rules), people).run({ type: 'startStage', stage: MAIN });
}

/** Who waits, and the sizes of the tables that can be seated, some seconds after now. */
function look(desk: Desk, seconds: number) {
  const stage = stageOf(desk.state, MAIN)!;
  const waiting = arenaWaiting(desk.state, stage, { now: desk.now + seconds * SECOND, hash: sha256 });
  return { waiting, sizes: arenaTables(desk.state, stage, waiting).map((table) => table.length) };
}

describe('an arena', () => {
  it('seats its first table smaller after the longest wait, when no more people come', () => {
    const three = opened(names(3));
    expect(look(three, 59).sizes).toEqual([]);
    expect(look(three, 60).sizes).toEqual([3]);
  });

  it('seats two only where nobody else is here and the event has such tables', () => {
    expect(look(opened(names(2)), 60).sizes).toEqual([2]);
    expect(look(opened(names(2), { prefer: [4, 3] }), 600).sizes).toEqual([]);
  });

  it('counts the wait from the end of a game, and from when somebody came', () => {
    const desk = opened(names(4));
    const { waiting } = look(desk, 0);
    desk.run({ type: 'planRounds', stage: MAIN, waiting }).begin(1);
    desk.now += 1800 * SECOND;
    desk
      .run({ type: 'register', entrant: entry('late') })
      .run({ type: 'checkIn', entrant: entrantId('late'), how: 'desk' });
    expect(look(desk, 30).waiting).toMatchObject([{ id: 'late', waitedSeconds: 30, recent: [] }]);
    const table = { stage: MAIN, round: 1, table: 1 };
    const rounds = [{ scores: [10, 20, 30, 40], endedBy: 1 }];
    desk.run({ type: 'reportResult', ...table, entry: { type: 'scores', rounds } });
    desk.now += 20 * SECOND;
    desk.run({ type: 'correctResult', ...table, entry: { type: 'scores', rounds } });
    const seats = tableOf(desk.state, table)!.seats;
    const rested = look(desk, 0).waiting.find(({ id }) => id === seats[0]);
    expect(rested).toMatchObject({ waitedSeconds: 20, recent: [seats.slice(1)] });
  });

  it('opens no more tables in the room than there are boxes, and seats those elsewhere apart', () => {
    expect(look(opened(names(12), { maxTables: 2 }), 0).sizes).toEqual([4, 4]);
    const mixed = new Desk(setup([arena], { maxTables: 1 }, { mode: 'mixed' }), names(4));
    for (const name of ['x', 'y', 'z'])
      mixed.run({ type: 'register', entrant: entry(name, { attends: 'online' }) });
    mixed.run({ type: 'startStage', stage: MAIN });
    expect(look(mixed, 0).sizes).toEqual([4]);
    expect(look(mixed, 60).sizes).toEqual([4, 3]);
  });

  it('keeps apart who must not meet', () => {
    const desk = opened(names(4)).record({
      type: 'pairKeptApart',
      pair: [entrantId('p01'), entrantId('p02')],
    });
    expect(look(desk, 0).sizes).toEqual([]);
    expect(look(desk, 60).sizes).toEqual([3]);
  });
});
