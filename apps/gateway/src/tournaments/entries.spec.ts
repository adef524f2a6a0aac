import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TournamentBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { newAccount } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { newEntrant, TestEvent } from '../../test/tournaments.js';
import { until } from '../../test/until.js';

describe('an event and those who enter it', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(() => gateway.stop());

  it('reminds those who have entered, and tells them when it is moved', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const event = await TestEvent.create(club, {}, { startsAt: inMinutes(55) });
    const member = await newMember(gateway, club, 'member');
    await event.direct({ type: 'openRegistration' });
    await event.own(member, { type: 'enter', attends: 'room', standby: false });
    const told = (kind: string) =>
      until(async () => {
        const { body } = (await member.browser.get('/api/my/notifications')) as {
          body: { notifications: { kind: string; data: object }[] };
        };
        return body.notifications.find((one) => one.kind === kind);
      });
    expect((await told('schedule.reminder')).data).toMatchObject({
      title: 'Evening',
      tournamentId: event.id,
    });
    const startsAt = inMinutes(180);
    await club.owner.browser.send('PATCH', event.base, { startsAt });
    expect((await told('schedule.changed')).data).toMatchObject({ startsAt, tournamentId: event.id });
  });

  it('gives the last places to the first, and moves up whoever waits', async () => {
    const event = await TestEvent.create(club, { cap: 3 });
    const people = await Promise.all(Array.from({ length: 6 }, () => newMember(gateway, club, 'member')));
    const enter = { type: 'enter', attends: 'room', standby: false } as const;
    expect(refusal(await event.own(people[0]!, enter))).toBe('REGISTRATION_CLOSED');
    await event.direct({ type: 'openRegistration' });
    const entered = await Promise.all(people.map((person) => event.own(person, enter)));
    expect(entered.every(({ status }) => status === 200)).toBe(true);
    expect(refusal(await event.own(people[0]!, enter))).toBe('ENTRANT_EXISTS');
    const own = async () => Promise.all(people.map(async (person) => (await event.get(person)).own));
    const before = await own();
    expect(before.filter((status) => status === 'registered')).toHaveLength(3);
    const leaving = people[before.indexOf('registered')]!;
    await event.own(leaving, { type: 'withdraw' });
    const after = await own();
    expect(after.filter((status) => status === 'registered')).toHaveLength(3);
    expect(after.filter((status) => status === 'waiting')).toHaveLength(2);
    expect(refusal(await event.own(leaving, enter))).toBeUndefined();
    expect((await leaving.browser.get('/api/my/tournaments')).body).toMatchObject({
      tournaments: [{ id: event.id, own: 'waiting', clubName: expect.any(String) }],
    });
    const promoted =
      people[after.findIndex((status, n) => status === 'registered' && before[n] === 'waiting')]!;
    const { notifications } = await until(async () => {
      const { body } = (await promoted.browser.get('/api/my/notifications')) as {
        body: { notifications: { kind: string }[] };
      };
      return body.notifications.length > 0 ? body : undefined;
    });
    expect(notifications).toMatchObject([{ kind: 'schedule.promoted', data: { tournamentId: event.id } }]);
    await event.direct({ type: 'changeSetup', changes: { cap: 10 } });
    expect(new Set(await own())).toEqual(new Set(['registered']));
  });

  it('for those who were invited asks for the key', async () => {
    const event = await TestEvent.create(club, { registration: 'invitation' });
    await event.direct({ type: 'openRegistration' });
    const member = await newMember(gateway, club, 'member');
    const enter = { type: 'enter', attends: 'room', standby: false } as const;
    expect(refusal(await event.own(member, enter))).toBe('INVITATION_REQUIRED');
    const { invitation } = (await club.owner.browser.get(`${event.base}/keys`)).body as {
      invitation: string;
    };
    expect((await event.own(member, { ...enter, key: invitation })).status).toBe(200);
    await club.owner.browser.send('DELETE', `${event.base}/keys`);
    const other = await newMember(gateway, club, 'member');
    expect(refusal(await event.own(other, { ...enter, key: invitation }))).toBe('INVITATION_REQUIRED');
  });

  it('shows what is wrong in which line of a list before anybody is entered', async () => {
    const event = await TestEvent.create(club);
    const csv = 'Name;Rating;Tisch\r\nAda;1500;\r\n;1400;\r\nBo;many;\r\nAda;;2\r\n';
    const preview = await club.owner.browser.post(`${event.base}/entrant-import-previews`, { csv });
    expect(preview.body).toMatchObject({
      entrants: [
        { line: 2, entrant: { name: 'Ada', rating: 1500 } },
        { line: 5, entrant: { name: 'Ada', pinnedTable: 2 } },
      ],
      problems: [
        { code: 'NAME_MISSING', line: 3, severity: 'error' },
        { code: 'BAD_VALUE', line: 4, severity: 'error', column: 'rating' },
        { code: 'NAME_TWICE', line: 5, severity: 'warning' },
      ],
    });
    expect(await event.entrants()).toEqual([]);
    const imported = await club.owner.browser.post(`${event.base}/entrant-imports`, {
      commandId: 'import-1',
      csv,
    });
    expect(imported.body).toMatchObject({ entered: 2, waiting: 0 });
    expect(await event.entrants()).toHaveLength(2);
  });

  it('enters members by their account alone, and names them as their account does', async () => {
    const event = await TestEvent.create(club);
    const member = await newMember(gateway, club, 'member');
    const stranger = await newAccount(gateway, 'Stranger');
    const entrant = newEntrant('Whoever');
    expect(refusal(await event.tryTo({ type: 'register', id: stranger.id, entrant }))).toBe(
      'ENTRANT_UNKNOWN',
    );
    await event.direct({ type: 'register', id: member.id, entrant });
    const { entrants } = (await member.browser.get(`${event.base}/entrants`)).body as { entrants: object[] };
    expect(entrants).toMatchObject([{ id: member.id, userId: member.id, name: member.name }]);
    expect(((await event.get(member)) satisfies TournamentBody).ownEntrant).toBe(member.id);
  });
});
