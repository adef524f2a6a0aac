import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SharedServer } from './shared-server.js';

const list = ['Ada', 'Bea', 'Cem', 'Dan', 'Eva', 'Fay', 'Gil', 'Hal', 'Ida'];

describe('a tournament of nine, in the browser', () => {
  let server: SharedServer;
  let director: BrowserContext;
  let page: Page;
  let event: string;

  beforeAll(async () => {
    server = await SharedServer.open();
    ({ context: director, page } = await server.signIn('director'));
  });

  afterAll(() => server.close());

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  /** Three rounds of sums, then the sheet as the others see it. */
  async function fillSheet(on: Page, first: number): Promise<void> {
    for (const round of [1, 2, 3]) {
      const sums = on.getByLabel(/^Sum of /);
      await sums.first().waitFor();
      const seats = await sums.count();
      for (let seat = 0; seat < seats; seat++) await sums.nth(seat).fill(String(first + seat * 3));
      await on
        .getByRole('radio', { name: /ended the round/ })
        .first()
        .check();
      if (round < 3) await on.getByRole('button', { name: `To round ${round + 1}` }).click();
    }
    await on.getByRole('button', { name: 'Show the others, then send' }).click();
    await on.getByText('Does everybody agree?').waitFor();
  }

  async function enterAtTheDesk(table: number): Promise<void> {
    await page.goto(`${event}/result?stage=main&round=1&table=${table}`);
    await fillSheet(page, table);
    await button('Send').click();
    await button('It is right').click();
    await page.getByText('Confirmed', { exact: true }).waitFor();
  }

  it('is planned in five steps and takes in a list', async () => {
    await page.goto(`${server.url}/en/clubs/demo/tournaments/new`);
    await page.getByLabel('Name of the tournament').fill('Club night');
    expect(await findBarriers(page)).toEqual([]);
    await button('Next').click();
    await page.getByLabel('Players you expect').fill('9');
    await page.getByLabel('Boxes of the game').fill('3');
    await button('Next').click();
    await page.getByRole('radio', { name: /^Club evening \D*ends/ }).check();
    await button('Next').click();
    await button('Next').click();
    await button('Create the tournament').click();
    await page.getByRole('heading', { name: 'Club night' }).waitFor();
    event = page.url();
    await button('Publish').click();
    await page.getByText('Open for entries').waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.goto(`${event}/people?tab=import`);
    await page.getByLabel('Or paste it here').fill(['name', ...list, ''].join('\n') + '\n,Nameless');
    await button('Check the list').click();
    await page.getByText('The name is missing; this line is left out.').waitFor();
    await button('Enter 9 people').click();
    await page.getByText('9 entered, 0 on the waiting list.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('is seated, with a swap by keyboard and what it would bring', async () => {
    await page.goto(event);
    await button('Begin now').click();
    await button('Draw the seating').click();
    await page.getByRole('link', { name: 'To the seating' }).click();
    await page.getByRole('heading', { name: 'Round 1, who sits where' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const ada = button(/^Ada, table/);
    const before = await ada.getAttribute('aria-label');
    const other = (await button(/^Bea, table/).getAttribute('aria-label'))!;
    await ada.press('Enter');
    await button(/^Bea, table/).press('Enter');
    await page.getByRole('heading', { name: 'Swap Ada and Bea' }).waitFor();
    await button('Swap').click();
    await button(`Ada${other.slice(3)}`).waitFor();
    expect(before).not.toBe(await ada.getAttribute('aria-label'));
    await button('Publish the seating').click();
    await button('Start round 1').click();
    await page.getByText('Round 1 runs.').waitFor();
    for (const paper of ['seating', 'sheets']) {
      await page.goto(`${event}/print/${paper}`);
      await page.getByText('Ada', { exact: true }).first().waitFor();
    }
  });

  it('takes a result from a phone at the table, confirmed by another, and a call that is ruled', async () => {
    const tents = await director.newPage();
    await tents.goto(`${event}/print/tents`);
    await tents.getByRole('img', { name: 'Code of table 1' }).waitFor();
    const [clubId, tournamentId] = await Promise.all([
      director.request
        .get(`${server.url}/api/club-pages/demo`)
        .then(async (answer) => ((await answer.json()) as { id: string }).id),
      Promise.resolve(event.split('/').at(-1)!),
    ]);
    const keys = (await (
      await director.request.get(`${server.url}/api/clubs/${clubId}/tournaments/${tournamentId}/keys`)
    ).json()) as { tables: { table: number; key: string }[] };
    const { key } = keys.tables.find(({ table }) => table === 1)!;
    const atTable = `/en/events/${tournamentId}/table?table=1&key=${key}`;
    const phones = await Promise.all(
      [0, 1].map(async () => {
        const { page: phone } = await server.visit(atTable, { viewport: { width: 360, height: 740 } });
        return phone;
      }),
    );
    const [one, other] = phones as [Page, Page];
    const people = one.getByRole('main').getByRole('button');
    await people.first().click();
    expect(await findBarriers(one)).toEqual([]);
    await fillSheet(one, 9);
    await one.getByRole('button', { name: 'Send' }).click();
    await one.getByText('To be confirmed').waitFor();
    await other.reload();
    await other.getByRole('main').getByRole('button').nth(1).click();
    await other.getByRole('button', { name: 'It is right' }).click();
    await other.getByText('This result counts. Thank you.').waitFor();
    await other.getByRole('button', { name: 'Call the referee' }).click();
    await other.getByLabel('What is it about?').fill('May a 6 be taken back?');
    await other.getByRole('button', { name: 'Call', exact: true }).click();
    await other.getByText('A referee comes.').waitFor();

    await page.goto(`${event}/round`);
    await page.getByText('May a 6 be taken back?').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await button('Write down the ruling').click();
    await page.getByLabel('What was decided').fill('It stays.');
    await button('Save and go on').click();
    await page.getByText('Nothing waits for you.').waitFor();
  });

  it('corrects a result after showing what it would change, and the history says why', async () => {
    await enterAtTheDesk(2);
    await enterAtTheDesk(3);
    await button('Correct it').click();
    await page
      .getByLabel(/^Sum of /)
      .first()
      .fill('40');
    await button('Round 3').click();
    await button('Show the others, then send').click();
    await button('See what it changes').click();
    await page.getByText(/places? changes?/).waitFor();
    await page.getByLabel('Reason').fill('Entered wrongly');
    await button('Do it').click();
    await page.getByText('Corrected', { exact: true }).waitFor();

    await page.goto(`${event}/standings`);
    await page.getByRole('heading', { name: 'Standings' }).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`${event}/history`);
    await page.getByText('The result of table 3, round 1, was corrected.').waitFor();
    await page.getByText('Because: Entered wrongly').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
