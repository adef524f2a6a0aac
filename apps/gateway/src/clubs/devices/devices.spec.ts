import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RuleSetVersionBody } from '@red-disc/contracts';
import { addMember, newClub, newMember, refusal, type TestClub } from '../../../test/clubs.js';
import { Browser, newGuest, query, type Person } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('a kid’s seat', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  const ticketFor = async (guardian: Person, club: TestClub, id: string): Promise<string> =>
    ((await guardian.browser.post(`/api/clubs/${club.id}/devices/${id}/ticket`)).body as { ticket: string })
      .ticket;

  it('belongs to a guardian’s account, stores an animal, and comes in by a ticket that works once', async () => {
    const club = await newClub(gateway);
    const guardian = await newMember(gateway, club, 'member');
    const seats = `/api/clubs/${club.id}/kid-seats`;
    expect(refusal(await guardian.browser.post(seats, { name: 'Ada Lovelace' }))).toBe('INVALID');
    const { id } = (await guardian.browser.post(seats, { name: 'otter' })).body as { id: string };
    const ticket = await ticketFor(guardian, club, id);
    const tablet = new Browser(gateway);
    const used = await tablet.post('/api/account/ticket', { ticket });
    expect(used.body).toMatchObject({ id, name: 'otter', kind: 'guest', device: 'kid' });
    expect(refusal(await new Browser(gateway).post('/api/account/ticket', { ticket }))).toBe('TOKEN_INVALID');
    expect((await tablet.get(`/api/clubs/${club.id}`)).body).toMatchObject({ places: ['kid'] });
  });

  it('cannot become anything else', async () => {
    const club = await newClub(gateway, { listed: true, joining: 'open' });
    const { id } = (await club.owner.browser.post(`/api/clubs/${club.id}/kid-seats`, { name: 'fox' }))
      .body as {
      id: string;
    };
    const tablet = new Browser(gateway);
    await tablet.post('/api/account/ticket', { ticket: await ticketFor(club.owner, club, id) });
    const signUp = { name: 'Tim', email: 'kid@club.example', password: 'seven red discs' };
    const { secret } = (await club.owner.browser.post(`/api/clubs/${club.id}/invitations`, { kind: 'link' }))
      .body as { secret: string };
    for (const refused of [
      await tablet.post('/api/account/sign-up', signUp),
      await tablet.send('PATCH', '/api/account', { name: 'Tim' }),
      await tablet.post('/api/invitations/accept', { secret }),
      await club.owner.browser.send('PUT', `/api/clubs/${club.id}/members/${id}/roles`, {
        roles: ['admin'],
      }),
    ])
      expect(['FORBIDDEN', 'NOT_A_PERSON']).toContain(refusal(refused));
  });

  it('opens no table outside its club, nor inside where that is not for kids', async () => {
    const club = await newClub(gateway, { allows: ['membersOpenTables'] });
    const { id } = (await club.owner.browser.post(`/api/clubs/${club.id}/kid-seats`, { name: 'fox' }))
      .body as {
      id: string;
    };
    const tablet = new Browser(gateway);
    await tablet.post('/api/account/ticket', { ticket: await ticketFor(club.owner, club, id) });
    const house = await tablet.get('/api/rule-sets');
    const { versions } = house.body as { versions: RuleSetVersionBody[] };
    const table = { rules: { ruleSetVersion: versions[0]!.id }, seats: 2 };
    for (const where of [{}, { visibility: 'open' }, { clubId: club.id }])
      expect(refusal(await tablet.post('/api/tables', { ...table, ...where }))).toBe('FORBIDDEN');
    expect(await query(gateway, 'select 1 from game_table where host_id = $1', [id])).toEqual([]);
  });

  it('is its guardian’s alone, and goes when they take it away or leave', async () => {
    const club = await newClub(gateway);
    const guardian = await newMember(gateway, club, 'member');
    const add = async (): Promise<string> =>
      (
        (await guardian.browser.post(`/api/clubs/${club.id}/kid-seats`, { name: 'hare' })).body as {
          id: string;
        }
      ).id;
    const [first, second] = [await add(), await add()];
    const tablet = new Browser(gateway);
    await tablet.post('/api/account/ticket', { ticket: await ticketFor(guardian, club, first) });
    const path = `/api/clubs/${club.id}/devices/${first}`;
    expect(refusal(await club.owner.browser.send('DELETE', path))).toBe('NOT_FOUND');
    await guardian.browser.send('DELETE', path);
    expect((await tablet.get('/api/account')).body).toEqual({ account: null });
    await guardian.browser.post(`/api/clubs/${club.id}/leave`);
    expect(await query(gateway, 'select 1 from "user" where id = $1', [second])).toEqual([]);
  });

  it('needs a club that has seats for kids and a guardian with an account', async () => {
    const club = await newClub(gateway, { kids: 'none' });
    const seats = `/api/clubs/${club.id}/kid-seats`;
    expect(refusal(await club.owner.browser.post(seats, { name: 'owl' }))).toBe('NO_KIDS_HERE');
    await club.owner.browser.send('PATCH', `/api/clubs/${club.id}`, { kids: 'phrases' });
    const guest = await newGuest(gateway, 'Guest');
    await addMember(gateway, club, guest, 'member');
    expect(refusal(await guest.browser.post(seats, { name: 'owl' }))).toBe('GUARDIAN_NEEDS_ACCOUNT');
  });
});
