import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SharedServer } from './shared-server.js';

const slug = 'house-rules';

describe('the settings of an event, in the browser', () => {
  let server: SharedServer;
  let page: Page;
  let commands: string;
  let settings: (locale: string) => string;

  beforeAll(async () => {
    server = await SharedServer.open();
    ({ page } = await server.signIn('owner'));
    const club = { name: 'House rules', slug, timeZone: 'Europe/Berlin', languages: ['en'] };
    const { id: clubId } = await post<{ id: string }>('/api/clubs', club);
    const found = await page.request.get(`${server.url}/api/rule-sets`);
    const { versions } = (await found.json()) as { versions: { id: string }[] };
    const { id } = await post<{ id: string }>(`/api/clubs/${clubId}/tournaments`, {
      setup: {
        name: 'Autumn Open',
        ruleSetVersionId: versions[0]!.id,
        stages: [{ id: 'main', format: { kind: 'movement', rounds: 3 } }],
      },
      details: { startsAt: new Date(Date.now() + 86_400_000).toISOString() },
    });
    commands = `/api/clubs/${clubId}/tournaments/${id}/commands`;
    settings = (locale) => `${server.url}/${locale}/clubs/${slug}/tournaments/${id}/settings`;
  });

  afterAll(() => server.close());

  async function post<Body>(path: string, data: object): Promise<Body> {
    const answer = await page.request.post(server.url + path, { data, headers: { origin: server.url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  const play = (title = 'How it is played') => page.getByRole('region', { name: title });
  const save = (form = play()) => form.locator('button[type=submit]').click();
  const hasFocus = (field: Locator) => field.and(page.locator(':focus')).waitFor();

  it.each([
    [
      'en',
      'Name of the tournament',
      'Give it a name.',
      'A whole number from 5 to 600.',
      'A number, such as 2.75 or 11/4.',
    ],
    [
      'fr',
      'Nom du tournoi',
      'Donnez-lui un nom.',
      'Un nombre entier de 5 à 600.',
      'Un nombre, comme 2,75 ou 11/4.',
    ],
    [
      'de',
      'Name des Turniers',
      'Gib einen Namen an.',
      'Eine ganze Zahl von 5 bis 600.',
      'Eine Zahl, etwa 2,75 oder 11/4.',
    ],
  ])('say in %s at the field what is wrong, and lead to the first', async (locale, label, ...told) => {
    await page.goto(settings(locale));
    const name = page.getByLabel(label);
    await name.fill(' ');
    await page.locator('[name="rules.clockMinutes"]').fill('');
    await page.locator('[name="rules.lateEntryPoints"]').fill('many');
    await save(page.locator('form').filter({ has: name }));
    for (const text of told) await page.getByText(text, { exact: true }).waitFor();
    await hasFocus(name);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(3);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('keep what is typed while others come, and save it as the contract has it', async () => {
    await page.goto(settings('en'));
    const late = page.locator('[name="rules.lateEntryPoints"]');
    await late.fill('2,75');
    const heard = page.waitForResponse((answer) =>
      /\/tournaments\/[^/]+$/.test(new URL(answer.url()).pathname),
    );
    await post(commands, {
      commandId: crypto.randomUUID(),
      command: { type: 'register', entrant: { name: 'Ada' } },
    });
    await heard;
    expect(await late.inputValue()).toBe('2,75');
    await page.getByLabel('Places', { exact: true }).fill('16');
    await save();
    await page.getByText('The settings are changed.').first().waitFor();
    await page.reload();
    expect(await late.inputValue()).toBe('2.75');
    expect(await page.getByLabel('Places', { exact: true }).inputValue()).toBe('16');
  });

  it.each([
    ['en', 'Not before the minutes of grace are over.'],
    ['fr', 'Pas avant la fin des minutes de grâce.'],
    ['de', 'Nicht, bevor die Kulanz vorbei ist.'],
  ])('say in %s that nobody is absent before a table may begin without them', async (locale, told) => {
    await page.goto(settings(locale));
    await page.locator('[name="rules.noShow.graceMinutes"]').fill('20');
    const absent = page.locator('[name="rules.noShow.absentMinutes"]');
    await absent.fill('10');
    await save(page.locator('form').filter({ has: absent }));
    await page.getByText(told).waitFor();
    await hasFocus(absent);
  });

  it('mark the field of a part that asks for a whole number', async () => {
    await page.goto(settings('en'));
    await page.getByLabel('Rounds', { exact: true }).fill('2.5');
    await page.getByText('A whole number from 1 to 30.').waitFor();
  });

  it.each([
    [
      'the field',
      { issues: [{ path: ['body', 'command', 'changes', 'rules', 'maxTables'], code: 'custom' }] },
    ],
    ['the field', { reason: 'SCORING_SIZE_MISSING' }],
    ['no field', { reason: 'STALE' }],
  ])('show what only the server finds wrong at %s', async (where, detail) => {
    await page.goto(settings('en'));
    await page.route(`**${commands}`, (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ ok: false, error: { code: 'INVALID', ...detail } }),
      }),
    );
    await save();
    const wrong = page.locator('[aria-invalid=true]');
    await play().getByRole('alert').waitFor();
    expect(await wrong.count()).toBe(where === 'no field' ? 0 : 1);
    if (where !== 'no field') await hasFocus(wrong);
    await page.unroute(`**${commands}`);
  });

  it('need a time at which it begins', async () => {
    await page.goto(settings('en'));
    const details = page.getByRole('region', { name: 'What people read' });
    const begins = details.locator('[name=startsAt]');
    await begins.fill('');
    await save(details);
    await details.getByText('Say when it begins.').waitFor();
    await hasFocus(begins);
    await begins.fill('2030-05-04T14:00');
    await details.getByText('Say when it begins.').waitFor({ state: 'detached' });
    await save(details);
    await details.getByText('Saved').waitFor();
  });
});
