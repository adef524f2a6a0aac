import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { socketPath } from '@red-disc/contracts';
import request from 'supertest';
import { WebSocket } from 'ws';
import { Browser, mailsTo, newAccount, newGuest, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

const password = 'seven red discs';
const tokenIn = (text: string): string => /#(\S+)/.exec(text)![1]!;

describe('accounts', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  /** Signs up, opens the mail's link, and is an account. */
  async function signedUp(email: string): Promise<Browser> {
    const browser = new Browser(gateway);
    await browser.post('/api/account/sign-up', { name: 'Ada', email, password });
    const [mail] = await mailsTo(gateway, email);
    const confirmed = await browser.post('/api/account/email/confirm', { token: tokenIn(mail!.text) });
    expect(confirmed.body).toEqual({ email });
    return browser;
  }

  const accountOf = async (browser: Browser): Promise<Record<string, unknown> | null> =>
    ((await browser.get('/api/account')).body as { account: Record<string, unknown> | null }).account;

  it('knows nobody before they are somebody', async () => {
    const browser = new Browser(gateway);
    expect(await accountOf(browser)).toBeNull();
    const refused = await browser.get('/api/account/sessions');
    expect([refused.status, refused.body]).toMatchObject([
      401,
      { ok: false, error: { code: 'NOT_SIGNED_IN' } },
    ]);
  });

  it('lets a guest in by a name alone, and keeps the person when the guest becomes an account', async () => {
    const browser = new Browser(gateway);
    const guest = await browser.post('/api/account/guest', { name: '  Grace ', language: 'fr' });
    expect(guest.body).toMatchObject({ kind: 'guest', name: 'Grace', email: null, language: 'fr' });
    const claimed = await browser.post('/api/account/sign-up', {
      name: 'Grace',
      email: 'Grace@Club.example',
      password,
    });
    expect(claimed.body).toMatchObject({ kind: 'guest', email: null, pendingEmail: 'grace@club.example' });
    const [mail] = await mailsTo(gateway, 'grace@club.example');
    expect(mail!.text).toContain('http://localhost:24100/fr/confirm-email#');
    await browser.post('/api/account/email/confirm', { token: tokenIn(mail!.text) });
    expect(await accountOf(browser)).toMatchObject({
      id: (guest.body as { id: string }).id,
      kind: 'account',
      email: 'grace@club.example',
      pendingEmail: null,
    });
  });

  it('signs in by address and password, and out again', async () => {
    await signedUp('in@club.example');
    const browser = new Browser(gateway);
    const wrong = await browser.post('/api/account/sign-in', { email: 'in@club.example', password: 'wrong' });
    expect([wrong.status, wrong.body]).toMatchObject([401, { error: { reason: 'WRONG_CREDENTIALS' } }]);
    const right = await browser.post('/api/account/sign-in', { email: 'IN@club.example', password });
    expect(right.body).toMatchObject({ kind: 'account', email: 'in@club.example' });
    await browser.post('/api/account/sign-out');
    expect(await accountOf(browser)).toBeNull();
  });

  it('ends the guest’s session when the guest signs in to an account they have', async () => {
    await signedUp('had@club.example');
    const guest = await newGuest(gateway, 'Visitor');
    await guest.browser.post('/api/account/sign-in', { email: 'had@club.example', password });
    expect(await query(gateway, 'select 1 from session where user_id = $1', [guest.id])).toEqual([]);
  });

  it('stores passwords as argon2id with the parameters of docs/adr/0004', async () => {
    await signedUp('hash@club.example');
    const [row] = await query<{ password: string }>(
      gateway,
      'select password from credential join "user" u on u.id = user_id where email = $1',
      ['hash@club.example'],
    );
    expect(row!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses a password that is guessed first, naming the field', async () => {
    const answer = await new Browser(gateway).post('/api/account/sign-up', {
      name: 'Ada',
      email: 'weak@club.example',
      password: 'Password123',
    });
    expect(answer.body).toMatchObject({
      error: { code: 'INVALID', issues: [{ path: ['body', 'password'], code: 'guessable' }] },
    });
  });

  it('changes name, language, time zone and birthday, and refuses what they cannot be', async () => {
    const { browser } = await newGuest(gateway, 'Mutable');
    const changes = {
      name: 'Änne',
      language: 'de',
      timeZone: 'Europe/Berlin',
      birthday: { day: 29, month: 2 },
    };
    expect((await browser.send('PATCH', '/api/account', changes)).body).toMatchObject(changes);
    expect((await browser.send('PATCH', '/api/account', { birthday: null })).body).toMatchObject({
      birthday: null,
    });
    for (const bad of [
      { birthday: { day: 31, month: 4 } },
      { timeZone: 'Mars/Base' },
      { name: 'a\u202eb' },
      { role: 'x' },
    ])
      expect((await browser.send('PATCH', '/api/account', bad)).status).toBe(400);
  });

  it('changes the password by the old one, and signs out everywhere else', async () => {
    const browser = await signedUp('change@club.example');
    const other = new Browser(gateway);
    await other.post('/api/account/sign-in', { email: 'change@club.example', password });
    const body = { current: 'not this one', password: 'eleven blue discs' };
    expect((await browser.post('/api/account/password', body)).body).toMatchObject({
      error: { code: 'REFUSED', reason: 'WRONG_PASSWORD' },
    });
    expect((await browser.post('/api/account/password', { ...body, current: password })).status).toBe(200);
    expect(await accountOf(other)).toBeNull();
    expect(await accountOf(browser)).not.toBeNull();
  });

  it('sets a new password by a mail whose link works once, and ends all sessions', async () => {
    const browser = await signedUp('lost@club.example');
    await new Browser(gateway).post('/api/account/password-reset', { email: 'lost@club.example' });
    const mails = await mailsTo(gateway, 'lost@club.example', 2);
    const token = tokenIn(mails.find(({ text }) => text.includes('/reset-password#'))!.text);
    const reset = { token, password: 'eleven blue discs' };
    expect((await new Browser(gateway).post('/api/account/password-reset/confirm', reset)).status).toBe(200);
    expect(
      (await new Browser(gateway).post('/api/account/password-reset/confirm', reset)).body,
    ).toMatchObject({
      error: { code: 'REFUSED', reason: 'TOKEN_INVALID' },
    });
    expect(await accountOf(browser)).toBeNull();
    const signIn = { email: 'lost@club.example', password: 'eleven blue discs' };
    expect((await new Browser(gateway).post('/api/account/sign-in', signIn)).status).toBe(200);
  });

  it('changes the address once the new one is confirmed, and tells the old one', async () => {
    const browser = await signedUp('old@club.example');
    const asked = await browser.post('/api/account/email', { email: 'new@club.example', password });
    expect(asked.body).toMatchObject({ email: 'old@club.example', pendingEmail: 'new@club.example' });
    const [mail] = await mailsTo(gateway, 'new@club.example');
    await browser.post('/api/account/email/confirm', { token: tokenIn(mail!.text) });
    expect(await accountOf(browser)).toMatchObject({ email: 'new@club.example', pendingEmail: null });
    await mailsTo(gateway, 'old@club.example', 2);
  });

  describe('confirming an address', () => {
    it('asks for the password where the mail is opened by somebody who is not signed in', async () => {
      const email = 'phone@club.example';
      await new Browser(gateway).post('/api/account/sign-up', { name: 'Ada', email, password });
      const token = tokenIn((await mailsTo(gateway, email))[0]!.text);
      const phone = new Browser(gateway);
      for (const [given, reason] of [
        [undefined, 'PASSWORD_NEEDED'],
        ['guess', 'WRONG_PASSWORD'],
      ])
        expect(
          (await phone.post('/api/account/email/confirm', { token, password: given })).body,
        ).toMatchObject({
          error: { reason },
        });
      expect((await phone.post('/api/account/email/confirm', { token, password })).status).toBe(200);
    });

    it('gives an address to the first who confirms it', async () => {
      const email = 'race@club.example';
      const browsers = [new Browser(gateway), new Browser(gateway)];
      for (const browser of browsers)
        await browser.post('/api/account/sign-up', { name: 'Ada', email, password });
      const mails = await mailsTo(gateway, email, 2);
      const answers = await Promise.all(
        mails.map(({ text }) =>
          new Browser(gateway).post('/api/account/email/confirm', { token: tokenIn(text), password }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  describe('sessions', () => {
    it('are listed with where they are, and end one by one or all but this', async () => {
      const browser = await signedUp('many@club.example');
      const signIn = { email: 'many@club.example', password };
      const others = [new Browser(gateway), new Browser(gateway)];
      for (const other of others) await other.post('/api/account/sign-in', signIn);
      const { sessions } = (await browser.get('/api/account/sessions')).body as {
        sessions: { id: string; current: boolean; address: string }[];
      };
      expect(sessions.map(({ current }) => current)).toEqual([false, false, true]);
      expect(sessions.map(({ address }) => address)).toContain(others[0]!.address);
      const first = sessions.find(({ address }) => address === others[0]!.address)!;
      expect((await browser.send('DELETE', `/api/account/sessions/${first.id}`)).status).toBe(200);
      expect((await browser.send('DELETE', `/api/account/sessions/${first.id}`)).status).toBe(404);
      expect(await accountOf(others[0]!)).toBeNull();
      await browser.post('/api/account/sessions/end-others');
      expect(await accountOf(others[1]!)).toBeNull();
      expect(await accountOf(browser)).not.toBeNull();
    });

    it('of somebody else are nobody’s business', async () => {
      const [ada, eve] = [await newAccount(gateway, 'Ada'), await newAccount(gateway, 'Eve')];
      const [row] = await query<{ id: string }>(gateway, 'select id from session where user_id = $1', [
        ada.id,
      ]);
      expect((await eve.browser.send('DELETE', `/api/account/sessions/${row!.id}`)).status).toBe(404);
    });

    async function socketOf(browser: Browser): Promise<WebSocket> {
      const socket = new WebSocket(gateway.url.replace('http', 'ws') + socketPath, {
        headers: { cookie: browser.cookie },
      });
      await once(socket, 'open');
      return socket;
    }

    it('close their sockets at once when they end here', async () => {
      const { browser } = await newAccount(gateway, 'Ada');
      const socket = await socketOf(browser);
      const closed = once(socket, 'close');
      await browser.post('/api/account/sign-out');
      expect((await closed)[0]).toBe(4001);
    });

    it('close their sockets within 5 s when they end elsewhere, and nobody else’s', async () => {
      const [ada, eve] = [await newAccount(gateway, 'Ada'), await newAccount(gateway, 'Eve')];
      const [socket, other] = [await socketOf(ada.browser), await socketOf(eve.browser)];
      const closed = once(socket, 'close', { signal: AbortSignal.timeout(5000) });
      await query(gateway, 'delete from session where user_id = $1', [ada.id]);
      expect((await closed)[0]).toBe(4001);
      expect(other.readyState).toBe(other.OPEN);
      other.close();
    });

    it('open ten sockets at the most', async () => {
      const { browser } = await newAccount(gateway, 'Ada');
      const sockets = await Promise.all(Array.from({ length: 10 }, () => socketOf(browser)));
      await expect(socketOf(browser)).rejects.toThrow('429');
      for (const socket of sockets) socket.close();
    });

    it('end for somebody who is blocked, who cannot sign in again either', async () => {
      const browser = await signedUp('blocked@club.example');
      await query(gateway, `update "user" set blocked_at = now() where email = 'blocked@club.example'`);
      expect(await accountOf(browser)).toBeNull();
      const signIn = { email: 'blocked@club.example', password };
      expect((await new Browser(gateway).post('/api/account/sign-in', signIn)).body).toMatchObject({
        error: { code: 'FORBIDDEN', reason: 'BLOCKED' },
      });
    });
  });

  describe('the cookie', () => {
    const cookieOf = async (gateway: RunningGateway): Promise<string> => {
      const answer = await new Browser(gateway).post('/api/account/guest', { name: 'Ada' });
      return (answer.headers['set-cookie'] as unknown as string[]).join('\n');
    };

    it('is for this site only, out of reach of scripts', async () => {
      expect(await cookieOf(gateway)).toMatch(
        /^red-disc\.session=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    });

    it('is Secure and bound to the host under https', async () => {
      const secure = await runGateway({ PUBLIC_URL: 'https://club.example' });
      expect(await cookieOf(secure)).toMatch(
        /^__Host-red-disc\.session=\S+;.* Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      await secure.stop();
    });

    it('that was made up or changed signs nobody in', async () => {
      const { browser } = await newAccount(gateway, 'Ada');
      const forged = browser.cookie.replace(/=(\S{10})/, '=AAAAAAAAAA');
      const answer = await request(gateway.url).get('/api/account').set('Cookie', forged);
      expect(answer.body).toEqual({ account: null });
    });
  });

  describe('a change that a page of another site sends', () => {
    it.each([
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:24100' },
    ])('is refused: %j', async (headers) => {
      const answer = await request(gateway.url).post('/api/account/sign-out').set(headers);
      expect([answer.status, answer.body]).toMatchObject([403, { error: { code: 'FOREIGN_ORIGIN' } }]);
    });

    it.each([{ Origin: 'http://localhost:24100', 'Sec-Fetch-Site': 'same-origin' }, {}])(
      'is taken from our own pages and from programs: %j',
      async (headers) => {
        await request(gateway.url).post('/api/account/sign-out').set(headers).expect(200);
      },
    );
  });
});
