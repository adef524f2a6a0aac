import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { Browser, newAccount, query } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('limits', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  const signIn = (browser: Browser, email: string): Promise<{ status: number }> =>
    browser.post('/api/account/sign-in', { email, password: 'not the password' });

  it('let an address try to sign in three times in ten seconds, and say when to come back', async () => {
    const browser = new Browser(gateway);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signIn(browser, `nobody-${n}@club.example`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 429, 429]);
    const refused = await browser.post('/api/account/sign-in', { email: 'a@club.example', password: 'x' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ error: { code: 'TOO_MANY', retryAfter: expect.any(Number) } });
  });

  it('stop strangers after ten tries at one account, and not its owner', async () => {
    const owner = await newAccount(gateway, 'Owner');
    const email = `${owner.id}@club.example`;
    for (let n = 0; n < 10; n += 1) expect((await signIn(new Browser(gateway), email)).status).toBe(401);
    expect((await signIn(new Browser(gateway), email)).status).toBe(429);
    await query(gateway, 'update session set ip_address = $2 where user_id = $1', [
      owner.id,
      owner.browser.address,
    ]);
    expect((await signIn(owner.browser, email)).status).toBe(401);
  });

  it('send three mails an hour to one address, without telling', async () => {
    for (let n = 0; n < 5; n += 1) {
      const answer = await new Browser(gateway).post('/api/account/password-reset', {
        email: 'often@club.example',
      });
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    const ordered = await query<{ n: number }>(
      gateway,
      `select count(*)::int as n from jobs.job where data->>'name' = 'mail.deliver'`,
    );
    expect(ordered[0]!.n).toBe(3);
  });

  it('keep nobody’s address in the database', async () => {
    const rows = await query<{ key: string }>(gateway, 'select key from limit_window');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('let one person send 300 requests a minute', async () => {
    const { browser } = await newAccount(gateway, 'Busy');
    const statuses: number[] = [];
    for (let n = 0; n < 310; n += 10)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => browser.get('/api/status')))).map(
          ({ status }) => status,
        ),
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('take nobody’s word for the address a request comes from but our own proxy’s', async () => {
    // The proxy appends the true address: what a client wrote before it does not count.
    const lie = (n: number): Promise<{ status: number }> =>
      request(gateway.url)
        .post('/api/account/sign-in')
        .set('X-Forwarded-For', `10.9.8.${n}, 203.0.113.77`)
        .send({ email: 'liar@club.example', password: 'x' });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await lie(n)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});
