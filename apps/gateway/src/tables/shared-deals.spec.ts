import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor, UserId } from '../platform/identity/actor.js';
import { newClub, newMember, type TestClub } from '../../test/clubs.js';
import { newGuest, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, TablePlayer } from '../../test/table-player.js';
import { tableServices, type TableServices } from '../../test/table-services.js';
import { verdictOf } from '../../test/verdict.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

interface Record {
  readonly rounds: readonly { readonly deck: readonly number[]; readonly dealer: number }[];
}

describe('tables that play the same deal', () => {
  let gateway: RunningGateway;
  let services: TableServices;
  let club: TestClub;
  let director: Person;

  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
    services = await tableServices(gateway);
    club = await newClub(gateway);
    director = await newMember(gateway, club, 'director');
  });
  afterAll(async () => {
    await services.stop();
    await gateway.stop();
  });

  async function open(dealId: string): Promise<{ id: string; player: TablePlayer }> {
    const person = await newMember(gateway, club, 'member');
    const actor = { userId: director.id, kind: 'account', platformRole: 'user', sessionId: 'test' } as Actor;
    const { id } = await services.tables.open(actor, {
      rules: { game: 'allegra', preset: 'one-round' },
      timing: undefined,
      settings: { seats: 2, firstDealer: 'lastSeat', visibility: 'club', talk: 'none' },
      clubId: club.id,
      bots: [],
      sit: false,
      seating: [{ invited: person.id as UserId }, { bot: 'novice' }],
      deal: { id: dealId },
    });
    const player = new TablePlayer(gateway, person, id);
    await player.socket.opened();
    orThrow(await player.table.watch());
    orThrow(await player.table.command('table.sit', {}));
    expect(await player.table.command('table.ready', { ready: true, seed: '0'.repeat(32) })).toMatchObject({
      error: { reason: 'DUPLICATE_DEAL' },
    });
    orThrow(await player.table.command('table.ready', { ready: true }));
    const host = new TablePlayer(gateway, director, id);
    await host.socket.opened();
    orThrow(await host.table.command('table.start', {}));
    host.close();
    return { id, player };
  }

  it('get the same cards, and nobody sees seeds, records or other tables before the last has finished', async () => {
    const tables = [await open('event/1/7'), await open('event/1/7')];
    const [first, second] = tables as [(typeof tables)[0], (typeof tables)[0]];
    const get = async (id: string, what: string, by = first.player.person): Promise<unknown> =>
      (await by.browser.get(`/api/tables/${id}/${what}`)).body;
    const keptBack = { error: { code: 'REFUSED', reason: 'DEAL_KEPT_BACK' } };

    await first.player.playUntilOver(anyOf);
    expect(await get(first.id, 'record')).toMatchObject(keptBack);
    expect(await get(first.id, 'deals')).toMatchObject({
      deals: [{ dealId: 'event/1/7/1', serverSeed: null }],
    });
    const spy = new TablePlayer(gateway, second.player.person, first.id);
    await spy.socket.opened();
    expect(await spy.table.watch()).toMatchObject(keptBack);
    expect(await get(first.id, 'record', await newGuest(gateway, 'Stranger'))).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await services.deals.release('event/1/7')).toBe(false);

    await second.player.playUntilOver(anyOf);
    expect(await services.deals.release('event/1/7')).toBe(true);
    const records = (await Promise.all(tables.map(({ id }) => get(id, 'record')))) as Record[];
    for (const record of records) expect(verdictOf(record)).toMatchObject({ ok: true, over: true });
    expect(records[0]!.rounds[0]!.deck).toEqual(records[1]!.rounds[0]!.deck);
    expect(records.map(({ rounds }) => rounds[0]!.dealer)).toEqual([2, 2]);
    await expect(open('event/1/7')).rejects.toThrow();
    for (const each of [first.player, second.player, spy]) each.close();
  });
});
