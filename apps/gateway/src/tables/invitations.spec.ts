import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationBody, ResponseOf, routes } from '@red-disc/contracts';
import { newClub, newMember, type TestClub } from '../../test/clubs.js';
import { newAccount, newGuest, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { TablePlayer } from '../../test/table-player.js';

type Mine = ResponseOf<typeof routes.listMyTables>;

describe('a seat that is kept for somebody', () => {
  let gateway: RunningGateway;
  let host: Person;
  let id: string;
  let table: TablePlayer;
  beforeAll(async () => {
    gateway = await runGateway();
    host = await newAccount(gateway, 'Host');
    id = await openTable(host);
    table = new TablePlayer(gateway, host, id);
    await table.sitDown();
  });
  afterAll(async () => {
    table.close();
    await gateway.stop();
  });

  async function openTable({ browser }: Person, clubId?: string): Promise<string> {
    const rules = { game: 'allegra', preset: 'one-round' };
    const created = await browser.post('/api/tables', { rules, seats: 4, clubId });
    if (created.status !== 200) throw new Error(created.text);
    return (created.body as { id: string }).id;
  }

  const invite = (person: Pick<Person, 'id'>) => table.table.command('table.invite', { user: person.id });

  const mineOf = async ({ browser }: Person): Promise<Mine> =>
    (await browser.get('/api/my/tables')).body as Mine;

  const toldTo = async ({ browser }: Person): Promise<NotificationBody[]> =>
    ((await browser.get('/api/my/notifications')).body as { notifications: NotificationBody[] })
      .notifications;

  it('is told to them with the way there, and stands among their tables until they sit', async () => {
    const friend = await newAccount(gateway, 'Friend');
    expect((await friend.browser.get(`/api/tables/${id}`)).status).toBe(404);
    expect(await invite(friend)).toMatchObject({ ok: true });
    expect(await toldTo(friend)).toMatchObject([{ kind: 'table.invitation', data: { tableId: id } }]);
    expect(await mineOf(friend)).toMatchObject({ tables: [], invitations: [{ id, status: 'lobby' }] });
    // The table is for those who have its link; whoever is invited needs none.
    expect((await friend.browser.get(`/api/tables/${id}`)).status).toBe(200);
    const player = new TablePlayer(gateway, friend, id);
    await player.sitDown();
    expect(await mineOf(friend)).toMatchObject({ tables: [{ id }], invitations: [] });
    player.close();
  });

  it('is no longer among their tables when it is given to somebody else', async () => {
    const friend = await newAccount(gateway, 'Late');
    expect(await invite(friend)).toMatchObject({ ok: true });
    const seat = table.snapshot.seats.findIndex(({ invited }) => invited === friend.id) + 1;
    expect(await table.table.command('table.remove', { seat })).toMatchObject({ ok: true });
    expect((await mineOf(friend)).invitations).toEqual([]);
    expect((await friend.browser.get(`/api/tables/${id}`)).status).toBe(404);
  });

  it('cannot be kept for nobody, and is no way to reach people who have blocked one', async () => {
    expect(await invite({ id: randomUUID() })).toMatchObject({
      ok: false,
      error: { code: 'REFUSED', reason: 'NO_SUCH_PERSON' },
    });
    const shy = await newAccount(gateway, 'Shy');
    expect((await shy.browser.send('PUT', `/api/my/blocked/${host.id}`)).status).toBe(200);
    expect(await invite(shy)).toMatchObject({ ok: true });
    expect(await toldTo(shy)).toEqual([]);
  });

  describe('at a table of a club', () => {
    let club: TestClub;
    let clubTable: string;
    beforeAll(async () => {
      club = await newClub(gateway);
      clubTable = await openTable(club.owner, club.id);
    });

    const mayRule = async ({ browser }: Person): Promise<boolean> =>
      ((await browser.get(`/api/tables/${clubTable}`)).body as ResponseOf<typeof routes.getTable>).mayRule;

    it.each([
      ['referee', true],
      ['director', true],
      ['member', false],
    ] as const)('a %s may rule: %s', async (role, expected) => {
      expect(await mayRule(await newMember(gateway, club, role))).toBe(expected);
    });

    it('the host may rule, a guest with the link may not', async () => {
      expect(await mayRule(club.owner)).toBe(true);
      const { invitation } = (await club.owner.browser.get(`/api/tables/${clubTable}`)).body as ResponseOf<
        typeof routes.getTable
      >;
      const guest = await newGuest(gateway, 'Passer-by');
      const answer = await guest.browser.get(`/api/tables/${clubTable}?key=${invitation!.key}`);
      expect(answer.body).toMatchObject({ mayRule: false, invitation: null });
    });
  });
});
