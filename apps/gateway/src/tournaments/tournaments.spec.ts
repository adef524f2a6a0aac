import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { houseRules, TestEvent } from '../../test/tournaments.js';

describe('an event', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(() => gateway.stop());

  it('is made as a draft that only organisers see, and published', async () => {
    const event = await TestEvent.create(club, { name: 'Draft' }, { published: false });
    const member = await newMember(gateway, club, 'member');
    expect(refusal(await member.browser.get(event.base))).toBe('NOT_FOUND');
    expect((await member.browser.get(`/api/clubs/${club.id}/tournaments`)).body).toEqual({
      tournaments: [],
      total: 0,
    });
    const published = await club.owner.browser.send('PATCH', event.base, { published: true, venue: 'Hall' });
    expect(published.body).toMatchObject({ name: 'Draft', venue: 'Hall', published: true, seq: 1 });
    expect((await member.browser.get(event.base)).body).toMatchObject({ venue: 'Hall', own: null });
    expect(refusal(await club.owner.browser.send('DELETE', event.base))).toBe('TOURNAMENT_PUBLISHED');
    const draft = await TestEvent.create(club, {}, { published: false });
    expect((await club.owner.browser.send('DELETE', draft.base)).status).toBe(200);
    expect(refusal(await club.owner.browser.get(draft.base))).toBe('NOT_FOUND');
  });

  it('is refused with what is wrong in it', async () => {
    const { browser } = club.owner;
    const rules = await houseRules(browser);
    const make = (setup: object) =>
      browser.post(`/api/clubs/${club.id}/tournaments`, {
        setup: {
          name: 'X',
          ruleSetVersionId: rules,
          stages: [{ id: 'main', format: { kind: 'movement', rounds: 3 } }],
          ...setup,
        },
        details: { startsAt: '2026-12-05T12:00:00Z' },
      });
    const final = { id: 'final', format: { kind: 'final', games: 1 } };
    const unchained = [{ id: 'main', format: { kind: 'movement', rounds: 3 } }, final];
    expect(refusal(await make({ stages: unchained }))).toBe('STAGES_MALFORMED');
    expect(refusal(await make({ stages: [] }))).toBe('INVALID');
    expect(
      refusal(await make({ rules: { scoring: { type: 'custom', table: { 4: ['5', '3', '2', '1'] } } } })),
    ).toBe('SCORING_SIZE_MISSING');
    expect((await make({ ruleSetVersionId: randomUUID() })).body).toMatchObject({
      error: { code: 'INVALID', issues: [{ path: ['body', 'setup', 'ruleSetVersionId'] }] },
    });
    const other = await newClub(gateway);
    const event = await TestEvent.create(club);
    expect(refusal(await other.owner.browser.get(`/api/clubs/${other.id}/tournaments/${event.id}`))).toBe(
      'NOT_FOUND',
    );
  });

  it('suggests what fits into an evening', async () => {
    const suggest = (body: object) =>
      club.owner.browser.post(`/api/clubs/${club.id}/tournament-suggestions`, body);
    const { suggestions } = (await suggest({ players: 27, boxes: 7, minutes: 330 })).body as {
      suggestions: { preset: string; sizes: number[] }[];
    };
    expect(suggestions[0]).toMatchObject({ preset: 'eveningWithFinal', sizes: [4, 4, 4, 4, 4, 4, 3] });
    expect(refusal(await suggest({ players: 31, boxes: 5, minutes: 300 }))).toBe('NOT_SEATABLE');
    const ruleSetVersionId = await houseRules(club.owner.browser);
    const endOf = async (): Promise<number> => {
      const answer = await suggest({ players: 16, minutes: 600, ruleSetVersionId });
      return (answer.body as { suggestions: { end: { expected: number } }[] }).suggestions[0]!.end.expected;
    };
    const byModel = await endOf();
    await query(
      gateway,
      `insert into simulation_run (id, club_id, rule_set_version_id, rule_set_id, game, rules, players, games, engine,
         key, state, summary, requested_by) values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'g', '{}', 4, 1, 'e',
         'k', 'done', '{"minutes":{"p50":60,"p90":70}}', gen_random_uuid())`,
      [club.id, ruleSetVersionId],
    );
    expect(await endOf()).toBeGreaterThan(byModel + 60);
  });

  it('takes a command once, however often it is sent, and tells who comes second', async () => {
    const event = await TestEvent.create(club);
    const command = { type: 'openRegistration' } as const;
    const sent = { commandId: 'same-command', command };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => club.owner.browser.post(`${event.base}/commands`, sent)),
    );
    expect(answers.map(({ body }) => body as object)).toEqual(Array(5).fill({ seq: 2, command: 2 }));
    const stale = await club.owner.browser.post(`${event.base}/commands`, {
      commandId: randomUUID(),
      command: { type: 'closeRegistration' },
      seq: 1,
    });
    expect(stale.body).toMatchObject({ error: { code: 'CONFLICT', reason: 'STALE', current: 2 } });
  });

  it('is shown to everybody where club and event want it', async () => {
    const open = await newClub(gateway, { listed: true });
    const event = await TestEvent.create(open, { name: 'Open' }, { listed: true });
    const hidden = await TestEvent.create(open, { name: 'Ours' });
    const anybody = new Browser(gateway);
    expect((await anybody.get(`/api/club-pages/${open.slug}/tournaments`)).body).toMatchObject({
      tournaments: [{ name: 'Open' }],
    });
    expect((await anybody.get(`/api/tournament-pages/${event.id}`)).body).toMatchObject({
      tournament: { name: 'Open', clubSlug: open.slug },
      round: null,
      standings: [],
    });
    expect(refusal(await anybody.get(`/api/tournament-pages/${hidden.id}`))).toBe('NOT_FOUND');
  });
});
