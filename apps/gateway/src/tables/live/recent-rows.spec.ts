import { describe, expect, it } from '@jest/globals';
import type { UserId } from '../../platform/identity/actor.js';
import { RecentRows } from './recent-rows.js';

const rowsFrom = (first: number, last: number): RecentRows => {
  const rows = new RecentRows();
  for (let seq = first; seq <= last; seq += 1) rows.add({ seq, entries: [], events: [] });
  return rows;
};
const seqsOf = (rows: ReturnType<RecentRows['between']>): number[] | undefined => rows?.map(({ seq }) => seq);

describe('the recent rows of a table', () => {
  it('are what came after one number, up to another', () => {
    expect(seqsOf(rowsFrom(5, 12).between(7, 10))).toEqual([8, 9, 10]);
  });

  it('are not told where the first of them is not kept any more', () => {
    const rows = rowsFrom(1, 100);
    expect(rows.between(60, 100)).toBeUndefined();
    expect(seqsOf(rows.between(98, 100))).toEqual([99, 100]);
    expect(new RecentRows().between(0, 1)).toBeUndefined();
  });

  it('begin anew when something was taken back', () => {
    const rows = rowsFrom(1, 6);
    const by = 'referee' as UserId;
    rows.add({ seq: 7, entries: [{ type: 'undone', to: 4, by, reason: 'wrong card' }], events: [] });
    expect(rows.between(3, 7)).toBeUndefined();
    rows.add({ seq: 8, entries: [], events: [] });
    expect(rows.between(6, 8)).toBeUndefined();
    expect(seqsOf(rows.between(7, 8))).toEqual([8]);
  });
});
