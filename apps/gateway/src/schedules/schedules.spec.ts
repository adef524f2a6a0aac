import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { localTimeOf } from '@red-disc/clubs';
import {
  socketPath,
  type NotificationBody,
  type OccurrenceBody,
  type RuleSetVersionBody,
  type ScheduleBody,
} from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, newAccount, query, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { until } from '../../test/until.js';
import { decide } from './planner.js';

const zone = 'Europe/Berlin';
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

describe('scheduled tables', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let rules: RuleSetVersionBody;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway, { name: 'Nights' });
    const house = (await new Browser(gateway).get('/api/rule-sets')).body as {
      versions: RuleSetVersionBody[];
    };
    rules = house.versions.find(({ name }) => name === 'kids')!;
  });
  afterAll(() => gateway.stop());

  const base = (): string => `/api/clubs/${club.id}`;
  const inTheClub = (fromNow: number): { startDate: string; startTime: string } => {
    const { date, time } = localTimeOf(Date.now() + fromNow, zone);
    return { startDate: date, startTime: time };
  };

  async function plan(changes: object = {}): Promise<ScheduleBody> {
    const content = { title: 'Tuesday', ruleSetVersionId: rules.id, ...inTheClub(3 * dayMs), ...changes };
    const answer = await club.owner.browser.post(`${base()}/schedules`, content);
    expect(answer.body).toMatchObject({ title: content.title });
    return answer.body as ScheduleBody;
  }

  async function eveningsOf({ id }: ScheduleBody): Promise<OccurrenceBody[]> {
    const { occurrences } = (await club.owner.browser.get(`${base()}/occurrences`)).body as {
      occurrences: OccurrenceBody[];
    };
    return occurrences.filter(({ scheduleId }) => scheduleId === id);
  }

  const answer = (person: Person, evening: OccurrenceBody, given: string) =>
    person.browser.send('PUT', `${base()}/occurrences/${evening.id}/answer`, { answer: given });

  const move = (evening: OccurrenceBody, fromNow: number) => {
    const { startDate: date, startTime: time } = inTheClub(fromNow);
    return club.owner.browser.post(`${base()}/occurrences/${evening.id}/move`, { date, time });
  };

  const statusOf = (evening: OccurrenceBody, status: string) =>
    until(async () => {
      const found = (await club.owner.browser.get(`${base()}/occurrences/${evening.id}`)).body as {
        occurrence: OccurrenceBody;
      };
      return found.occurrence.status === status ? found.occurrence : undefined;
    });

  const toldOf = async ({ browser }: Person, kind: string): Promise<NotificationBody[]> =>
    (
      (await browser.get('/api/my/notifications')).body as { notifications: NotificationBody[] }
    ).notifications.filter((notification) => notification.kind === kind);

  async function sit(person: Person, table: string): Promise<void> {
    const socket = new WebSocket(gateway.url.replace('http', 'ws') + socketPath, {
      headers: { cookie: person.browser.cookie },
    });
    await once(socket, 'open');
    const answered = once(socket, 'message');
    const data = { table, command: `sit-${person.id}` };
    socket.send(JSON.stringify({ id: 1, type: 'table.sit', data }));
    expect(JSON.parse(((await answered)[0] as Buffer).toString())).toMatchObject({ ok: true });
    socket.close();
  }

  describe('a plan', () => {
    it('for once is one evening, a weekly one fills the weeks to come', async () => {
      expect(await eveningsOf(await plan())).toHaveLength(1);
      const evenings = await eveningsOf(await plan({ rrule: 'FREQ=WEEKLY' }));
      expect(evenings).toHaveLength(6);
      const gaps = evenings
        .slice(1)
        .map(({ startsAt }, n) => Date.parse(startsAt) - Date.parse(evenings[n]!.startsAt));
      for (const gap of gaps) expect(Math.abs(gap - 7 * dayMs)).toBeLessThanOrEqual(60 * minuteMs);
    });

    it('that cannot be is refused, naming the field', async () => {
      const content = { title: 'Bad', ruleSetVersionId: rules.id, ...inTheClub(dayMs) };
      const other = await newClub(gateway);
      const foreign = (
        await other.owner.browser.post(`/api/clubs/${other.id}/rule-sets`, { name: 'Theirs', from: rules.id })
      ).body as { id: string };
      const version = (
        await other.owner.browser.post(`/api/clubs/${other.id}/rule-sets/${foreign.id}/versions`, {
          revision: 1,
        })
      ).body as { id: string };
      for (const [field, value] of [
        ['rrule', 'FREQ=DAILY'],
        ['startDate', '2027-02-30'],
        ['startTime', '24:00'],
        ['seatsTo', 7],
        ['botLevel', 'genius'],
        ['ruleSetVersionId', version.id],
      ] as const) {
        const refused = await club.owner.browser.post(`${base()}/schedules`, { ...content, [field]: value });
        expect(refused.body).toMatchObject({
          error: { code: 'INVALID', issues: [{ path: ['body', field] }] },
        });
      }
    });

    it('that changes moves what is to come and tells who answered', async () => {
      const schedule = await plan({ rrule: 'FREQ=WEEKLY' });
      const [first] = await eveningsOf(schedule);
      const member = await newMember(gateway, club, 'member');
      await answer(member, first!, 'yes');
      const { title, ruleSetVersionId, startDate, rrule } = schedule;
      const later = schedule.startTime === '23:59' ? '23:58' : '23:59';
      const content = { title, ruleSetVersionId, startDate, rrule, startTime: later };
      await club.owner.browser.send('PUT', `${base()}/schedules/${schedule.id}`, content);
      const [changed] = await eveningsOf(schedule);
      expect(localTimeOf(Date.parse(changed!.startsAt), zone).time).toBe(later);
      expect(changed).toMatchObject({ id: first!.id, seated: 1 });
      expect(await toldOf(member, 'schedule.changed')).toHaveLength(1);
    });

    it('that ends cancels what is to come', async () => {
      const schedule = await plan({ rrule: 'FREQ=WEEKLY' });
      const [first] = await eveningsOf(schedule);
      const member = await newMember(gateway, club, 'member');
      await answer(member, first!, 'late');
      await club.owner.browser.send('DELETE', `${base()}/schedules/${schedule.id}`);
      expect(new Set((await eveningsOf(schedule)).map(({ status }) => status))).toEqual(
        new Set(['cancelled']),
      );
      expect(await toldOf(member, 'schedule.cancelled')).toHaveLength(1);
      expect(refusal(await answer(member, first!, 'yes'))).toBe('TOO_LATE');
    });

    it.each([
      [zone, '2027-03-20T10:00:00Z'],
      [zone, '2027-10-20T10:00:00Z'],
      ['America/New_York', '2027-03-08T10:00:00Z'],
      ['America/New_York', '2027-11-01T10:00:00Z'],
    ])('keeps its time in %s around %s', (timeZone, now) => {
      const schedule = {
        id: '',
        clubId: '',
        timeZone,
        startDate: '2027-01-05',
        startTime: '19:30',
        ended: false,
      };
      const steps = decide({ ...schedule, rrule: 'FREQ=WEEKLY' }, [], Date.parse(now));
      const times = steps.map((step) =>
        step.type === 'add' ? localTimeOf(step.startsAt.getTime(), timeZone).time : '',
      );
      expect(times).toEqual(Array(6).fill('19:30'));
      const hours = steps.map((step) => (step.type === 'add' ? step.startsAt.getUTCHours() : 0));
      expect(new Set(hours).size).toBe(2);
    });
  });

  describe('answers', () => {
    it('give places to the first, let the others wait, and move them up', async () => {
      const [evening] = await eveningsOf(await plan({ seatsTo: 2 }));
      const people = [];
      for (let n = 0; n < 4; n += 1) people.push(await newMember(gateway, club, 'member'));
      const places = [];
      for (const person of people)
        places.push(((await answer(person, evening!, 'yes')).body as OccurrenceBody).own.place);
      expect(places).toEqual(['seat', 'seat', 'waiting', 'waiting']);
      await answer(people[1]!, evening!, 'late');
      await answer(people[0]!, evening!, 'no');
      expect(await toldOf(people[2]!, 'schedule.promoted')).toMatchObject([{ data: { title: 'Tuesday' } }]);
      expect(await toldOf(people[3]!, 'schedule.promoted')).toEqual([]);
      const whole = await club.owner.browser.get(`${base()}/occurrences/${evening!.id}`);
      expect(whole.body).toMatchObject({
        seated: [{ userId: people[1]!.id, answer: 'late' }, { userId: people[2]!.id }],
        waiting: [{ userId: people[3]!.id }],
        absent: [{ userId: people[0]!.id }],
      });
      expect(((await answer(people[0]!, evening!, 'yes')).body as OccurrenceBody).own.place).toBe('waiting');
    });

    it('of many who want the last place give it to one', async () => {
      const [evening] = await eveningsOf(await plan({ seatsFrom: 2, seatsTo: 2 }));
      await answer(await newMember(gateway, club, 'member'), evening!, 'yes');
      const people = await Promise.all(Array.from({ length: 100 }, () => newMember(gateway, club, 'member')));
      const answers = await Promise.all(people.map((person) => answer(person, evening!, 'yes')));
      const found = (await club.owner.browser.get(`${base()}/occurrences/${evening!.id}`)).body as {
        seated: unknown[];
        waiting: unknown[];
      };
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect([found.seated.length, found.waiting.length]).toEqual([2, 99]);
    });

    it('come from members alone where the plan says so, and never from elsewhere', async () => {
      const [evening] = await eveningsOf(await plan({ who: 'members' }));
      const guest = await newMember(gateway, club, 'guest');
      expect(refusal(await answer(guest, evening!, 'yes'))).toBe('MEMBERS_ONLY');
      expect(refusal(await answer(await newAccount(gateway, 'Stranger'), evening!, 'yes'))).toBe('NOT_FOUND');
    });

    it('are listed for oneself over all clubs', async () => {
      const [evening] = await eveningsOf(await plan());
      const member = await newMember(gateway, club, 'member');
      await answer(member, evening!, 'yes');
      expect((await member.browser.get('/api/my/occurrences')).body).toMatchObject({
        occurrences: [{ id: evening!.id, clubName: 'Nights', own: { answer: 'yes', place: 'seat' } }],
      });
    });
  });

  describe('an evening', () => {
    it('reminds those who come, once, though the job is asked for twice', async () => {
      const [evening] = await eveningsOf(await plan({ reminders: [30] }));
      const member = await newMember(gateway, club, 'member');
      await answer(member, evening!, 'yes');
      await move(evening!, 29 * minuteMs);
      await until(async () => (await toldOf(member, 'schedule.reminder'))[0]);
      await plan();
      expect(await toldOf(member, 'schedule.reminder')).toHaveLength(1);
    });

    it('opens its table in time, and starts with whom is there after the grace time', async () => {
      const [evening] = await eveningsOf(await plan({ lobbyMinutes: 10, graceMinutes: 0 }));
      const people = [await newMember(gateway, club, 'member'), await newMember(gateway, club, 'member')];
      const absent = await newMember(gateway, club, 'member');
      for (const person of [...people, absent]) await answer(person, evening!, 'yes');
      await move(evening!, 5 * minuteMs);
      const { tableId } = await statusOf(evening!, 'open');
      const told = await until(async () => (await toldOf(people[0]!, 'schedule.lobby'))[0]);
      expect(told).toMatchObject({ data: { tableId } });
      for (const person of people) await sit(person, tableId!);
      await move(evening!, -minuteMs);
      await statusOf(evening!, 'started');
      const [table] = await query(gateway, 'select status from game_table where id = $1', [tableId]);
      expect(table).toEqual({ status: 'playing' });
      const attended = await query(
        gateway,
        'select attended from occurrence_answer where occurrence_id = $1 order by since',
        [evening!.id],
      );
      expect(attended).toEqual([{ attended: true }, { attended: true }, { attended: false }]);
    });

    it.each([
      ['bots', 'started', 'playing'],
      ['cancel', 'cancelled', 'cancelled'],
      ['start', 'cancelled', 'cancelled'],
    ])(
      'with one person where three are needed and the plan says %s is %s',
      async (onShort, status, tableStatus) => {
        const plans = { seatsFrom: 3, lobbyMinutes: 10, graceMinutes: 0, onShort };
        const [evening] = await eveningsOf(await plan(plans));
        const person = await newMember(gateway, club, 'member');
        await answer(person, evening!, 'yes');
        await move(evening!, 5 * minuteMs);
        const { tableId } = await statusOf(evening!, 'open');
        await sit(person, tableId!);
        await move(evening!, -minuteMs);
        await statusOf(evening!, status);
        const [table] = await query<{ status: string; seats: unknown[] }>(
          gateway,
          'select status, seats from game_table where id = $1',
          [tableId],
        );
        expect(table!.status).toBe(tableStatus);
        if (onShort === 'bots') expect(table!.seats.filter((seat) => seat !== null)).toHaveLength(3);
        else await until(async () => (await toldOf(person, 'schedule.cancelled'))[0]);
      },
    );

    it('can be cancelled, and not moved into the past', async () => {
      const [evening] = await eveningsOf(await plan());
      expect(refusal(await move(evening!, -2 * dayMs))).toBe('IN_THE_PAST');
      const cancelled = await club.owner.browser.post(`${base()}/occurrences/${evening!.id}/cancel`, {
        reason: 'No heating',
      });
      expect(cancelled.body).toMatchObject({ status: 'cancelled', cancelReason: 'No heating' });
    });

    it('is shown to search engines where club and plan are public', async () => {
      const open = await newClub(gateway, { name: 'Public', listed: true });
      const content = {
        title: 'Open evening',
        ruleSetVersionId: rules.id,
        listed: true,
        ...inTheClub(dayMs),
      };
      await open.owner.browser.post(`/api/clubs/${open.id}/schedules`, content);
      await open.owner.browser.post(`/api/clubs/${open.id}/schedules`, {
        ...content,
        title: 'Ours',
        listed: false,
      });
      const events = await new Browser(gateway).get(`/api/club-pages/${open.slug}/events`);
      expect(events.body).toMatchObject({
        events: [
          { '@type': 'Event', name: 'Open evening', eventStatus: 'https://schema.org/EventScheduled' },
        ],
      });
      expect((await new Browser(gateway).get(`/api/club-pages/${club.slug}/events`)).body).toEqual({
        events: [],
      });
    });
  });
});
