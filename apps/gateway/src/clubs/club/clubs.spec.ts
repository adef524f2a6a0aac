import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { actionsIn, newClub, newMember, refusal } from '../../../test/clubs.js';
import { Browser, newAccount, newGuest, query } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('clubs', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  describe('founding one', () => {
    it('makes its founder the owner, careful by default', async () => {
      const { id, owner } = await newClub(gateway);
      const club = await owner.browser.get(`/api/clubs/${id}`);
      expect(club.body).toMatchObject({
        listed: false,
        joining: 'request',
        talk: 'phrases',
        kids: 'silent',
        places: ['owner'],
        may: expect.arrayContaining(['club.owners.write', 'club.settings.write']),
      });
      expect((await owner.browser.get('/api/my/clubs')).body).toMatchObject({
        clubs: [{ id, roles: ['owner'], members: 1 }],
      });
    });

    it('is for accounts, under an address nobody else has, five times a day', async () => {
      const { slug } = await newClub(gateway);
      const body = { slug, name: 'Twin', timeZone: 'Europe/Paris' };
      const guest = await newGuest(gateway, 'G');
      expect(refusal(await guest.browser.post('/api/clubs', body))).toBe('FORBIDDEN');
      const { browser } = await newAccount(gateway, 'Twin');
      expect(refusal(await browser.post('/api/clubs', body))).toBe('SLUG_TAKEN');
      for (const bad of [{ slug: 'Has Space' }, { slug: 'new' }, { timeZone: '+01:00' }, { talk: 'loud' }])
        expect(refusal(await browser.post('/api/clubs', { ...body, ...bad }))).toBe('INVALID');
      for (let n = 0; n < 4; n += 1) await browser.post('/api/clubs', { ...body, slug: `often-${n}` });
      expect(refusal(await browser.post('/api/clubs', { ...body, slug: 'once-more' }))).toBe('TOO_MANY');
    });
  });

  describe('the public page', () => {
    it('is there for a club that wants to be found, and for members of one that does not', async () => {
      const hidden = await newClub(gateway, { name: 'Hidden Disc' });
      const stranger = new Browser(gateway);
      expect((await stranger.get(`/api/club-pages/${hidden.slug}`)).status).toBe(404);
      expect((await hidden.owner.browser.get(`/api/club-pages/${hidden.slug}`)).status).toBe(200);
      const open = await newClub(gateway, { name: 'Open Disc', listed: true, description: 'Tuesdays' });
      expect((await stranger.get(`/api/club-pages/${open.slug}`)).body).toMatchObject({
        name: 'Open Disc',
        description: 'Tuesdays',
        members: 1,
      });
      const found = { total: 1, clubs: [{ name: 'Open Disc' }] };
      expect((await stranger.get('/api/clubs?q=disc')).body).toMatchObject(found);
      expect((await stranger.get('/api/clubs?q=disc&page=2')).body).toEqual({ total: 1, clubs: [] });
    });
  });

  describe('settings', () => {
    it('are changed by admins, and the change is in the log', async () => {
      const club = await newClub(gateway);
      const admin = await newMember(gateway, club, 'admin');
      const changed = await admin.browser.send('PATCH', `/api/clubs/${club.id}`, {
        talk: 'none',
        name: 'Quiet',
      });
      expect(changed.body).toMatchObject({ talk: 'none', name: 'Quiet', slug: club.slug });
      expect(await actionsIn(gateway, club)).toEqual(['club.founded', 'club.settings-changed']);
      expect(refusal(await admin.browser.send('PATCH', `/api/clubs/${club.id}`, { id: club.id }))).toBe(
        'INVALID',
      );
    });

    it('leave to members what the club says', async () => {
      const club = await newClub(gateway, { allows: ['membersInvite'] });
      const member = await newMember(gateway, club, 'member');
      const invited = await member.browser.post(`/api/clubs/${club.id}/invitations`, { kind: 'link' });
      expect(invited.status).toBe(200);
      await club.owner.browser.send('PATCH', `/api/clubs/${club.id}`, { allows: [] });
      expect(refusal(await member.browser.post(`/api/clubs/${club.id}/invitations`, { kind: 'link' }))).toBe(
        'FORBIDDEN',
      );
    });
  });

  describe('announcements', () => {
    it('come from organisers, are read by members, and can be taken back', async () => {
      const club = await newClub(gateway);
      const member = await newMember(gateway, club, 'member');
      const path = `/api/clubs/${club.id}/announcements`;
      const made = await club.owner.browser.post(path, { title: 'Moved', text: 'Now on\nThursdays' });
      expect((await member.browser.get(path)).body).toMatchObject({
        announcements: [{ title: 'Moved', text: 'Now on\nThursdays', author: 'Owner' }],
      });
      await club.owner.browser.post(path, { title: 'Older no more', text: 'x' });
      expect((await member.browser.get(`${path}?limit=1&page=2`)).body).toMatchObject({
        announcements: [{ title: 'Moved' }],
        total: 2,
      });
      const [newest] = ((await member.browser.get(path)).body as { announcements: { id: string }[] })
        .announcements;
      await club.owner.browser.send('DELETE', `${path}/${newest!.id}`);
      const own = `${path}/${(made.body as { id: string }).id}`;
      const other = await newClub(gateway);
      const elsewhere = own.replace(club.id, other.id);
      expect((await other.owner.browser.send('DELETE', elsewhere)).status).toBe(404);
      expect((await club.owner.browser.send('DELETE', own)).status).toBe(200);
      expect((await member.browser.get(path)).body).toEqual({ announcements: [], total: 0 });
    });
  });

  it('write a log that nobody can change', async () => {
    await newClub(gateway);
    for (const sql of [
      `update audit_entry set action = 'x'`,
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(query(gateway, sql)).rejects.toThrow('append-only');
  });
});
