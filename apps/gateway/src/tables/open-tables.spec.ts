import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResponseOf, routes } from '@red-disc/contracts';
import { newGuest, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { startTable, TablePlayer } from '../../test/table-player.js';

type Listed = ResponseOf<typeof routes.listTables>;

const rules = { game: 'allegra', preset: 'one-round' };

describe('the list of open tables', () => {
  let gateway: RunningGateway;
  let anna: Person;
  /** By the order they were opened in: of four seats, of six, by link only, and one that is played. */
  let four: string;
  let six: string;
  let played: string;
  const players: TablePlayer[] = [];

  async function openTable({ browser }: Person, seats: number, visibility = 'open'): Promise<string> {
    const created = await browser.post('/api/tables', { rules, seats, visibility, sit: false });
    return (created.body as { id: string }).id;
  }

  beforeAll(async () => {
    gateway = await runGateway();
    anna = await newGuest(gateway, 'Änna Lind');
    four = await openTable(anna, 4);
    six = await openTable(anna, 6);
    await openTable(anna, 5, 'link');
    const player = new TablePlayer(gateway, anna, four);
    await player.sitDown();
    const started = await startTable(gateway, { people: 1, bots: ['steady'] });
    played = started.id;
    players.push(player, ...started.players);
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await gateway.stop();
  });

  const idsOf = async (query: string): Promise<{ total: number; ids: string[] }> => {
    const { total, tables } = (await anna.browser.get(`/api/tables${query}`)).body as Listed;
    return { total, ids: tables.map(({ id }) => id) };
  };

  it('has those first that wait for players, the newest before the others, and none that needs a link', async () => {
    expect(await idsOf('')).toEqual({ total: 3, ids: [six, four, played] });
  });

  it.each([
    ['?status=lobby', () => [six, four]],
    ['?status=playing', () => [played]],
    ['?sort=-createdAt', () => [played, six, four]],
    ['?sort=seats', () => [played, four, six]],
    ['?sort=-free', () => [six, four, played]],
    ['?q=%C3%A4nna', () => [four]],
    ['?q=nobody', () => []],
  ])('%s narrows or sorts it', async (query, expected) => {
    const ids = expected();
    expect(await idsOf(query)).toEqual({ total: ids.length, ids });
  });

  it('is given by pages that say how many tables there are', async () => {
    expect(await idsOf('?limit=2&page=2')).toEqual({ total: 3, ids: [played] });
    expect(await idsOf('?limit=2&page=3')).toEqual({ total: 3, ids: [] });
  });
});
