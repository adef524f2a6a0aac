import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SharedServer } from './shared-server.js';

describe('rule sets, the lab, the administration and a screen, in the browser', () => {
  let server: SharedServer;
  let owner: BrowserContext;

  beforeAll(async () => {
    server = await SharedServer.open();
    ({ context: owner } = await server.signIn('owner'));
  });

  afterAll(() => server.close());

  async function ownerOn(path: string): Promise<Page> {
    const page = await owner.newPage();
    await page.goto(server.url + path);
    return page;
  }

  /** Chooses words of an option; the radio button lies under them. */
  const choose = (page: Page, field: string, word: string) =>
    page
      .locator(`[data-field="${field}"]`)
      .getByRole('radio', { name: word, exact: true })
      .check({ force: true });

  it('changes a rule set word by word, publishes two versions and shows what changed', async () => {
    const page = await ownerOn('/en/clubs/demo/rules');
    await page.getByRole('link', { name: 'New rule set' }).click();
    await page.getByLabel('Name').fill('Short game');
    await page.getByRole('button', { name: 'Start the draft' }).click();
    await page.getByText('You play 3 rounds.').waitFor();

    // A limit below ten is refused at its field, and nothing of it is saved.
    await page.getByLabel('Point limit: another figure').fill('5');
    await page.locator('[data-field="pointLimit"]').getByRole('alert').waitFor();
    expect(await page.getByRole('button', { name: 'Publish version 1' }).isDisabled()).toBe(true);
    await choose(page, 'pointLimit', 'no limit');

    await choose(page, 'rounds', '2');
    await page.getByText('You play 2 rounds.').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await page.getByRole('heading', { name: 'What holds now: version 1' }).waitFor();

    await page.getByRole('link', { name: 'Change the rules' }).click();
    await page.getByLabel('What changed and why').fill('The bus leaves at ten.');
    await choose(page, 'rounds', '1');
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Publish version 2' }).click();
    await page.getByRole('heading', { name: 'What holds now: version 2' }).waitFor();
    await page.getByText('The bus leaves at ten.').waitFor();
    const change = page.getByRole('region', { name: 'What changed' }).getByRole('listitem');
    expect(await change.locator('del').innerText()).toBe('2 rounds.');
    expect(await change.locator('ins').innerText()).toBe('one round.');
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('link', { name: 'Read the rules' }).click();
    await page.getByText('At Demo Club: You play one round.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  it('tries both versions in the lab, with progress until it is done', async () => {
    const page = await ownerOn('/en/clubs/demo/rules/lab');
    await page.getByLabel('A, to compare with').selectOption({ label: 'Short game, version 1' });
    await page.getByText('A, Short game, version 1').waitFor();
    await page.getByLabel('B, to try out').selectOption({ label: 'Short game, version 2' });
    await page.getByText('B, Short game, version 2').waitFor();
    // Two players are quick to simulate.
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    const progress: string[] = [];
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => progress.push(String(payload)));
    });
    await page.getByRole('button', { name: 'Play 2,000 games each' }).click();
    await page.getByText(/^B is \d+ minutes shorter\./).waitFor();
    await page.getByRole('img', { name: /^Winners’ totals/ }).waitFor();
    expect(progress.some((frame) => frame.includes('"state":"running"'))).toBe(true);
    expect(await findBarriers(page)).toEqual([]);

    // What was found out is kept: another visit shows it at once.
    await page.reload();
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await page.getByText(/^B is \d+ minutes shorter\./).waitFor();
  });

  it('reaches pages by the palette', async () => {
    const page = await ownerOn('/en');
    // The keys are heard once the page is alive, which its live line shows.
    await page.getByText(/^Live, /).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('variant');
    await page.getByRole('option', { name: 'Demo Club: variant lab' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/clubs\/demo\/rules\/lab$/);
  });

  it('has the palette at hand before anybody asks for it', async () => {
    const { page, context } = await server.visit('/en');
    // Nobody touches anything: the list and its words come when the page is quiet.
    const comes = (what: string) =>
      page.waitForResponse(
        async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes(what),
      );
    await Promise.all([comes('cmdk-item'), comes('Go to or do')]);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'The rules' }).waitFor();
    await context.close();
  });

  it('shows administrators the server, keeps a banner in sight while they act for somebody, and others nothing', async () => {
    const stranger = await ownerOn('/en/administration');
    expect(await stranger.getByRole('heading', { level: 1 }).innerText()).not.toBe('Administration');

    const { page } = await server.signIn('administrator');
    await page.goto(`${server.url}/en/administration`);
    await page.getByRole('heading', { name: 'Needs you' }).waitFor();
    for (const name of ['People', 'Clubs', 'Running tables', 'Jobs', 'Mails', 'Log']) {
      await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect([name, await findBarriers(page)]).toEqual([name, []]);
    }
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'People' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
    await page.getByRole('searchbox').fill('member@');
    await page.getByRole('button', { name: /Member/ }).click();
    await page.getByRole('button', { name: 'Act for them' }).click();
    await page.getByLabel('Reason').fill('They cannot find their table.');
    await page.getByRole('button', { name: 'Act for them' }).click();
    await page.getByRole('complementary', { name: 'Acting for somebody' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop and sign out' }).click();
    await page.waitForURL(/\/en\/sign-in/);
  });

  it('lets a screen in by a ticket, once', async () => {
    const page = await ownerOn('/en/clubs/demo/screens');
    await page.getByLabel('Name of the screen').fill('Hall');
    await page.getByRole('button', { name: 'Add the screen' }).click();
    const link = await page.locator('[data-ticket]').innerText();
    expect(await findBarriers(page)).toEqual([]);

    const path = link.replace(server.url, '');
    const { page: screen } = await server.visit(path, { viewport: { width: 1920, height: 1080 } });
    await screen.getByRole('timer').waitFor();
    expect(new URL(screen.url()).hash).toBe('');
    const sizes = await screen
      .locator('.screen *')
      .evaluateAll((all) =>
        all
          .filter((one) =>
            [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim()),
          )
          .map((one) => parseFloat(getComputedStyle(one).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
    expect(await findBarriers(screen)).toEqual([]);

    const other = await server.visit(path);
    await other.page.getByRole('heading', { name: 'This screen is not let in' }).waitFor();
  });
});
