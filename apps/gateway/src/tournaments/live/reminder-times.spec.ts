import { describe, expect, it } from '@jest/globals';
import { dueReminder } from './reminder-times.js';

describe('reminders of an event', () => {
  const startsAt = Date.UTC(2026, 11, 5, 12);
  const before = (minutes: number) => dueReminder(startsAt, startsAt - minutes * 60_000);

  it('come a day and an hour before, the latest only, and none once it has begun', () => {
    expect([1441, 1440, 61, 60, 1, 0, -5].map(before)).toEqual([
      undefined,
      1440,
      1440,
      60,
      60,
      undefined,
      undefined,
    ]);
  });
});
