import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newClub, newMember, refusal, rolesOf, type TestClub } from '../../../test/clubs.js';
import { mailsTo, newAccount, newGuest, query } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('ways into a club', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  describe('invitations', () => {
    const invite = async (club: TestClub, body: object): Promise<{ id: string; secret: string }> =>
      (await club.owner.browser.post(`/api/clubs/${club.id}/invitations`, body)).body as never;

    it('lead in by a link, and show first where they lead', async () => {
      const club = await newClub(gateway, { name: 'Linked' });
      const { secret } = await invite(club, { kind: 'link' });
      const person = await newAccount(gateway, 'New');
      expect((await person.browser.post('/api/invitations/open', { secret })).body).toMatchObject({
        name: 'Linked',
      });
      const accepted = await person.browser.post('/api/invitations/accept', { secret });
      expect(accepted.body).toEqual({ clubId: club.id });
      expect(await rolesOf(gateway, club, person)).toEqual(['member']);
      expect((await person.browser.post('/api/invitations/accept', { secret })).status).toBe(200);
      const [row] = await query(gateway, 'select uses from club_invitation where secret = $1', [secret]);
      expect(row).toEqual({ uses: 1 });
    });

    it('lead in by a code that may be typed as people type', async () => {
      const club = await newClub(gateway);
      const { secret } = await invite(club, { kind: 'code' });
      expect(secret).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      const guest = await newGuest(gateway, 'Walk-in');
      const typed = ` ${secret.slice(0, 3).toLowerCase()}-${secret.slice(3)} `;
      expect((await guest.browser.post('/api/invitations/accept', { secret: typed })).status).toBe(200);
      expect(await rolesOf(gateway, club, guest)).toEqual(['guest']);
    });

    it('by mail go to one address, work once, and then forget it', async () => {
      const club = await newClub(gateway, { name: 'Le Club', languages: ['fr'] });
      const { id, secret } = await invite(club, { kind: 'email', email: 'friend@club.example' });
      expect(secret).toBeNull();
      const [mail] = await mailsTo(gateway, 'friend@club.example');
      const inMail = /\/fr\/join#(\S+)/.exec(mail!.text)![1]!;
      const [first, second] = [await newAccount(gateway, 'One'), await newAccount(gateway, 'Two')];
      expect((await first.browser.post('/api/invitations/accept', { secret: inMail })).status).toBe(200);
      expect(refusal(await second.browser.post('/api/invitations/accept', { secret: inMail }))).toBe(
        'INVITATION_USED_UP',
      );
      expect(await query(gateway, 'select email from club_invitation where id = $1', [id])).toEqual([
        { email: null },
      ]);
    });

    it('with one use take one of a hundred who come at once', async () => {
      const club = await newClub(gateway);
      const { secret } = await invite(club, { kind: 'link', maxUses: 1 });
      const people = await Promise.all(
        Array.from({ length: 100 }, (_, n) => newGuest(gateway, `Guest ${n}`)),
      );
      const answers = await Promise.all(
        people.map(({ browser }) => browser.post('/api/invitations/accept', { secret })),
      );
      const outcomes = answers.map((answer) => refusal(answer) ?? 'JOINED');
      expect(outcomes.filter((outcome) => outcome === 'JOINED')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['JOINED', 'INVITATION_USED_UP']));
      const [row] = await query(gateway, 'select count(*)::int as n from membership where club_id = $1', [
        club.id,
      ]);
      expect(row).toEqual({ n: 2 });
    });

    it('end when they are ended or too old', async () => {
      const club = await newClub(gateway);
      const [ended, old] = [await invite(club, { kind: 'link' }), await invite(club, { kind: 'link' })];
      await club.owner.browser.send('DELETE', `/api/clubs/${club.id}/invitations/${ended.id}`);
      await query(gateway, `update club_invitation set expires_at = now() where id = $1`, [old.id]);
      const { browser } = await newAccount(gateway, 'Late');
      for (const { secret } of [ended, old])
        expect(refusal(await browser.post('/api/invitations/accept', { secret }))).toBe('NOT_FOUND');
      const list = await club.owner.browser.get(`/api/clubs/${club.id}/invitations`);
      expect(list.body).toEqual({ invitations: [], total: 0 });
    });

    it('cannot be guessed: ten tries in ten minutes', async () => {
      const { browser } = await newAccount(gateway, 'Guesser');
      const tries = [];
      for (let n = 0; n < 12; n += 1)
        tries.push(refusal(await browser.post('/api/invitations/accept', { secret: `AAAAA${2 + (n % 8)}` })));
      expect(tries.slice(0, 10)).toEqual(Array(10).fill('NOT_FOUND'));
      expect(tries.slice(10)).toEqual(['TOO_MANY', 'TOO_MANY']);
    });
  });

  describe('asking to join', () => {
    it('waits for an answer, or is one where the club is open', async () => {
      const club = await newClub(gateway, { listed: true });
      const ask = `/api/clubs/${club.id}/requests`;
      const [ada, eve] = [await newAccount(gateway, 'Ada'), await newAccount(gateway, 'Eve')];
      expect((await ada.browser.post(ask, { message: 'Hello!' })).body).toEqual({ status: 'requested' });
      await eve.browser.post(ask, {});
      const director = await newMember(gateway, club, 'director');
      expect((await director.browser.get(ask)).body).toMatchObject({
        requests: [{ name: 'Ada', message: 'Hello!' }, { name: 'Eve' }],
      });
      await director.browser.post(`${ask}/${ada.id}`, { accept: true });
      await director.browser.post(`${ask}/${eve.id}`, { accept: false });
      expect([await rolesOf(gateway, club, ada), await rolesOf(gateway, club, eve)]).toEqual([
        ['member'],
        undefined,
      ]);
      expect(refusal(await ada.browser.post(ask, {}))).toBe('ALREADY_MEMBER');
      await club.owner.browser.send('PATCH', `/api/clubs/${club.id}`, { joining: 'open' });
      expect((await eve.browser.post(ask, {})).body).toEqual({ status: 'joined' });
    });

    it('is not possible where the club is closed or not to be found', async () => {
      const [closed, hidden] = [
        await newClub(gateway, { listed: true, joining: 'closed' }),
        await newClub(gateway),
      ];
      const { browser } = await newAccount(gateway, 'Ada');
      expect(refusal(await browser.post(`/api/clubs/${closed.id}/requests`, {}))).toBe('BY_INVITATION_ONLY');
      expect(refusal(await browser.post(`/api/clubs/${hidden.id}/requests`, {}))).toBe('NOT_FOUND');
    });
  });
});
