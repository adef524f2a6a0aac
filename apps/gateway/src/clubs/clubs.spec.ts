import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMember, newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, mailsTo, newAccount, newGuest, query, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

describe('clubs', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway();
  });
  afterAll(() => gateway.stop());

  const rolesOf = async (club: TestClub, person: Person): Promise<string[] | undefined> =>
    (
      await query<{ roles: string[] }>(
        gateway,
        'select roles from membership where club_id = $1 and user_id = $2',
        [club.id, person.id],
      )
    )[0]?.roles;

  const actionsIn = async (club: TestClub): Promise<string[]> =>
    (
      await query<{ action: string }>(
        gateway,
        'select action from audit_entry where club_id = $1 order by id',
        [club.id],
      )
    ).map(({ action }) => action);

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
      expect((await stranger.get('/api/clubs?q=disc')).body).toMatchObject({
        clubs: [{ name: 'Open Disc' }],
      });
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
      expect(await actionsIn(club)).toEqual(['club.founded', 'club.settings-changed']);
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
      expect(await rolesOf(club, member)).toEqual(['owner', 'director']);
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
      expect(await rolesOf(club, person)).toEqual(['member']);
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
      expect(await rolesOf(club, guest)).toEqual(['guest']);
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
      expect(list.body).toEqual({ invitations: [] });
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
      expect([await rolesOf(club, ada), await rolesOf(club, eve)]).toEqual([['member'], undefined]);
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

  describe('announcements', () => {
    it('come from organisers, are read by members, and can be taken back', async () => {
      const club = await newClub(gateway);
      const member = await newMember(gateway, club, 'member');
      const path = `/api/clubs/${club.id}/announcements`;
      const made = await club.owner.browser.post(path, { title: 'Moved', text: 'Now on\nThursdays' });
      expect((await member.browser.get(path)).body).toMatchObject({
        announcements: [{ title: 'Moved', text: 'Now on\nThursdays', author: 'Owner' }],
      });
      const own = `${path}/${(made.body as { id: string }).id}`;
      const other = await newClub(gateway);
      const elsewhere = own.replace(club.id, other.id);
      expect((await other.owner.browser.send('DELETE', elsewhere)).status).toBe(404);
      expect((await club.owner.browser.send('DELETE', own)).status).toBe(200);
      expect((await member.browser.get(path)).body).toEqual({ announcements: [] });
    });
  });

  describe('a kid’s seat', () => {
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
      expect(refusal(await new Browser(gateway).post('/api/account/ticket', { ticket }))).toBe(
        'TOKEN_INVALID',
      );
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
      const { secret } = (
        await club.owner.browser.post(`/api/clubs/${club.id}/invitations`, { kind: 'link' })
      ).body as { secret: string };
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
