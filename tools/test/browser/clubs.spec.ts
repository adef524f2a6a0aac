import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SharedServer, type Visitor } from './shared-server.js';

const password = 'seven wooden discs';

/** The text of the mails to an address that wait in the outbox of a server without SMTP. */
function mailsTo(dataDir: string, address: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((source) => source.includes(address))
    .map((source) => Buffer.from(source.slice(source.indexOf('\n\n')), 'base64').toString());
}

describe('a club, in the browser', () => {
  let server: SharedServer;
  let ada: Visitor;
  let grace: Visitor;

  beforeAll(async () => {
    server = await SharedServer.open();
  });

  afterAll(() => server.close());

  /** Mails go out by a job, so their link is waited for. */
  async function linkFor(address: string, page: Page): Promise<string> {
    for (;;) {
      const [link] = mailsTo(server.dataDir, address).flatMap((text) => /https?:\S+#\S+/.exec(text) ?? []);
      if (link !== undefined) return server.url + new URL(link).pathname + new URL(link).hash;
      await page.waitForTimeout(100);
    }
  }

  async function signUp(name: string, address: string, next: string): Promise<Visitor> {
    const visitor = await server.visit(`/en/sign-up?next=${next}`);
    const { page } = visitor;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-mail address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
    await page.goto(await linkFor(address, page));
    await page.getByText('is confirmed').waitFor();
    return visitor;
  }

  /** axe, once the page has come to rest. */
  async function expectNoBarriers({ page }: Visitor): Promise<void> {
    await page.waitForLoadState('networkidle');
    expect([page.url(), await findBarriers(page)]).toEqual([page.url(), []]);
  }

  it('says at the field what is wrong before anything is sent', async () => {
    const { page } = await server.visit(`/en/sign-up`);
    await page.getByLabel('E-mail address').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Make an account' }).click();
    await page.getByText('This is no e-mail address.', { exact: false }).waitFor();
    await page.getByText('At least 8 characters.', { exact: true }).waitFor();
    expect(await page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  });

  it('is founded by somebody who has just signed up', async () => {
    ada = await signUp('Ada', 'ada@example.org', '/clubs/new');
    const { page } = ada;
    await page.goto(`${server.url}/en/clubs/new`);
    await expectNoBarriers(ada);
    await page.getByRole('button', { name: 'Found the club' }).click();
    const missing = page.getByText('Fill this in.');
    await missing.last().waitFor();
    expect(await missing.count()).toBe(2);
    // The address follows the name while it is written, so that Enter sends both; what was missed is there now.
    await page.getByLabel('Name of the club').fill('Café Kupfer');
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('cafe-kupfer');
    await missing.first().waitFor({ state: 'detached' });
    await page.getByLabel('What is it?').fill('Thursdays at half past seven.');
    await page.getByRole('button', { name: 'Found the club' }).click();
    await page.getByRole('heading', { name: 'Café Kupfer', level: 1 }).waitFor();
    await expectNoBarriers(ada);
  });

  it('takes in a second person by a link', async () => {
    await ada.page.goto(`${server.url}/en/clubs/cafe-kupfer/invitations`);
    await ada.page.getByRole('button', { name: 'Make a link' }).first().click();
    const link = await ada.page.getByLabel('Link to pass on').inputValue();
    await expectNoBarriers(ada);

    grace = await signUp('Grace', 'grace@example.org', '/clubs');
    await grace.page.goto(`${server.url}/join${new URL(link).hash}`);
    await grace.page.getByRole('heading', { name: 'Café Kupfer' }).waitFor();
    await expectNoBarriers(grace);
    await grace.page.getByRole('button', { name: 'Join as Grace' }).click();
    await grace.page.getByRole('heading', { name: 'Nothing planned yet' }).waitFor();

    await ada.page.goto(`${server.url}/en/clubs/cafe-kupfer/members?q=gra`);
    await ada.page.getByRole('cell', { name: 'Grace', exact: true }).waitFor();
    expect(await ada.page.getByRole('row').count()).toBe(2);
    await expectNoBarriers(ada);
  });

  it('remembers a view of a list and which columns are read', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('checkbox', { name: 'Since' }).uncheck();
    await page.getByText('Saved views stay in this browser').waitFor();
    await page.getByLabel('Name of the view').fill('Grace alone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectNoBarriers(ada);
    await page.goto(`${server.url}/en/clubs/cafe-kupfer/members`);
    await page.getByRole('cell', { name: /^Ada/ }).waitFor();
    await page.getByRole('button', { name: 'Grace alone', exact: true }).click();
    await page.waitForURL(/\?q=gra$/);
    expect(await page.getByRole('columnheader', { name: 'Since' }).count()).toBe(0);
  });

  it('finds people of the club by the palette', async () => {
    const { page } = ada;
    await page.getByText(/^Live, /).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to or do' });
    await palette.getByRole('combobox').fill('grac');
    await palette.getByRole('option', { name: 'Grace' }).click();
    await page.waitForURL(/\/members\?q=Grace$/);
  });

  it('plans an evening, and both say that they come', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/en/clubs/cafe-kupfer/evenings/new`);
    await expectNoBarriers(ada);
    await page.getByLabel('Title', { exact: true }).fill('Thursday league');
    await page.getByLabel('How often').selectOption('once');
    await page.getByRole('button', { name: 'Plan the evening' }).click();
    await page.getByRole('link', { name: 'Thursday league' }).click();
    await page.getByRole('heading', { name: 'Thursday league' }).waitFor();
    const evening = page.url();
    for (const { page: own } of [ada, grace]) {
      await own.goto(evening);
      await own.getByRole('button', { name: 'I’m coming' }).click();
      await own.getByRole('button', { name: 'I’m coming', pressed: true }).waitFor();
    }
    await grace.page.getByText('2 of 6 seats taken').waitFor();
    expect(await grace.page.getByText('Ada', { exact: true }).count()).toBeGreaterThan(0);
    await expectNoBarriers(grace);
  });

  it('shows a member what is next, and lets nobody else see it', async () => {
    await grace.page.goto(`${server.url}/de/clubs/cafe-kupfer`);
    await grace.page.getByRole('link', { name: 'Thursday league' }).first().waitFor();
    await expectNoBarriers(grace);
    const stranger = await server.visit(`/en/clubs/cafe-kupfer/members`);
    await stranger.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const answer = await stranger.page.goto(`${server.url}/en/clubs/cafe-kupfer`);
    expect(answer?.status()).toBe(404);
  });

  it('tells its members news and lets them be taken back within ten seconds', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/en/clubs/cafe-kupfer/news`);
    await page.getByLabel('Title').fill('A new room');
    await page.getByRole('button', { name: 'Tell everybody' }).click();
    await page.getByRole('heading', { name: 'A new room' }).waitFor();
    await page.getByRole('button', { name: 'Take back: A new room' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'A new room' }).waitFor();
    await expectNoBarriers(ada);
  });

  it('finds open tables by who sits there, sorts them by the address, and gives them away as CSV', async () => {
    const { page, context } = ada;
    const body = { rules: { game: 'allegra', preset: 'house' }, seats: 5, visibility: 'open' };
    const headers = { origin: server.url };
    expect((await context.request.post(`${server.url}/api/tables`, { data: body, headers })).ok()).toBe(true);
    await page.goto(`${server.url}/en/tables`);
    await page.getByRole('searchbox', { name: 'Who sits there' }).fill('ada');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByRole('link', { name: 'Free seats' }).click();
    await page.waitForURL(/\?q=ada&sort=free$/);
    await page.getByRole('link', { name: 'Ada', exact: true }).first().waitFor();
    const csv = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
    const text = await (await context.request.get(server.url + csv!)).text();
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('\ufeffWho sits there,State,Free seats,Seats,Opened');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain('Ada');
    await expectNoBarriers(ada);
    const german = await (await context.request.get(server.url + csv!.replace('/en/', '/de/'))).text();
    expect(german.split('\r\n')[1]!.split(';')).toHaveLength(5);
  });

  it('lets everybody take their data away, as a zip', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/de/account/data`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Herunterladen' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('red-disc-account.zip');
    const zip = readFileSync(await download.path(), 'latin1');
    expect(zip.slice(0, 2)).toBe('PK');
    for (const name of ['red-disc-account.json', 'memberships.csv']) expect(zip).toContain(name);
  });

  it('shows whoever was signed out meanwhile where to sign in, and keeps what they have typed', async () => {
    const { page, context } = await server.signIn('member');
    await page.goto(`${server.url}/en/account`);
    const name = page.getByLabel('Name', { exact: true });
    const before = await name.inputValue();
    await name.fill(`${before} the Second`);
    await context.request.post(`${server.url}/api/account/sign-out`, { headers: { origin: server.url } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Sign in and try again.', { exact: false }).waitFor();
    const [elsewhere] = await Promise.all([
      context.waitForEvent('page'),
      page.getByLabel('News').getByRole('button', { name: 'Sign in' }).click(),
    ]);
    await elsewhere.waitForURL(/\/en\/sign-in\?next=%2Faccount$/);
    const { email, password: known } = server.signInOf('member');
    await elsewhere.getByLabel('E-mail address').fill(email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(known);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.waitForURL(/\/en\/account$/);
    const save = async (): Promise<string> => {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'PATCH'),
        page.getByRole('button', { name: 'Save', exact: true }).click(),
      ]);
      return answer.text();
    };
    expect(await save()).toContain(`"${before} the Second"`);
    await name.fill(before);
    expect(await save()).toContain(`"${before}"`);
  });

  it('leaves everybody their account, in every language', async () => {
    for (const path of [
      'en/account',
      'fr/account/security',
      'de/account/notifications',
      'en/notifications',
    ]) {
      await ada.page.goto(`${server.url}/${path}`);
      await expectNoBarriers(ada);
    }
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });
});
