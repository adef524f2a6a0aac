import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { findBarriers } from '../../src/pages/barriers.js';
import { SharedServer, type Visitor } from './shared-server.js';

const slug = 'old-hands';

interface Ids {
  readonly id: string;
}

describe('what organisers and their people meet, in the browser', () => {
  let server: SharedServer;
  let owner: Visitor;
  let member: Visitor;
  let page: Page;
  let clubId: string;
  let event: string;

  beforeAll(async () => {
    server = await SharedServer.open();
    owner = await server.signIn('owner');
    member = await server.signIn('member');
    ({ page } = owner);
    const club = { name: 'Old hands', slug, timeZone: 'Europe/Berlin', languages: ['en'], listed: true };
    ({ id: clubId } = await post<Ids>(owner.context, '/api/clubs', club));
    const { secret } = await post<{ secret: string }>(owner.context, `/api/clubs/${clubId}/invitations`, {
      kind: 'link',
    });
    await post(member.context, '/api/invitations/accept', { secret });
  });

  afterAll(() => server.close());

  async function post<Body>({ request }: BrowserContext, path: string, data: object): Promise<Body> {
    const answer = await request.post(server.url + path, { data, headers: { origin: server.url } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  }

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const api = () => `/api/clubs/${clubId}/tournaments/${event.split('/').at(-1)!}`;
  const direct = (command: object) =>
    post(owner.context, `${api()}/commands`, { commandId: crypto.randomUUID(), command, reason: 'a test' });

  async function entrants(): Promise<readonly { readonly id: string; readonly status: string }[]> {
    const answer = await page.request.get(`${server.url}${api()}/entrants`);
    return ((await answer.json()) as { entrants: { id: string; status: string }[] }).entrants;
  }
  const actAs = ({ context }: Visitor, command: object) =>
    post(context, `${api()}/actions`, { commandId: crypto.randomUUID(), command });
  /** The focus comes with the next frame. */
  const hasFocus = (field: Locator) => field.and(field.page().locator(':focus')).waitFor();

  describe('the plan of a tournament', () => {
    const path = `/clubs/${slug}/tournaments/new`;

    it.each([
      ['en', 'Next', 'Name of the tournament', 'Give it a name.'],
      ['fr', 'Suivant', 'Nom du tournoi', 'Donnez-lui un nom.'],
      ['de', 'Weiter', 'Name des Turniers', 'Gib einen Namen an.'],
    ])('says in %s at the field what is missing, and leads to it', async (locale, next, label, missing) => {
      await page.goto(`${server.url}/${locale}${path}`);
      await button(next).click();
      const name = page.getByLabel(label);
      await page.getByText(missing).waitFor();
      expect(await name.getAttribute('aria-invalid')).toBe('true');
      await hasFocus(name);
      expect(await findBarriers(page)).toEqual([]);
    });

    it('keeps what was typed, and tells all that is wrong in a step until it is mended', async () => {
      await page.goto(`${server.url}/en${path}`);
      await page.getByLabel('Name of the tournament').fill('Autumn Open');
      await button('Next').click();
      const [players, hours, boxes] = ['Players you expect', 'Hours you have', 'Boxes of the game'].map(
        (label) => page.getByLabel(label),
      );
      await players!.fill('40');
      await hours!.fill('');
      await button('Next').click();
      await page.getByText('From half an hour to 24 hours.').waitFor();
      await page.getByText('At least one for each six players, and at most 200.').waitFor();
      expect([await players!.inputValue(), await boxes!.inputValue()]).toEqual(['40', '4']);
      await hasFocus(boxes!);
      // Fewer players need no more boxes: the one field mends the other.
      await players!.fill('12');
      await page.getByText('At least one for each six players').waitFor({ state: 'detached' });
      await hours!.fill('3');
      await page.getByText('From half an hour to 24 hours.').waitFor({ state: 'detached' });
      await button('Next').click();
      await page.getByRole('heading', { name: 'This fits' }).waitFor();
    });

    it('lets the minutes of a round be typed anew: what fits comes back when the field is left empty', async () => {
      const minutes = page.getByLabel('Minutes for each round');
      const suggested = await minutes.inputValue();
      await minutes.press('ControlOrMeta+a');
      await minutes.press('Backspace');
      await minutes.pressSequentially('25');
      expect(await minutes.inputValue()).toBe('25');
      await minutes.fill('');
      await minutes.blur();
      expect(await minutes.inputValue()).toBe(suggested);
    });

    it('is where it was after a reload, and the browser’s way back is a step back', async () => {
      await page.reload();
      await page.getByText('Your draft is as you left it.').waitFor();
      await page.getByRole('heading', { name: 'This fits' }).waitFor();
      await page.goBack();
      await page.getByLabel('Players you expect').waitFor();
      expect(await page.getByLabel('Players you expect').inputValue()).toBe('12');
      // No address leads past what is missing.
      await page.getByLabel('Players you expect').fill('');
      await page.goto(`${server.url}/en${path}?step=review`);
      await page.getByRole('heading', { name: 'How many, and how long?' }).waitFor();
      expect(new URL(page.url()).searchParams.get('step')).toBe('numbers');
      await page.getByLabel('Players you expect').fill('12');
    });

    it('takes a tap on a phone though the field that is left says what is wrong with it', async () => {
      const { page: phone, context } = await server.signIn('owner', {
        viewport: { width: 360, height: 740 },
      });
      await phone.goto(`${server.url}/en${path}`);
      await phone.getByLabel('Name of the tournament').fill('Small Open');
      await phone.getByRole('button', { name: 'Next' }).click();
      await phone.getByLabel('Hours you have').fill('');
      await phone.getByRole('button', { name: 'Next' }).click();
      await phone.getByText('From half an hour to 24 hours.').waitFor();
      await hasFocus(phone.getByLabel('Hours you have'));
      await context.close();
    });

    it('goes back to the field that only the server finds wrong', async () => {
      await button('Next').click();
      await button('Next').click();
      await page.getByLabel('Places', { exact: true }).fill('1');
      await button('Next').click();
      await page.getByText('From 2 to 1,000 places, or empty for no limit.').waitFor();
      await page.getByLabel('Places', { exact: true }).fill('');
      await button('Next').click();
      await page.getByText('No limit').waitFor();
      const refusal = {
        code: 'INVALID',
        issues: [{ path: ['body', 'setup', 'ruleSetVersionId'], code: 'custom' }],
      };
      const made = `**/api/clubs/${clubId}/tournaments`;
      await page.route(made, (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          body: JSON.stringify({ ok: false, error: refusal }),
        }),
      );
      await button('Create the tournament').click();
      const rules = page.getByLabel('Rule set');
      await rules.waitFor();
      await page.getByText('This does not work here. Check it.').waitFor();
      await hasFocus(rules);
      await page.unroute(made);
      for (let step = 0; step < 3; step++) await button('Next').click();
      await button('Create the tournament').click();
      await page.getByRole('heading', { name: 'Autumn Open' }).waitFor();
      event = page.url();
      await button('Publish').click();
      await page.getByText('Open for entries').waitFor();
    });
  });

  it('keeps pages as wide as a phone, however long the words are that people write', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitaenspatent';
    const club = { name: word, slug: 'long-words', timeZone: 'Europe/Berlin', languages: ['de'] };
    await post(owner.context, '/api/clubs', { ...club, description: `https://example.org/${word}` });
    const { page: phone, context } = await server.signIn('owner', { viewport: { width: 360, height: 740 } });
    for (const path of [
      '/clubs',
      '/clubs/long-words',
      '/clubs/long-words/membership',
      '/account/statistics',
    ]) {
      await phone.goto(`${server.url}/de${path}`);
      await phone.getByText(word).filter({ visible: true }).first().waitFor();
      const width = await phone.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 360]);
    }
    await context.close();
  });

  it('lets a wrong tap at the kiosk be undone there', async () => {
    for (const name of ['Ada', 'Bea', 'Cem']) await direct({ type: 'register', entrant: { name } });
    await actAs(member, { type: 'enter', attends: 'room' });
    await direct({ type: 'openCheckIn' });
    const keys = (await (await page.request.get(`${server.url}${api()}/keys`)).json()) as { kiosk: string };
    const { page: kiosk } = await server.visit(
      `/en/events/${event.split('/').at(-1)!}/kiosk?key=${keys.kiosk}`,
      {
        viewport: { width: 768, height: 1024 },
      },
    );
    const tap = (name: string) => kiosk.getByRole('button', { name, exact: true }).click();
    await tap('Ada');
    await kiosk.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    expect(await findBarriers(kiosk)).toEqual([]);
    await tap('That was not me');
    await kiosk.getByText('Ada is not checked in any more. Tap your own name.').waitFor();
    await kiosk.getByRole('button', { name: 'Ada', exact: true }).waitFor();
    await tap('Bea');
    // The welcome gives way to the list, which still offers it.
    await kiosk.getByText('Bea is checked in.').waitFor();
    expect(await findBarriers(kiosk)).toEqual([]);
    await tap('Undo');
    await kiosk.getByText('Bea is not checked in any more. Tap your own name.').waitFor();
    await kiosk.context().close();
  });

  it('tells whoever has left who can take them back, and counts their place as taken', async () => {
    for (const { id } of await entrants()) await direct({ type: 'checkIn', entrant: id });
    await direct({ type: 'closeCheckIn' });
    await direct({ type: 'startStage', stage: 'main' });
    const seat = member.page;
    await seat.goto(event);
    await seat.getByText('4 have entered').waitFor();
    await seat.getByRole('heading', { name: '4 entrants' }).waitFor();
    await seat.getByRole('region', { name: 'Timetable' }).getByText('Berlin time').waitFor();
    await actAs(member, { type: 'drop' });
    await seat.reload();
    for (const [locale, told] of [
      ['en', 'To play on, ask the organisers: they can take you back in.'],
      ['fr', 'adressez-vous à l’organisation : elle peut vous reprendre.'],
      ['de', 'frag die Leitung: Sie kann dich wieder aufnehmen.'],
    ] as const) {
      await seat.goto(event.replace('/en/', `/${locale}/`));
      await seat.getByText(told).waitFor();
    }
    await seat.goto(event);
    await seat.getByRole('heading', { name: 'You left' }).waitFor();
    // What the server would refuse is not offered.
    expect(await seat.getByRole('button', { name: 'Enter', exact: true }).count()).toBe(0);
    await seat.getByText('4 have entered').waitFor();
    await seat.getByRole('heading', { name: '4 entrants' }).waitFor();
    await seat.getByText('One of them has left; nobody else gets that place.').waitFor();
    expect(await findBarriers(seat)).toEqual([]);

    const { id } = (await entrants()).find(({ status }) => status === 'dropped')!;
    await direct({ type: 'reenter', entrant: id });
    await direct({ type: 'disqualify', entrant: id });
    await seat.goto(event);
    await seat.getByText('You play no further round. Talk to the organisers if that is not right.').waitFor();
  });

  it('says in the history by which clock', async () => {
    await page.goto(`${event}/history`);
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('paragraph') });
    await page
      .getByText(/\d\d:\d\d \(Berlin\)/)
      .first()
      .waitFor();
    const written = await rows.allInnerTexts();
    const timed = written.filter((text) => /\d\d:\d\d/.test(text));
    expect(timed.length).toBeGreaterThan(5);
    expect(timed.filter((text) => !text.includes('(Berlin)'))).toEqual([]);
  });

  it('shows all past tournaments, a page at a time, to members and to everybody', async () => {
    await server.query(
      `insert into tournament (club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by, id, name, status, published, listed, starts_at)
       select club_id, minutes, mode, game, registration_open, entrants, waiting, rule_set_version_id, secret, created_by,
         gen_random_uuid(), 'Week ' || n, 'locked', true, true, now() - n * interval '7 days'
       from tournament t, generate_series(1, 60) n where t.id = $1`,
      [event.split('/').at(-1)],
    );
    const { page: anybody } = await server.visit(`/en/clubs/${slug}`);
    for (const [on, path] of [
      [page, `/en/clubs/${slug}/tournaments`],
      [anybody, `/en/clubs/${slug}`],
    ] as const) {
      await on.goto(server.url + path);
      await on.getByText('Showing 1–25 of 60').waitFor();
      expect(await on.getByText(/^Week \d+$/).allInnerTexts()).toHaveLength(25);
      const past = on.getByRole('region', { name: /Past|over/ });
      expect(await past.getByText('Berlin time').count()).toBe(1);
      await on.getByRole('link', { name: 'Next page' }).click();
      await on.getByText('Showing 26–50 of 60').waitFor();
      await on.getByRole('link', { name: 'Next page' }).click();
      await on.getByText('Showing 51–60 of 60').waitFor();
      await on.getByText('Week 60', { exact: true }).waitFor();
      expect(new URL(on.url()).searchParams.get('page')).toBe('3');
      expect(await findBarriers(on)).toEqual([]);
      // A page that there is not leads to the last.
      await on.goto(`${server.url}${path}?page=9`);
      await on.getByText('Showing 51–60 of 60').waitFor();
    }
    await page.goto(`${server.url}/en/clubs/${slug}/tournaments`);
    await page.getByRole('searchbox', { name: 'Name or place' }).fill('week 42');
    await button('Search').click();
    await page.getByText('Showing 1–1 of 1').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('week 42');
    await page.getByText('Week 42', { exact: true }).waitFor();
  });

  it('turns the past of the calendar a year at a time', async () => {
    await page.goto(`${server.url}/en/clubs/${slug}/calendar?view=past`);
    await page.getByRole('link', { name: 'Week 52', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Week 53', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'A year earlier' }).click();
    await page.getByRole('link', { name: 'Week 53', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Week 60', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'A year earlier' }).count()).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'A year later' }).click();
    await page.getByRole('link', { name: 'Week 1', exact: true }).waitFor();
  });

  it('keeps the news of years', async () => {
    for (let n = 1; n <= 2; n++)
      await post(owner.context, `/api/clubs/${clubId}/announcements`, { title: `News ${n}`, text: 'x' });
    await server.query(
      `insert into announcement select (jsonb_populate_record(null::announcement, to_jsonb(a) || jsonb_build_object(
         'id', gen_random_uuid(), 'title', 'Old news ' || n, 'created_at', now() - n * interval '7 days'))).*
       from announcement a, generate_series(1, 58) n where a.club_id = $1 and a.title = 'News 1'`,
      [clubId],
    );
    await page.goto(`${server.url}/en/clubs/${slug}/news`);
    await page.getByText('Showing 1–25 of 60').waitFor();
    await page.goto(`${server.url}/en/clubs/${slug}/news?page=3`);
    await page.getByText('Showing 51–60 of 60').waitFor();
    await page.getByRole('heading', { name: 'Old news 58' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
