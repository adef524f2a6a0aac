import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryBody, ReportBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { newAccount, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

describe('reports and the log of actions', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let admin: Person;
  let member: Person;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
    admin = await newMember(gateway, club, 'admin');
    member = await newMember(gateway, club, 'member');
  });
  afterAll(() => gateway.stop());

  const reports = (): string => `/api/clubs/${club.id}/reports`;
  const auditOf = async (person: Person, path = `/api/clubs/${club.id}/audit`): Promise<AuditEntryBody[]> =>
    ((await person.browser.get(path)).body as { entries: AuditEntryBody[] }).entries;

  it('a report waits for the club’s admins, who deal with it once', async () => {
    const rude = await newMember(gateway, club, 'guest');
    const made = await member.browser.post(reports(), { userId: rude.id, reason: 'Shouts' });
    const { id } = made.body as { id: string };
    const list = (await admin.browser.get(reports())).body as { reports: ReportBody[] };
    expect(list.reports).toMatchObject([
      { id, state: 'open', reason: 'Shouts', reporter: { userId: member.id }, subject: { userId: rude.id } },
    ]);
    expect((await admin.browser.get('/api/my/notifications')).body).toMatchObject({
      notifications: [{ kind: 'club.report' }],
    });
    const close = { outcome: 'upheld', note: 'Talked to them' };
    expect((await admin.browser.post(`${reports()}/${id}/close`, close)).status).toBe(200);
    expect(refusal(await admin.browser.post(`${reports()}/${id}/close`, close))).toBe('NOT_FOUND');
    expect((await admin.browser.get(reports())).body).toEqual({ reports: [], total: 0 });
    expect((await admin.browser.get(`${reports()}?state=closed`)).body).toMatchObject({
      reports: [{ state: 'upheld', note: 'Talked to them' }],
    });
  });

  it('a report is about somebody of the club', async () => {
    const stranger = await newAccount(gateway, 'Stranger');
    const answer = await member.browser.post(reports(), { userId: stranger.id, reason: 'Who is that' });
    expect(refusal(answer)).toBe('NOT_FOUND');
  });

  it('the log says who did what to whom and why, page by page', async () => {
    const path = `/api/clubs/${club.id}/members/${member.id}/roles`;
    for (const roles of [['referee'], ['member']])
      await club.owner.browser.send('PUT', path, { roles, reason: 'Season' });
    const [last, first] = await auditOf(admin);
    expect(last).toMatchObject({
      actor: { userId: club.owner.id, name: 'Owner' },
      actingAs: null,
      action: 'club.roles-set',
      subject: { type: 'user', id: member.id, name: 'member' },
      reason: 'Season',
      data: { from: ['referee'], to: ['member'] },
    });
    const page = `/api/clubs/${club.id}/audit?limit=1&page=2&action=club.roles-set`;
    expect(await auditOf(admin, page)).toEqual([first]);
  });

  it('the log of a club is for its admins, that of the server for the platform’s', async () => {
    expect(refusal(await member.browser.get(`/api/clubs/${club.id}/audit`))).toBe('FORBIDDEN');
    expect(refusal(await admin.browser.get('/api/admin/audit'))).toBe('FORBIDDEN');
    const administrator = await newAccount(gateway, 'Platform', 'administrator');
    expect((await auditOf(administrator)).length).toBeGreaterThan(0);
    const other = await newClub(gateway);
    const [newest] = await auditOf(administrator, '/api/admin/audit');
    expect(newest).toMatchObject({ action: 'club.founded', actor: { userId: other.owner.id } });
  });
});
