import { describe, expect, it } from '@jest/globals';
import { ForbiddenException, NotFoundException } from '@nestjs/common';
import { ApiException } from './api-exception.js';
import { toApiError } from './to-api-error.js';

describe('what was thrown becomes an answer', () => {
  it('an expected refusal stays as it is', () => {
    expect(toApiError(new ApiException({ code: 'CONFLICT', reason: 'SEAT_TAKEN' }))).toEqual({
      code: 'CONFLICT',
      reason: 'SEAT_TAKEN',
    });
  });

  it.each([
    [new Error('the database password is 123'), 'INTERNAL'],
    ['a string', 'INTERNAL'],
    [undefined, 'INTERNAL'],
    [new NotFoundException(), 'NOT_FOUND'],
    [new ForbiddenException(), 'INVALID'],
    [{ code: 'FORBIDDEN' }, 'INTERNAL'],
  ])('%p says its code and nothing else', (thrown, code) => {
    expect(toApiError(thrown)).toEqual({ code });
  });
});
