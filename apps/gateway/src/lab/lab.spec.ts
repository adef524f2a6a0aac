import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SocketClient } from '@red-disc/client';
import { labPushes, socketPath, type RuleSetVersionBody, type SimulationRunBody } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { query, type Browser, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';

type Test = (run: SimulationRunBody) => boolean;

const isOver: Test = ({ finishedAt }) => finishedAt !== null;

describe('the variant lab', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let versions: RuleSetVersionBody[];
  const sockets: SocketClient[] = [];
  beforeAll(async () => {
    // At low priority it would wait for every other test of the machine.
    gateway = await runGateway({ LAB_PRIORITY: '0' });
    club = await newClub(gateway);
    const house = await club.owner.browser.get('/api/rule-sets');
    ({ versions } = house.body as { versions: RuleSetVersionBody[] });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await gateway.stop();
  });

  const lab = (): string => `/api/clubs/${club.id}/lab`;
  const versionOf = (name: string): string => versions.find((version) => version.name === name)!.id;
  const start = async (body: object): Promise<SimulationRunBody> =>
    (await club.owner.browser.post(`${lab()}/runs`, body)).body as SimulationRunBody;
  /** More than would ever be waited for. */
  const long = (players: number): object => ({
    of: { versionId: versionOf('limit-77') },
    players,
    games: 20_000,
  });

  function socketOf({ browser }: Person): SocketClient {
    const open = () =>
      new WebSocket(gateway.url.replace('http', 'ws') + socketPath, { headers: { cookie: browser.cookie } });
    const socket = new SocketClient({ open, random: Math.random });
    sockets.push(socket);
    return socket;
  }

  /** Follows a run by the socket until it is so, and returns how it stood then. */
  async function watch({ id: runId }: SimulationRunBody, isSo: Test): Promise<SimulationRunBody> {
    const socket = socketOf(club.owner);
    await socket.opened();
    const seen = new Promise<SimulationRunBody>((resolve) => {
      socket.onPush(({ type, data }) => {
        const run = type === 'lab' ? labPushes.lab.parse(data) : undefined;
        if (run?.id === runId && isSo(run)) resolve(run);
      });
    });
    const answer = await socket.request('lab.watch', { clubId: club.id, runId });
    if (!answer.ok) throw new Error(answer.error.code);
    return isSo(answer.value.run) ? answer.value.run : seen;
  }

  const cancel = async ({ id }: SimulationRunBody, browser: Browser = club.owner.browser) =>
    (await browser.post(`${lab()}/runs/${id}/cancel`)).body as SimulationRunBody;

  it('plays 2,000 games and keeps what came of them for whoever asks again', async () => {
    const request = { of: { versionId: versionOf('one-round') }, players: 2 };
    const run = await start(request);
    expect(run).toMatchObject({ games: 2000, summary: null });
    const spread = { mean: expect.any(Number), deviation: expect.any(Number) };
    const done = await watch(run, isOver);
    expect(done).toMatchObject({
      state: 'done',
      played: 2000,
      summary: {
        games: 2000,
        minutes: { ...spread, p10: expect.any(Number), p90: expect.any(Number) },
        roundsUntilLimit: null,
        scores: { bySeat: [spread, spread], byStart: [spread, spread] },
        wins: { bySeat: [{ place: 1 }, { place: 2 }], byStart: [{ place: 1 }, { place: 2 }] },
        shareOfRounds: { doubling: expect.any(Number) },
        knocks: { madePerRound: spread },
      },
    });
    expect(await start(request)).toEqual(done);
    const other = await newClub(gateway);
    const theirs = await other.owner.browser.post(`/api/clubs/${other.id}/lab/runs`, request);
    expect(theirs.body).toMatchObject({ state: 'done', summary: done.summary });
    expect((theirs.body as SimulationRunBody).id).not.toBe(run.id);
    const found = await club.owner.browser.get(`${lab()}/runs?versionId=${versionOf('one-round')}&players=2`);
    expect(found.body).toEqual({ runs: [done] });
  });

  it('tells how far it is, and stops when it is told', async () => {
    const run = await start(long(6));
    await watch(run, ({ state, played }) => state === 'running' && played > 0 && played < 20_000);
    const over = watch(run, isOver);
    expect(await cancel(run)).toMatchObject({ state: 'cancelled' });
    expect(await over).toMatchObject({ state: 'cancelled', summary: null });
    const next = await start(long(5));
    await watch(next, ({ state }) => state === 'running');
    await cancel(next);
  });

  it('takes up what a gateway that died has left', async () => {
    const run = await start({ of: { versionId: versionOf('duel') }, players: 2, games: 2001 });
    await cancel(run);
    await query(
      gateway,
      `update simulation_run set state = 'running', finished_at = null, heard_at = now() - interval '1 minute' where id = $1`,
      [run.id],
    );
    // A gateway looks every few seconds, and at once when it is asked for anything.
    const later = await start(long(4));
    await watch(run, ({ played }) => played > 0);
    for (const each of [run, later]) await cancel(each);
  });

  it('tries a draft and sets it beside a version, saying in words how they differ', async () => {
    const { browser } = club.owner;
    const { game, rules, timing } = versions.find(({ name }) => name === 'one-round')!;
    const set = await browser.post(`/api/clubs/${club.id}/rule-sets`, {
      name: 'Idea',
      from: versionOf('one-round'),
    });
    const { id } = set.body as { id: string };
    await browser.send('PUT', `/api/clubs/${club.id}/rule-sets/${id}/draft`, {
      revision: 1,
      game,
      timing,
      rules: { ...rules, knock: false },
    });
    const draft = await start({ of: { draftOf: id }, players: 2 });
    expect(draft).toMatchObject({ ruleSetId: id, ruleSetVersionId: null });
    await cancel(draft);
    const version = await start({ of: { versionId: versionOf('one-round') }, players: 2 });
    const path = `${lab()}/comparison?left=${version.id}&right=${draft.id}&language=de`;
    expect((await browser.get(path)).body).toMatchObject({
      left: { id: version.id, state: 'done' },
      right: { id: draft.id },
      changes: [{ field: 'knock', before: true, after: false }],
    });
  });

  it('refuses what cannot be, and is for organisers of the club', async () => {
    const { browser } = club.owner;
    const of = { versionId: versionOf('english') };
    expect((await browser.post(`${lab()}/runs`, { of, players: 7 })).body).toMatchObject({
      error: { code: 'INVALID', issues: [{ path: ['body', 'players'], code: 'OUT_OF_RANGE' }] },
    });
    expect(refusal(await browser.post(`${lab()}/runs`, { of, players: 4, games: 1999 }))).toBe('INVALID');
    const member = await newMember(gateway, club, 'member');
    expect(refusal(await member.browser.post(`${lab()}/runs`, { of, players: 4 }))).toBe('FORBIDDEN');
    const run = await start({ of: { versionId: versionOf('one-round') }, players: 2 });
    const stranger = socketOf((await newClub(gateway)).owner);
    await stranger.opened();
    expect(await stranger.request('lab.watch', { clubId: club.id, runId: run.id })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(refusal(await browser.get(`${lab()}/comparison?left=${run.id}&right=${club.id}`))).toBe(
      'NOT_FOUND',
    );
  });
});
