import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SharedServer } from './shared-server.js';

/** At a table of the demo club: its owner, who opens it, a referee and a member. */
describe('a table of a club, in the browser', () => {
  let server: SharedServer;
  let owner: Page;
  let referee: Page;
  let member: Page;
  let table: string;

  beforeAll(async () => {
    server = await SharedServer.open();
    ({ page: owner } = await server.signIn('owner'));
    ({ page: referee } = await server.signIn('referee'));
    ({ page: member } = await server.signIn('member'));
    const get = async <Body>(path: string) => (await owner.request.get(server.url + path)).json() as Body;
    const { clubs } = await get<{ clubs: { id: string; slug: string }[] }>('/api/my/clubs');
    const { versions } = await get<{ versions: { id: string }[] }>('/api/rule-sets');
    const opened = await owner.request.post(`${server.url}/api/tables`, {
      headers: { origin: server.url },
      data: {
        rules: { ruleSetVersion: versions[0]!.id },
        seats: 3,
        clubId: clubs.find(({ slug }) => slug === 'demo')!.id,
        timing: { turn: null, setup: 3600 },
      },
    });
    const { id, key } = (await opened.json()) as { id: string; key: string };
    table = `${server.url}/en/tables/${id}?key=${key}`;
    for (const page of [owner, referee, member]) await page.goto(table);
  });

  afterAll(() => server.close());

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const said = (page: Page) => page.getByRole('log', { name: 'What was said' });

  it('keeps a seat for a member, who is named at once', async () => {
    await owner.getByLabel('Keep a seat for').selectOption({ label: 'Member' });
    await button(owner, 'Keep it').click();
    await owner.getByText('Kept for Member').waitFor();
    await member.getByText('Kept for Member').waitFor();
    await button(member, 'Sit down').click();
    await button(member, 'I am ready').click();
  });

  it('begins though two who may start it sit there', async () => {
    await button(referee, 'Sit down').click();
    await button(referee, 'I am ready').click();
    await button(owner, 'Start the game').click();
    await said(owner).waitFor();
  });

  it('asks whoever reports somebody what happened, at the field', async () => {
    await button(member, 'Hello').click();
    await said(owner).getByRole('button', { name: 'Member' }).click();
    await button(owner, 'Report').click();
    const reason = owner.getByLabel('What happened?');
    await reason.fill('  ');
    await button(owner, 'Send the report').click();
    await owner.getByText('Say in a few words what happened.').waitFor();
    expect(await reason.getAttribute('aria-invalid')).toBe('true');
    expect(await findBarriers(owner)).toEqual([]);
    await reason.fill('Shouted at the bots.');
    await button(owner, 'Send the report').click();
    await owner.getByText('Thank you. Those who look after the table read it').waitFor();
  });

  it('lets nobody be unheard for ever: it is taken back at the table, or in the account', async () => {
    const block = async () => {
      const speaker = said(owner).getByRole('button', { name: 'Member' });
      if ((await speaker.getAttribute('aria-expanded')) === 'true') await speaker.click();
      await speaker.click();
      await button(owner, 'Hear nothing more of Member').click();
      await owner.getByText('You hear nothing more of Member.').waitFor();
      expect(await said(owner).getByText('Member').count()).toBe(0);
    };
    await block();
    await button(owner, 'Hear them again').and(owner.locator(':focus')).waitFor();
    await owner.keyboard.press('Enter');
    await said(owner).getByText('Hello').waitFor();
    await block();
    await owner.goto(`${server.url}/en/account/notifications`);
    await button(owner, 'Hear Member again').click();
    await owner.getByText('You hear everybody.').waitFor();
    await owner.goto(table);
    await said(owner).getByText('Hello').waitFor();
  });

  it('tells a stranger who watches why they cannot stop hearing somebody', async () => {
    const { page } = await server.visit(new URL(table).pathname + new URL(table).search);
    await said(page).getByRole('button', { name: 'Member' }).click();
    await button(page, 'Hear nothing more of Member').click();
    await page.getByText('For that we have to know who you are').waitFor();
    await page.context().close();
  });
});
