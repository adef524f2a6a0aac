import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { newAccount } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

describe('a database that is too busy to be asked', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ DATABASE_POOL: '2' });
  });
  afterAll(() => gateway.stop());

  it('is no fault of whoever asks: they hear that they may try again, and then it works', async () => {
    const person = await newAccount(gateway, 'Patient');
    const holder = new pg.Client({ connectionString: gateway.databaseUrl });
    await holder.connect();
    try {
      // Nobody can read a session until this is given back.
      await holder.query('begin');
      await holder.query('lock table session in access exclusive mode');
      const ask = () => person.browser.sendOnce('GET', '/api/account');
      const answers = await Promise.all(Array.from({ length: 4 }, ask));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      for (const { body } of answers)
        expect(body).toMatchObject({ ok: false, error: { code: 'RETRY', requestId: expect.any(String) } });
      await holder.query('rollback');
    } finally {
      await holder.end();
    }
    expect((await person.browser.get('/api/account')).status).toBe(200);
  });
});
