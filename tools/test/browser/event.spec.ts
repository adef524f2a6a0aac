import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SocketBot } from '../../src/play/socket-bot.js';
import { SharedServer, type Visitor } from './shared-server.js';

const club = 'two-rooms';
const name = 'Rooms and wires';
/** Those who play from elsewhere; the organiser is one of them. */
const online = ['owner', 'director', 'referee', 'member', 'administrator', 'guest'];
const inTheRoom = ['Gil', 'Hal', 'Ida'];

describe('an event with two tables online and one in the room, in the browser', () => {
  let server: SharedServer;
  let page: Page;
  let screen: Page;
  let event: string;
  let api: string;
  const people = new Map<string, Visitor>();

  beforeAll(async () => {
    server = await SharedServer.open();
    for (const who of online) people.set(who, await server.signIn(who));
    ({ page } = people.get('owner')!);
  });

  afterAll(() => server.close());

  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
  const expectNoBarriers = async (on: Page = page): Promise<void> => {
    expect([on.url(), await findBarriers(on)]).toEqual([on.url(), []]);
  };

  async function post<Body>({ request }: BrowserContext, path: string, data: object): Promise<Body> {
    const answer = await request.post(server.url + path, { data, headers: { origin: server.url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  interface Table {
    readonly no: number;
    readonly place: 'room' | 'online';
    readonly gameTableId: string | null;
    readonly players: readonly string[];
    readonly result: { readonly state: string } | null;
  }

  /** The tables of the round, once they are as they should be. */
  async function tables(isSo: (all: readonly Table[]) => boolean): Promise<readonly Table[]> {
    for (;;) {
      const answer = await page.request.get(`${server.url}${api}/round?stage=main&round=1`);
      if (!answer.ok()) throw new Error(await answer.text());
      const { tables: all } = (await answer.json()) as { tables: Table[] };
      if (isSo(all)) return all;
      await page.waitForTimeout(250);
    }
  }

  it('has a club and a rule set of its own, made by the organiser', async () => {
    await page.goto(`${server.url}/en/clubs/new`);
    await page.getByLabel('Name of the club').fill('Two rooms');
    await page.getByRole('checkbox', { name: 'Let people find the club' }).check();
    await button('Found the club').click();
    await page.getByRole('heading', { name: 'Two rooms', level: 1 }).waitFor();
    await page.goto(`${server.url}/en/clubs/${club}/rules/new`);
    await page.getByLabel('Name').fill('One round');
    await button('Start the draft').click();
    await page.getByText('You play 3 rounds.').waitFor();
    const rounds = page.locator('[data-field="rounds"]');
    await rounds.getByRole('radio', { name: '1', exact: true }).check({ force: true });
    await page.getByText('Draft saved').waitFor();
    await button('Publish version 1').click();
    await page.getByRole('heading', { name: 'What holds now: version 1' }).waitFor();
  });

  it('is planned in a format of its own, and people come in from both sides', async () => {
    await page.goto(`${server.url}/en/clubs/${club}/tournaments/new`);
    await page.getByLabel('Name of the tournament').fill(name);
    await button('Next').click();
    await page.getByLabel('Where it is played').selectOption({ label: 'Some in the room, some online' });
    await page.getByLabel('Players you expect').fill('9');
    await page.getByLabel('Rule set').selectOption({ label: 'One round' });
    await page.getByText('1 round, as the rule set says').waitFor();
    await button('Next').click();
    await page.getByRole('radio', { name: /^A format of your own/ }).check();
    const parts = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Part/ }) });
    while ((await parts.count()) > 1) await page.getByRole('button', { name: 'Remove part 2' }).click();
    await parts.getByLabel('Rounds').fill('');
    await page.getByText('A number is missing or out of bounds.').waitFor();
    await parts.getByLabel('Rounds').fill('1');
    await expectNoBarriers();
    await button('Next').click();
    await button('Next').click();
    await button('Create the tournament').click();
    await page.getByRole('heading', { name }).waitFor();
    event = page.url();
    await button('Publish').click();
    await page.getByText('Open for entries').waitFor();

    const { id } = (await (await page.request.get(`${server.url}/api/club-pages/${club}`)).json()) as {
      id: string;
    };
    api = `/api/clubs/${id}/tournaments/${event.split('/').at(-1)}`;
    const { secret } = await post<{ secret: string }>(page.context(), `/api/clubs/${id}/invitations`, {
      kind: 'link',
    });
    for (const who of online.slice(1))
      await post(people.get(who)!.context, '/api/invitations/accept', { secret });
    const { page: seat } = people.get('member')!;
    await seat.goto(event);
    await seat.getByRole('checkbox', { name: 'I play online' }).check();
    await seat.getByRole('button', { name: 'Enter', exact: true }).click();
    await seat.getByRole('heading', { name: 'You are in' }).waitFor();
    await expectNoBarriers(seat);
    for (const who of online.filter((other) => other !== 'member'))
      await post(people.get(who)!.context, `${api}/actions`, {
        commandId: `enter-${who}`,
        command: { type: 'enter', attends: 'online' },
      });
    await page.goto(`${event}/people?tab=import`);
    await page.getByLabel('Or paste it here').fill(['name', ...inTheRoom].join('\n'));
    await button('Check the list').click();
    await button('Enter 3 people').click();
    await page.getByText('3 entered, 0 on the waiting list.').waitFor();
  });

  it('opens its online tables by itself, and takes their results', async () => {
    await page.goto(event, { waitUntil: 'networkidle' });
    await button('Begin now').click();
    await button('Draw the seating').click();
    await page.getByRole('link', { name: 'To the seating' }).click();
    await button('Publish the seating').click();
    await button('Start round 1').click();
    const open = await tables(
      (all) =>
        all.length === 3 && all.every(({ place, gameTableId }) => place === 'room' || gameTableId !== null),
    );
    expect(open.map(({ place }) => place).toSorted()).toEqual(['online', 'online', 'room']);
    const account = async ({ context }: Visitor): Promise<string> =>
      ((await (await context.request.get(`${server.url}/api/account`)).json()) as { account: { id: string } })
        .account.id;
    const seats = await Promise.all(
      [...people.values()].map(async (visitor) => ({ visitor, id: await account(visitor) })),
    );
    await Promise.all(
      seats.map(async ({ visitor, id }) => {
        const { gameTableId } = open.find(({ players }) => players.includes(id))!;
        const cookies = await visitor.context.cookies();
        const headers = { cookie: cookies.map((one) => `${one.name}=${one.value}`).join('; ') };
        const bot = new SocketBot({
          url: server.url,
          guest: { rest: { baseUrl: server.url, fetch, headers }, headers },
          table: gameTableId!,
          level: 'steady',
          random: { below: () => 0 },
        });
        await bot.sitDown();
        await bot.play();
      }),
    );
    await tables((all) => all.filter(({ result }) => result?.state === 'confirmed').length === 2);
  });

  it('takes the result of the room and a call, which the referee rules', async () => {
    const { no } = (await tables(() => true)).find(({ place }) => place === 'room')!;
    await page.goto(`${event}/result?stage=main&round=1&table=${no}`);
    const sums = page.getByLabel(/^Sum of /);
    await sums.first().waitFor();
    for (let seat = 0; seat < 3; seat++) await sums.nth(seat).fill(String(9 + seat * 3));
    await page
      .getByRole('radio', { name: /ended the round/ })
      .nth(1)
      .check();
    await sums.nth(2).fill('999');
    await page
      .getByRole('alert')
      .filter({ hasText: /^Round 1: what .+ has cannot be\./ })
      .waitFor();
    expect(await sums.nth(2).getAttribute('aria-invalid')).toBe('true');
    expect(await button('Show the others, then send').isDisabled()).toBe(true);
    await sums.nth(2).fill('15');
    // Whoever ended the round is not lowest: the server doubles, and the page says why.
    await page.getByText('counts double').waitFor();
    await button('Show the others, then send').click();
    await button('Send').click();
    await button('It is right').click();
    await page.getByText('Confirmed', { exact: true }).waitFor();

    await post(people.get('member')!.context, `${api}/actions`, {
      commandId: 'call-the-referee',
      command: {
        type: 'callReferee',
        stage: 'main',
        round: 1,
        table: await tableOf('member'),
        question: 'Was that a knock?',
      },
    });
    await page.goto(`${event}/round`);
    await page.getByText('Was that a knock?').waitFor();
    await button('Write down the ruling').click();
    await page.getByLabel('What was decided').fill('It was not.');
    await button('Save and go on').click();
    await page.getByText('Nothing waits for you.').waitFor();
    await expectNoBarriers();
  });

  async function tableOf(who: string): Promise<number> {
    const { request } = people.get(who)!.context;
    const { account } = (await (await request.get(`${server.url}/api/account`)).json()) as {
      account: { id: string };
    };
    return (await tables(() => true)).find(({ players }) => players.includes(account.id))!.no;
  }

  it('is shown on a screen in the hall', async () => {
    await page.goto(`${server.url}/en/clubs/${club}/screens`);
    await page.getByLabel('Name of the screen').fill('Hall');
    await button('Add the screen').click();
    const link = await page.locator('[data-ticket]').innerText();
    ({ page: screen } = await server.visit(link.replace(server.url, ''), {
      viewport: { width: 1920, height: 1080 },
    }));
    await screen.getByRole('heading', { name: 'Round 1 of 1' }).waitFor();
    await expectNoBarriers(screen);
    await page.goto(event, { waitUntil: 'networkidle' });
    await button('Close round 1').click();
    await page.getByText('All rounds are played').waitFor();
  });

  it('corrects a result of an online table after showing what it changes, and approves; the screen follows', async () => {
    const { no } = (await tables(() => true)).find(({ place }) => place === 'online')!;
    await page.goto(`${event}/result?stage=main&round=1&table=${no}`);
    await button('Correct it').click();
    const scores = page.getByLabel(/^Score of /);
    await scores.first().waitFor();
    // Whoever won this table is last of it then, however the cards fell: places change.
    const written = await scores.evaluateAll((fields) =>
      fields.map((field) => (field as HTMLInputElement).value),
    );
    const points = written.map((text) => Number(text.replace('−', '-')));
    const winner = scores.nth(points.indexOf(Math.min(...points)));
    await winner.fill('700');
    await button('Show the others, then send').click();
    await page.getByText('can hardly be').waitFor();
    await button('Back').click();
    await winner.fill('140.5');
    await button('Show the others, then send').click();
    await button('See what it changes').click();
    await page.getByText(/places? changes?/).waitFor();
    await expectNoBarriers();
    await page.getByLabel('Reason').fill('The players agree on it');
    await button('Do it').click();
    await page.getByText('Corrected', { exact: true }).waitFor();

    await page.goto(event, { waitUntil: 'networkidle' });
    await page
      .getByRole('region', { name: 'Next' })
      .getByRole('button', { name: 'Close this part', exact: true })
      .click();
    await page.getByRole('link', { name: 'To the standings' }).click();
    await button('Approve').click();
    await page.getByText('The standings are approved.').first().waitFor();
    await screen.getByText('This is the result').waitFor();
    await expectNoBarriers();
    const standings = (await (await page.request.get(`${server.url}${api}/standings`)).json()) as {
      state: string;
      lines: unknown[];
    };
    expect([standings.state, standings.lines.length]).toEqual(['approved', 9]);

    await page.goto(`${event}/history`);
    await page.getByText(`The result of table ${no}, round 1, was corrected.`).waitFor();
    await page.getByText('Because: The players agree on it').waitFor();
    const { page: anybody } = await server.visit(`/en/events/${event.split('/').at(-1)}`);
    await anybody.getByRole('heading', { name, level: 1 }).waitFor();
    await expectNoBarriers(anybody);
  });
});
