import { presets } from '@red-disc/allegra';
import { describe, expect, it } from '@jest/globals';
import { seededRandom, shuffle } from '../../test/random-play';
import { LocalTable, ownSeat } from './local-table';

const { rules } = presets.find(({ id }) => id === 'one-round')!;

/** A table whose bots answer when the test says so. */
function openTable(seats: number) {
  const random = seededRandom(seats);
  const waiting: (() => void)[] = [];
  const table = new LocalTable({
    rules,
    seats,
    dealer: 1,
    arrange: (cards) => shuffle(cards, random),
    choose: ({ moves }) => moves[random.below(moves.length)],
    thinkMs: 0,
    schedule: (run) => {
      waiting.push(run);
      return () => {
        const at = waiting.indexOf(run);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
  });
  return { table, random, think: () => waiting.shift()?.() };
}

describe('LocalTable', () => {
  it.each([2, 4, 6])('plays a whole game of %i between a person and bots', (seats) => {
    const { table, random, think } = openTable(seats);
    const stop = table.subscribe(() => undefined);
    for (let guard = 0; guard < 5_000 && !table.snapshot().view.over; guard++) {
      const { moves, awaited } = table.snapshot().view;
      if (awaited.some(({ seat }) => seat === ownSeat)) table.play(moves[random.below(moves.length)]!);
      else think();
    }
    const { view, log, refusals } = table.snapshot();
    expect(view.over).toBe(true);
    expect(refusals).toBe(0);
    expect(log.map(({ id }) => id)).toEqual(log.map((_, index) => index + 1));
    stop();
  });

  it('counts a refused move and changes nothing else', () => {
    const { table } = openTable(3);
    const before = table.snapshot();
    table.play('D');
    expect(table.snapshot()).toEqual({ ...before, refusals: 1 });
  });

  it('tells the person nothing that only a knocker knows', () => {
    const { table, random, think } = openTable(5);
    const stop = table.subscribe(() => undefined);
    for (let guard = 0; guard < 5_000 && !table.snapshot().view.over; guard++) {
      const { moves, awaited } = table.snapshot().view;
      if (awaited.some(({ seat }) => seat === ownSeat)) table.play(moves[random.below(moves.length)]!);
      else think();
    }
    for (const { event } of table.snapshot().log) {
      if (event.type === 'exchanged' && event.secret && event.seat !== ownSeat)
        expect(event.out).toBe('down');
    }
    stop();
  });

  it('stops its bots when nobody looks on', () => {
    const { table, think } = openTable(3);
    table.subscribe(() => undefined)();
    const before = table.snapshot();
    think();
    expect(table.snapshot()).toBe(before);
  });
});
