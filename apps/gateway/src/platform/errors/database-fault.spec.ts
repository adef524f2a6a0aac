import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseFaultOf } from './database-fault.js';
import { toApiError } from './to-api-error.js';

const withCode = (code: string): Error => Object.assign(new Error('secret words'), { code });
const fromPrisma = (originalCode: string): Error =>
  Object.assign(new Error('secret words'), {
    code: 'P2010',
    meta: { driverAdapterError: Object.assign(new Error('adapter'), { cause: { originalCode } }) },
  });

describe('a fault of the database', () => {
  it.each([
    [withCode('ECONNREFUSED'), 'RETRY', 'RETRY'],
    [withCode('57P03'), 'RETRY', 'RETRY'],
    [withCode('57014'), 'RETRY', 'RETRY'],
    [fromPrisma('40P01'), 'RETRY', 'RETRY'],
    [new Error('timeout exceeded when trying to connect'), 'RETRY', 'RETRY'],
    [
      Object.assign(
        new Error('Transaction API error: Unable to start a transaction in the given time.'),
        withCode('P2028'),
      ),
      'RETRY',
      'RETRY',
    ],
    [withCode('P2028'), 'RETRY', undefined],
    [withCode('57P01'), 'RETRY', undefined],
    [withCode('ECONNRESET'), 'RETRY', undefined],
    [new Error('Connection terminated unexpectedly'), 'RETRY', undefined],
    [new Error('Query read timeout'), 'RETRY', undefined],
    [withCode('53100'), 'STORAGE_FULL', 'STORAGE_FULL'],
    [fromPrisma('53100'), 'STORAGE_FULL', 'STORAGE_FULL'],
    [withCode('23505'), undefined, undefined],
    [new Error('a bug'), undefined, undefined],
    ['a string', undefined, undefined],
  ])('%p is told as such, and never as RETRY where it might count twice', (thrown, repeatable, once) => {
    expect(databaseFaultOf(thrown, { isRepeatable: true })).toBe(repeatable);
    expect(databaseFaultOf(thrown, { isRepeatable: false })).toBe(once);
  });

  it('is found however deep it is the cause, and a circle of causes ends', () => {
    const deep = new Error('outer', { cause: new Error('inner', { cause: withCode('ECONNREFUSED') }) });
    expect(toApiError(deep)).toEqual({ code: 'RETRY' });
    const circle = new Error('circle');
    circle.cause = circle;
    expect(toApiError(circle)).toEqual({ code: 'INTERNAL' });
  });

  it('is told by the driver itself when nothing listens', async () => {
    const client = new pg.Client({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
    const thrown = await client.connect().catch((error: unknown) => error);
    expect(databaseFaultOf(thrown, { isRepeatable: false })).toBe('RETRY');
  });
});
