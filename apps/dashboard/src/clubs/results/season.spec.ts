import { describe, expect, it } from '@jest/globals';
import { parseSeason, spanOf } from './season';

describe('seasons', () => {
  it('begin by the clock of the club', () => {
    const now = new Date('2026-12-31T23:30:00Z');
    expect(spanOf('year', now, 'UTC')).toEqual({ from: '2026-01-01' });
    expect(spanOf('year', now, 'Europe/Berlin')).toEqual({ from: '2027-01-01' });
    expect(spanOf('quarter', now, 'UTC')).toEqual({ from: '2026-10-02' });
    expect(spanOf('all', now, 'UTC')).toEqual({});
  });

  it('are this year unless the address names another', () => {
    expect([parseSeason('all'), parseSeason('x'), parseSeason(undefined)]).toEqual(['all', 'year', 'year']);
  });
});
