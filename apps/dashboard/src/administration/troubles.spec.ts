import { describe, expect, it } from '@jest/globals';
import { troubles } from './troubles';

const well = {
  version: '1',
  startedAt: '2026-01-01T00:00:00.000Z',
  memoryMb: 100,
  databaseMs: 2,
  users: { accounts: 1, guests: 0, blocked: 0 },
  clubs: 1,
  tables: { playing: 3 },
  jobs: { completed: 9 },
  mails: { sent: 2 },
};

describe('what needs an administrator', () => {
  it('is nothing on a server that is well', () => {
    expect(troubles(well)).toEqual([]);
  });

  it('is told with the worst first', () => {
    const found = troubles({
      ...well,
      databaseMs: 250.4,
      tables: { quarantined: 1 },
      jobs: { failed: 2 },
    });
    expect(found.map(({ key, figure }) => [key, figure])).toEqual([
      ['quarantined', 1],
      ['failedJobs', 2],
      ['slowDatabase', 250],
    ]);
  });
});
