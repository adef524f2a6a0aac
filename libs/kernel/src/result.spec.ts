import { describe, expect, it } from '@jest/globals';
import { assertNever, failure, success, type Result } from './index.js';

describe('Result', () => {
  const half = (n: number): Result<number, { code: 'ODD' }> =>
    n % 2 === 0 ? success(n / 2) : failure({ code: 'ODD' });

  it('carries a value or a refusal with a code', () => {
    expect(half(4)).toEqual({ ok: true, value: 2 });
    expect(half(3)).toEqual({ ok: false, error: { code: 'ODD' } });
  });
});

describe('assertNever', () => {
  it('throws on a value that the types ruled out', () => {
    expect(() => assertNever('surprise' as never)).toThrow('surprise');
  });
});
