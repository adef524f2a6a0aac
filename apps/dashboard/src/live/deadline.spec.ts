import { describe, expect, it } from '@jest/globals';
import { timingSchema } from '@red-disc/contracts';
import { deadlineOf, type TimedTable } from './deadline';

const timing = timingSchema.parse({});

function snapshotWith(clock: string, status: TimedTable['status'] = 'playing'): TimedTable {
  return {
    deadline: 100_000,
    status,
    seats: [{ bankMs: 45_000 }, { bankMs: 20_000 }],
    view: { awaited: [{ seat: 2, kind: 'open', clock }] },
  };
}

describe('deadlineOf', () => {
  it('tells a turn from the bank behind it, whenever the page was opened', () => {
    expect(deadlineOf(snapshotWith('turn'), timing, 1_000)).toEqual({
      endsAt: 99_000,
      totalMs: 30_000,
      bankMs: 20_000,
    });
  });

  it('knows no bank in a knock window, in set-up and between rounds', () => {
    expect(deadlineOf(snapshotWith('window'), timing, 0)).toMatchObject({ totalMs: 6_000, bankMs: 0 });
    expect(deadlineOf(snapshotWith('setup'), timing, 0)).toMatchObject({ totalMs: 60_000, bankMs: 0 });
    expect(deadlineOf(snapshotWith('turn', 'between'), timing, 0)).toMatchObject({
      totalMs: 20_000,
      bankMs: 0,
    });
  });

  it('shows no clock where none runs', () => {
    expect(deadlineOf({ ...snapshotWith('turn'), deadline: null }, timing, 0)).toBeUndefined();
    expect(deadlineOf(snapshotWith('turn'), { ...timing, turn: null }, 0)).toBeUndefined();
  });
});
