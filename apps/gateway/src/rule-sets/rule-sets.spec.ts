import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RuleSetBody, RuleSetVersionBody, Timing } from '@red-disc/contracts';
import { createTestDatabase } from '@red-disc/database';
import pg from 'pg';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, query } from '../../test/people.js';
import { runBeside, runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { lockNumber } from './house-rule-sets.js';

describe('rule sets', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let house: RuleSetVersionBody[];
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
    house = ((await new Browser(gateway).get('/api/rule-sets')).body as { versions: RuleSetVersionBody[] })
      .versions;
  });
  afterAll(() => gateway.stop());

  const base = (): string => `/api/clubs/${club.id}/rule-sets`;
  const preset = (id: string): RuleSetVersionBody => house.find(({ preset }) => preset?.endsWith(`/${id}`))!;

  /** A rule set with a draft from a preset of the house. */
  async function started(id = 'english'): Promise<RuleSetBody> {
    const body = { name: 'Ours', from: preset(id).id };
    return (await club.owner.browser.post(base(), body)).body as RuleSetBody;
  }

  async function save(
    set: RuleSetBody,
    revision: number,
    changes: { rules?: object; timing?: Partial<Timing> },
  ) {
    const { game, rules, timing } = preset('english');
    return club.owner.browser.send('PUT', `${base()}/${set.id}/draft`, {
      revision,
      game,
      rules: { ...rules, ...changes.rules },
      timing: { ...timing, ...changes.timing },
    });
  }

  async function published(set: RuleSetBody, revision = 1): Promise<RuleSetVersionBody> {
    const answer = await club.owner.browser.post(`${base()}/${set.id}/versions`, { revision });
    expect(answer.status).toBe(200);
    return answer.body as RuleSetVersionBody;
  }

  it('of the house wait for a gateway that writes them at the same time, however slow it is', async () => {
    const database = await createTestDatabase(process.env.TEST_ADMIN_URL!);
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    await writer.query('select pg_advisory_lock($1)', [lockNumber]);
    const starting = runBeside({ databaseUrl: database.url, dataDir: gateway.dataDir });
    await setTimeout(2500); // longer than anything else waits for a lock
    await writer.query('select pg_advisory_unlock($1)', [lockNumber]);
    await writer.end();
    const other = await starting;
    const found = (await new Browser(other).get('/api/rule-sets')).body as { versions: unknown[] };
    expect(found.versions).toHaveLength(house.length);
    await other.stop();
    await database.drop();
  });

  it('of the house are there from the first start, in their first version, and only once', async () => {
    expect(house.map(({ number }) => number)).toEqual(Array(house.length).fill(1));
    expect(house.map(({ name }) => name)).toEqual(expect.arrayContaining(['english', 'german', 'kids']));
    const second = await runGateway({ DATABASE_URL: gateway.databaseUrl });
    const found = await new Browser(second).get('/api/rule-sets');
    await second.stop();
    expect(found.body).toEqual({ versions: house });
  });

  it('start as a draft, become versions, and stay as they were published', async () => {
    const set = await started();
    expect(set).toMatchObject({ latest: null, hasDraft: true, draft: { revision: 1 } });
    const first = await published(set);
    expect(first).toMatchObject({ number: 1, name: 'Ours', clubId: club.id });
    expect((await save(set, 0, { rules: { knock: false } })).body).toMatchObject({ revision: 1 });
    const second = await published(set);
    expect(second).toMatchObject({ number: 2, rules: { knock: false } });
    const whole = (await club.owner.browser.get(`${base()}/${set.id}`)).body as RuleSetBody;
    expect(whole).toMatchObject({ hasDraft: false, latest: { id: second.id, number: 2 } });
    expect(whole.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(whole.versions[1]).toEqual(first);
    await expect(
      query(gateway, `update rule_set_version set note = 'x' where id = $1`, [first.id]),
    ).rejects.toThrow('append-only');
  });

  it('are not overwritten by two who edit at once, nor published twice', async () => {
    const set = await started();
    expect((await save(set, 1, { rules: { rounds: 4 } })).status).toBe(200);
    expect(refusal(await save(set, 1, { rules: { rounds: 5 } }))).toBe('DRAFT_CHANGED');
    const publish = () => club.owner.browser.post(`${base()}/${set.id}/versions`, { revision: 2 });
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    [{ rounds: null, pointLimit: null }, 'rounds', 'GAME_WITHOUT_END'],
    [{ rounds: null, pointLimit: 9 }, 'pointLimit', 'OUT_OF_RANGE'],
    [{ deck: 'huge' }, 'deck', expect.any(String)],
  ])('that cannot be are refused, naming the field: %j', async (rules, field, code) => {
    const answer = await save(await started(), 1, { rules });
    expect(answer.body).toMatchObject({
      error: { code: 'INVALID', issues: [{ path: ['body', 'rules', field], code }] },
    });
  });

  it('refuse clocks that cannot be, naming them', async () => {
    const answer = await save(await started(), 1, { timing: { window: 0 } });
    expect(answer.body).toMatchObject({
      error: { code: 'INVALID', issues: [{ path: ['body', 'timing', 'window'] }] },
    });
  });

  it('say in words what a version changes, rules and clocks, in three languages', async () => {
    const set = await started();
    const first = await published(set);
    await save(set, 0, { rules: { knock: false }, timing: { turn: 45, bank: 0 } });
    const draft = `${base()}/${set.id}/draft/changes`;
    const inDraft = (await club.owner.browser.get(draft)).body as { changes: { field: string }[] };
    expect(inDraft.changes.map(({ field }) => field)).toEqual(['knock', 'timing.turn', 'timing.bank']);
    const second = await published(set);
    const texts = await Promise.all(
      ['en', 'de', 'fr'].map(async (language) => {
        const path = `/api/clubs/${club.id}/rule-set-versions/${second.id}/changes?since=${first.id}&language=${language}`;
        return (await club.owner.browser.get(path)).body as { changes: { afterText: string }[] };
      }),
    );
    expect(texts[0]!.changes[1]).toMatchObject({
      field: 'timing.turn',
      before: 30,
      after: 45,
      beforeText: 'A turn may take 30 seconds.',
      afterText: 'A turn may take 45 seconds.',
    });
    expect(new Set(texts.flatMap(({ changes }) => changes.map(({ afterText }) => afterText))).size).toBe(9);
  });

  it('show the edition they follow, where they depart, and what a small table is told', async () => {
    const path = (id: string, seats: number): string =>
      `/api/clubs/${club.id}/rule-set-versions/${id}?seats=${seats}`;
    const two = await club.owner.browser.get(path(preset('english').id, 2));
    expect(two.body).toMatchObject({
      reading: { edition: { departures: [] }, remarks: [{ field: 'knock' }] },
    });
    const four = await club.owner.browser.get(path(preset('kids').id, 4));
    expect(four.body).toMatchObject({
      reading: { edition: { departures: [{ field: 'knock', offered: true }] }, remarks: [] },
    });
  });

  it('can be tried out in words before they are saved', async () => {
    const { game, timing } = preset('english');
    const answer = await club.owner.browser.post('/api/rule-sets/read', {
      game,
      timing,
      rules: { rounds: 1 },
      language: 'de',
    });
    expect(answer.body).toMatchObject({ rules: { rounds: 1, knock: true }, sentences: expect.any(Array) });
  });

  it('that are archived stay readable and can come back', async () => {
    const set = await started();
    const version = await published(set);
    const path = `${base()}/${set.id}`;
    expect((await club.owner.browser.send('PATCH', path, { archived: true })).body).toMatchObject({
      archived: true,
    });
    const read = await club.owner.browser.get(`/api/clubs/${club.id}/rule-set-versions/${version.id}`);
    expect(read.body).toMatchObject({ version: { archived: true } });
    await club.owner.browser.send('PATCH', path, { archived: false, name: 'Renamed' });
    expect((await club.owner.browser.get(base())).body).toMatchObject({
      ruleSets: expect.arrayContaining([
        expect.objectContaining({ id: set.id, name: 'Renamed', archived: false }),
      ]),
    });
  });

  it('of another club do not exist, neither to read, to compare nor to start from', async () => {
    const version = await published(await started());
    const other = await newClub(gateway);
    const { browser } = other.owner;
    const versions = `/api/clubs/${other.id}/rule-set-versions`;
    for (const answer of [
      await browser.get(`${versions}/${version.id}`),
      await browser.get(`${versions}/${preset('english').id}/changes?since=${version.id}`),
      await browser.post(`/api/clubs/${other.id}/rule-sets`, { name: 'Copy', from: version.id }),
      await browser.get(`/api/clubs/${other.id}/rule-sets/${version.ruleSetId}`),
      await browser.send('DELETE', `/api/clubs/${other.id}/rule-sets/${version.ruleSetId}/draft`),
    ])
      expect(refusal(answer)).toBe('NOT_FOUND');
  });

  it('are read by all members and written by organisers', async () => {
    const set = await started();
    const member = await newMember(gateway, club, 'member');
    expect((await member.browser.get(`${base()}/${set.id}`)).status).toBe(200);
    expect(refusal(await member.browser.post(base(), { name: 'Mine', from: preset('english').id }))).toBe(
      'FORBIDDEN',
    );
  });
});
