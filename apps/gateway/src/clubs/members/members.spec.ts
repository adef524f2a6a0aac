import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newClub, newMember, refusal, rolesOf } from '../../../test/clubs.js';
import { newAccount, query, type Person } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('the people of a club', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  describe('members', () => {
    it('get roles from admins; owners come from owners alone', async () => {
      const club = await newClub(gateway);
      const [admin, member] = [
        await newMember(gateway, club, 'admin'),
        await newMember(gateway, club, 'member'),
      ];
      const path = `/api/clubs/${club.id}/members/${member.id}/roles`;
      const answer = await admin.browser.send('PUT', path, {
        roles: ['referee', 'member'],
        reason: 'Knows it all',
      });
      expect(answer.body).toMatchObject({ userId: member.id, places: ['referee', 'member'] });
      expect(refusal(await admin.browser.send('PUT', path, { roles: ['owner'] }))).toBe('OWNERS_ONLY');
      const owners = `/api/clubs/${club.id}/members/${club.owner.id}`;
      expect(refusal(await admin.browser.send('DELETE', owners))).toBe('OWNERS_ONLY');
      expect((await club.owner.browser.send('PUT', path, { roles: ['owner'] })).status).toBe(200);
      const [entry] = await query(
        gateway,
        'select * from audit_entry where club_id = $1 and reason is not null',
        [club.id],
      );
      expect(entry).toMatchObject({
        actor_id: admin.id,
        action: 'club.roles-set',
        subject_id: member.id,
        reason: 'Knows it all',
        data: { from: ['member'], to: ['referee', 'member'] },
      });
    });

    it('leave when they like, but for the last owner', async () => {
      const club = await newClub(gateway);
      const leave = `/api/clubs/${club.id}/leave`;
      expect(refusal(await club.owner.browser.post(leave))).toBe('LAST_OWNER');
      const second = await newMember(gateway, club, 'owner');
      expect((await club.owner.browser.post(leave)).status).toBe(200);
      expect(refusal(await second.browser.post(leave))).toBe('LAST_OWNER');
      expect(refusal(await club.owner.browser.get(`/api/clubs/${club.id}`))).toBe('NOT_FOUND');
    });

    it('keep an owner when all of them leave at the same moment', async () => {
      const club = await newClub(gateway);
      const owners = [club.owner];
      for (let n = 0; n < 7; n += 1) owners.push(await newMember(gateway, club, 'owner'));
      const answers = await Promise.all(
        owners.map(({ browser }) => browser.post(`/api/clubs/${club.id}/leave`)),
      );
      expect(answers.map(refusal).filter((reason) => reason === 'LAST_OWNER')).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    });

    it('take the club over from its owner, who stays as an admin', async () => {
      const club = await newClub(gateway);
      const member = await newMember(gateway, club, 'director');
      const answer = await club.owner.browser.post(`/api/clubs/${club.id}/ownership`, { userId: member.id });
      expect(answer.body).toMatchObject({ places: ['admin'] });
      expect(await rolesOf(gateway, club, member)).toEqual(['owner', 'director']);
      const stranger = await newAccount(gateway, 'Stranger');
      expect(
        refusal(await member.browser.post(`/api/clubs/${club.id}/ownership`, { userId: stranger.id })),
      ).toBe('NOT_FOUND');
    });

    it('are listed without their addresses', async () => {
      const club = await newClub(gateway);
      const member = await newMember(gateway, club, 'member');
      const list = await member.browser.get(`/api/clubs/${club.id}/members`);
      expect((list.body as { members: unknown[] }).members).toHaveLength(2);
      expect(list.text).not.toContain('@');
    });
  });

  describe('the block list', () => {
    it('takes somebody out and keeps them out by every way, until they are let in again', async () => {
      const club = await newClub(gateway, { listed: true, joining: 'open' });
      const person = await newMember(gateway, club, 'member');
      const blocks = `/api/clubs/${club.id}/blocks`;
      await club.owner.browser.send('PUT', `${blocks}/${person.id}`, { reason: 'Throws cards' });
      expect(refusal(await person.browser.get(`/api/clubs/${club.id}`))).toBe('NOT_FOUND');
      const invitation = await club.owner.browser.post(`/api/clubs/${club.id}/invitations`, { kind: 'link' });
      const { secret } = invitation.body as { secret: string };
      const waysIn = [
        () => person.browser.post('/api/invitations/accept', { secret }),
        () => person.browser.post(`/api/clubs/${club.id}/requests`, {}),
      ];
      for (const way of waysIn) expect(refusal(await way())).toBe('NOT_FOUND');
      expect((await club.owner.browser.get(blocks)).body).toMatchObject({
        blocks: [{ userId: person.id, reason: 'Throws cards' }],
      });
      await club.owner.browser.send('DELETE', `${blocks}/${person.id}`);
      expect(refusal(await waysIn[0]!())).toBeUndefined();
    });

    it('is not for those above oneself, nor for oneself', async () => {
      const club = await newClub(gateway);
      const [director, admin] = [
        await newMember(gateway, club, 'director'),
        await newMember(gateway, club, 'admin'),
      ];
      const block = (by: Person, whom: Person) =>
        by.browser.send('PUT', `/api/clubs/${club.id}/blocks/${whom.id}`, { reason: 'No reason' });
      expect(refusal(await block(director, admin))).toBe('LEADERS_ONLY');
      expect(refusal(await block(admin, club.owner))).toBe('OWNERS_ONLY');
      expect(refusal(await block(admin, admin))).toBe('ONESELF');
      const administrator = await newAccount(gateway, 'Platform', 'administrator');
      expect(refusal(await block(administrator, admin))).toBeUndefined();
    });
  });
});
