import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OccurrenceBody, RuleSetVersionBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, newAccount, type Person } from '../../test/people.js';
import { readCalendar, type ReadEvent } from '../../test/read-calendar.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { TestEvent } from '../../test/tournaments.js';

describe('a calendar to subscribe to', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let evening: OccurrenceBody;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway, { name: 'Nights' });
    const house = (await new Browser(gateway).get('/api/rule-sets')).body as {
      versions: RuleSetVersionBody[];
    };
    const content = { title: 'Tuesday', ruleSetVersionId: house.versions[0]!.id, startTime: '19:30' };
    const startDate = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
    await club.owner.browser.post(`/api/clubs/${club.id}/schedules`, { ...content, startDate });
    const found = await club.owner.browser.get(`/api/clubs/${club.id}/occurrences`);
    evening = (found.body as { occurrences: OccurrenceBody[] }).occurrences[0]!;
  });
  afterAll(() => gateway.stop());

  async function feedOf(person: Person, clubId: string | null): Promise<{ id: string; path: string }> {
    const made = await person.browser.post('/api/my/calendar-feeds', { clubId });
    const { id, url } = made.body as { id: string; url: string };
    return { id, path: new URL(url).pathname };
  }

  const read = async (path: string): Promise<readonly ReadEvent[]> =>
    readCalendar((await new Browser(gateway).get(path)).text);

  it('of a club has its evenings, under a name that stays and a number that counts changes', async () => {
    const { path } = await feedOf(club.owner, club.id);
    const answer = await new Browser(gateway).get(path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [before] = readCalendar(answer.text);
    expect(before).toMatchObject({
      uid: `${evening.id}@localhost`,
      sequence: 0,
      status: 'CONFIRMED',
      summary: 'Tuesday (Nights)',
      start: evening.startsAt,
    });
    expect((await new Browser(gateway).get(path)).text).toBe(answer.text);
    await club.owner.browser.post(`/api/clubs/${club.id}/occurrences/${evening.id}/move`, {
      date: evening.startsAt.slice(0, 10),
      time: '20:15',
    });
    const [moved] = await read(path);
    expect(moved).toMatchObject({ uid: before!.uid, sequence: 1 });
    expect(Date.parse(moved!.start) - Date.parse(before!.start)).toBe(45 * 60_000);
  });

  it('of a person has what they come to, as tentative while they wait', async () => {
    const member = await newMember(gateway, club, 'member');
    const { path } = await feedOf(member, null);
    expect(await read(path)).toEqual([]);
    const answer = `/api/clubs/${club.id}/occurrences/${evening.id}/answer`;
    for (let n = 0; n < 6; n += 1)
      await (await newMember(gateway, club, 'member')).browser.send('PUT', answer, { answer: 'yes' });
    await member.browser.send('PUT', answer, { answer: 'yes' });
    expect(await read(path)).toMatchObject([{ status: 'TENTATIVE' }]);
  });

  it('is behind an address that can be taken back, and of which we keep only a hash', async () => {
    const { id, path } = await feedOf(club.owner, club.id);
    await new Browser(gateway).get(path);
    const list = await club.owner.browser.get('/api/my/calendar-feeds');
    const { feeds } = list.body as { feeds: { id: string; lastReadAt: string | null }[] };
    expect(feeds.find((feed) => feed.id === id)?.lastReadAt).not.toBeNull();
    expect(list.text).not.toContain(path.split('/').at(-1)!.slice(0, 22));
    const other = await newAccount(gateway, 'Other');
    expect(refusal(await other.browser.send('DELETE', `/api/my/calendar-feeds/${id}`))).toBe('NOT_FOUND');
    await club.owner.browser.send('DELETE', `/api/my/calendar-feeds/${id}`);
    expect((await new Browser(gateway).get(path)).status).toBe(404);
  });

  it('of a club ends when its reader leaves the club, and is not for strangers', async () => {
    const member = await newMember(gateway, club, 'member');
    const { path } = await feedOf(member, club.id);
    expect((await new Browser(gateway).get(path)).status).toBe(200);
    await member.browser.post(`/api/clubs/${club.id}/leave`);
    expect((await new Browser(gateway).get(path)).status).toBe(404);
    expect(refusal(await member.browser.post('/api/my/calendar-feeds', { clubId: club.id }))).toBe(
      'NOT_FOUND',
    );
  });

  it('says that an evening is cancelled', async () => {
    const { path } = await feedOf(club.owner, club.id);
    await club.owner.browser.post(`/api/clubs/${club.id}/occurrences/${evening.id}/cancel`, {
      reason: 'Snow',
    });
    const uid = `${evening.id}@localhost`;
    expect(await read(path)).toMatchObject([{ uid, sequence: 2, status: 'CANCELLED' }]);
  });

  it('has tournaments too: of a club all, of a person those they have entered', async () => {
    const startsAt = `${new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10)}T14:00:00.000Z`;
    const event = await TestEvent.create(club, { name: 'Open' }, { startsAt, minutes: 120, venue: 'Hall' });
    await event.direct({ type: 'openRegistration' });
    const member = await newMember(gateway, club, 'member');
    const [ofClub, ofPerson] = [await feedOf(member, club.id), await feedOf(member, null)];
    const found = (await read(ofClub.path)).find(({ uid }) => uid === `${event.id}@localhost`);
    expect(found).toMatchObject({ summary: 'Open (Nights)', status: 'CONFIRMED', start: startsAt });
    expect(Date.parse(found!.end) - Date.parse(found!.start)).toBe(120 * 60_000);
    expect(await read(ofPerson.path)).toEqual([]);
    await event.own(member, { type: 'enter', attends: 'room', standby: false });
    expect(await read(ofPerson.path)).toMatchObject([{ summary: 'Open (Nights)' }]);
    await event.direct({ type: 'cancel' }, 'Rain');
    expect(await read(ofPerson.path)).toMatchObject([{ status: 'CANCELLED' }]);
  });
});
