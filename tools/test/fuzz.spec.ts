import { describe, expect, it } from '@jest/globals';
import { resultOf, runEntry } from './run-entry.js';

describe('npm run fuzz', () => {
  it('finds no bad message that crashes, changes or repeats anything, and each is answered with a code', async () => {
    const run = await runEntry('fuzz', ['--messages', '3000', '--json']);
    expect(resultOf(run)).toMatchObject({
      sent: 3000,
      crashed: false,
      changed: [],
      unanswered: 0,
      withoutCode: 0,
      internal: 0,
      accepted: 0,
      tooLong: 0,
      echoed: 0,
      examples: [],
    });
    expect(Object.keys((resultOf(run) as { byCode: object }).byCode)).toEqual(
      expect.arrayContaining(['INVALID', 'MALFORMED_JSON', 'NOT_FOUND', 'FORBIDDEN', 'REFUSED']),
    );
  });
});
