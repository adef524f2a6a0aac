import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plainLetters, type ResponseOf, type routes } from '@red-disc/contracts';
import { addMember, newClub, type TestClub } from '../../../test/clubs.js';
import { newAccount, query } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { TestEvent } from '../../../test/tournaments.js';

const typed = [
  'ÉCOLE',
  'E\u0301cole',
  'Größe',
  'STRAẞE',
  'Łukasz Øster',
  'Cœur Ærø',
  'Đặng',
  'İstanbul',
  'ИВАН',
  '',
];

describe('what is searched by letters', () => {
  let gateway: RunningGateway;
  let club: TestClub;

  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway, { name: 'École du Disque', listed: true });
    await newClub(gateway, { name: 'Zebra', listed: true });
    await newClub(gateway, { name: 'école cachée', listed: false });
  });

  afterAll(() => gateway.stop());

  it('is stored by the database with the letters that are searched for', async () => {
    const sql = 'select plain_text(typed) as stored from unnest($1::text[]) typed';
    const rows = await query<{ stored: string }>(gateway, sql, [typed]);
    expect(rows.map(({ stored }) => stored)).toEqual(typed.map(plainLetters));
  });

  it.each(['école', 'ÉCOLE', 'ecole', 'Écòle', 'du dis'])('finds a club by %s', async (q) => {
    const answer = await club.owner.browser.get(`/api/clubs?q=${encodeURIComponent(q)}`);
    const { total, clubs } = answer.body as ResponseOf<typeof routes.searchClubs>;
    expect([total, clubs.map(({ name }) => name)]).toEqual([1, ['École du Disque']]);
  });

  it('finds a club no more by a name that it has given up', async () => {
    const { browser } = club.owner;
    await browser.send('PATCH', `/api/clubs/${club.id}`, { name: 'Île du Disque' });
    const found = async (q: string) =>
      ((await browser.get(`/api/clubs?q=${q}`)).body as ResponseOf<typeof routes.searchClubs>).total;
    expect([await found('ile'), await found('ecole')]).toEqual([1, 0]);
  });

  it.each(['hôtel', 'HOTEL', 'ete', 'Été'])('finds an event by %s, in its name or place', async (q) => {
    await TestEvent.create(club, { name: 'Coupe d’Été' }, { venue: 'Hôtel de Ville' });
    const answer = await club.owner.browser.get(
      `/api/clubs/${club.id}/tournaments?when=coming&q=${encodeURIComponent(q)}`,
    );
    const { tournaments } = answer.body as ResponseOf<typeof routes.listTournaments>;
    expect(tournaments[0]?.name).toBe('Coupe d’Été');
  });

  it('finds a member without the accents of the name', async () => {
    await addMember(gateway, club, await newAccount(gateway, 'Zoë'), 'member');
    const answer = await club.owner.browser.get(`/api/clubs/${club.id}/members?q=zoe`);
    const { members } = answer.body as ResponseOf<typeof routes.listMembers>;
    expect(members.map(({ name }) => name)).toEqual(['Zoë']);
  });
});
