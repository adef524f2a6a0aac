import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { makeAdministrator, seedDemo, type Demo } from '../index.js';

describe('what is made on the machine itself', () => {
  let gateway: RunningGateway;
  let demo: Demo;
  beforeAll(async () => {
    gateway = await runGateway();
    demo = (await seedDemo(gateway.databaseUrl))!;
  });
  afterAll(() => gateway.stop());

  it('a demo club has a sign-in for each role, and rules of its own', async () => {
    for (const { role, email, password } of demo.signIns) {
      const browser = new Browser(gateway);
      expect((await browser.post('/api/account/sign-in', { email, password })).status).toBe(200);
      const { clubs } = (await browser.get('/api/my/clubs')).body as {
        clubs: { id: string; roles: string[] }[];
      };
      if (role === 'administrator') continue;
      expect(clubs[0]!.roles).toContain(role);
      const sets = await browser.get(`/api/clubs/${clubs[0]!.id}/rule-sets`);
      expect(sets.body).toMatchObject({ ruleSets: [{ name: 'Club evening', latest: { number: 1 } }] });
    }
  });

  it('a demo club has an event to enter, and one in its second round', async () => {
    const { email, password } = demo.signIns.find(({ role }) => role === 'director')!;
    const browser = new Browser(gateway);
    await browser.post('/api/account/sign-in', { email, password });
    const { clubs } = (await browser.get('/api/my/clubs')).body as { clubs: { id: string }[] };
    const path = `/api/clubs/${clubs[0]!.id}/tournaments`;
    const { tournaments } = (await browser.get(path)).body as { tournaments: { id: string }[] };
    expect(tournaments).toMatchObject([
      { name: 'Open championship', status: 'preparing', registrationOpen: true, entrants: 16 },
      { name: 'Club evening', status: 'running', entrants: 16 },
    ]);
    const running = `${path}/${tournaments[1]!.id}`;
    expect((await browser.get(running)).body).toMatchObject({ next: [{ code: 'AWAIT_RESULTS', round: 2 }] });
    expect((await browser.get(`${running}/round?stage=main&round=1`)).body).toMatchObject({
      status: 'closed',
    });
    const report = { type: 'openRegistration' };
    const done = await browser.post(`${running}/commands`, { commandId: 'goes-on-here', command: report });
    expect(done.status).toBe(200);
  });

  it('a demo club is made once, and with other passwords elsewhere', async () => {
    expect(await seedDemo(gateway.databaseUrl)).toBeUndefined();
    expect(new Set(demo.signIns.map(({ password }) => password)).size).toBe(demo.signIns.length);
  });

  it('an administrator is made from nothing, or from an account there is', async () => {
    const made = await makeAdministrator(gateway.databaseUrl, 'first@club.example');
    const browser = new Browser(gateway);
    const answer = await browser.post('/api/account/sign-in', {
      email: made.email,
      password: made.password!,
    });
    expect(answer.body).toMatchObject({ platformRole: 'administrator' });
    const { email } = demo.signIns.find(({ role }) => role === 'member')!;
    expect(await makeAdministrator(gateway.databaseUrl, email)).toEqual({ email, password: undefined });
    const entries = await query(
      gateway,
      `select actor_id from audit_entry where action = 'platform.administrator-made'`,
    );
    expect(entries).toEqual([{ actor_id: null }, { actor_id: null }]);
  });
});
