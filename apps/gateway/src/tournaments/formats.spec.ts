import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewBody, RehearsalBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { query } from '../../test/people.js';
import { runBeside, runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { houseRules, plainSheet, ruleSetOf, TestEvent } from '../../test/tournaments.js';
import { until } from '../../test/until.js';
import type { Gateway } from '../index.js';

describe('formats and preparations', () => {
  let gateway: RunningGateway;
  let second: Gateway | undefined;
  let club: TestClub;
  beforeAll(async () => {
    gateway = await runGateway();
    club = await newClub(gateway);
  });
  afterAll(async () => {
    await second?.stop();
    await gateway.stop();
  });

  async function prepared(players: number, stages: object[], more: object = {}): Promise<TestEvent> {
    const event = await TestEvent.create(club, { stages, ...more });
    const csv = ['name', ...Array.from({ length: players }, (_, n) => `Player ${n + 1}`)].join('\n');
    await club.owner.browser.post(`${event.base}/entrant-imports`, { commandId: 'everybody', csv });
    return event;
  }

  it('groups, then a knock-out with lucky losers, then the winner', async () => {
    const event = await prepared(12, [
      {
        id: 'groups',
        format: { kind: 'groups', size: 4, games: 1 },
        cut: { take: 2, by: 'perTable', to: 'ko' },
      },
      {
        id: 'ko',
        format: {
          kind: 'knockout',
          rounds: [
            { size: 3, advance: 1 },
            { size: 3, advance: 1 },
          ],
          luckyLosers: true,
        },
      },
    ]);
    await event.direct({ type: 'startStage', stage: 'groups' });
    await event.direct({ type: 'planRounds', stage: 'groups' });
    await event.play('groups', 1);
    await event.direct({ type: 'closeStage', stage: 'groups' });
    await event.direct({ type: 'startStage', stage: 'ko' });
    await event.direct({ type: 'planRounds', stage: 'ko' });
    await event.play('ko', 1);
    await event.direct({ type: 'planRounds', stage: 'ko' });
    expect((await event.round('ko', 2)).tables.map(({ players }) => players.length)).toEqual([3]);
    await event.play('ko', 2);
    await event.direct({ type: 'closeStage', stage: 'ko' });
    expect((await event.standings()).lines).toHaveLength(12);
  });

  it('a Swiss round says who sits close in the standings', async () => {
    const event = await prepared(8, [{ id: 'main', format: { kind: 'swiss', rounds: 2 } }]);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.play('main', 1);
    await event.direct({ type: 'planRounds', stage: 'main' });
    const { reasons } = await event.round('main', 2);
    expect(Object.values(reasons).every(([first]) => first!.code === 'CLOSE_IN_STANDINGS')).toBe(true);
  });

  it('an arena seats whoever waits by itself, again and again, until it is closed', async () => {
    const format = { kind: 'arena', minutes: 60, params: { sizes: [4, 3], maxWaitSeconds: 5 } };
    const event = await prepared(8, [{ id: 'arena', format }]);
    await event.direct({ type: 'startStage', stage: 'arena' });
    const running = (round: number) =>
      until(async () => {
        const { tables, status } = await event.round('arena', round);
        return status === 'running' ? tables : undefined;
      });
    const first = await running(1);
    expect(first).toHaveLength(2);
    const finish = async ({ no, players }: (typeof first)[number]) => {
      const at = { stage: 'arena', round: 1, table: no };
      await event.direct({ type: 'submitResult', ...at, entry: plainSheet(players.length) });
      await event.direct({ type: 'confirmResult', ...at });
    };
    await finish(first[1]!);
    // Those four have just met; after a while they play again, at the table that is free.
    const second = await running(2);
    expect(second.map(({ no }) => no)).toEqual([2]);
    await finish(first[0]!);
    await until(async () => (await event.round('arena', 1)).status === 'closed');
  });

  it('a swap of seats shows first what it does to the plan', async () => {
    const event = await prepared(8, [{ id: 'main', format: { kind: 'movement', rounds: 2 } }]);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.play('main', 1);
    await event.direct({ type: 'publishRound', stage: 'main', round: 2 });
    const [one, other] = (await event.round('main', 2)).tables;
    const [a] = one!.players;
    // Each table has two of each table of round 1; one from the other half makes three that have met.
    const before = (await event.round('main', 1)).tables.find(({ players }) => players.includes(a!))!;
    const b = other!.players.find((id) => !before.players.includes(id));
    const swap = {
      type: 'swapSeats',
      stage: 'main',
      round: 2,
      a: a!,
      b: b!,
    } as const;
    const preview = (await event.preview(swap)).body as PreviewBody;
    expect(preview.needsReason).toBe(true);
    expect(preview.seating!.after.cost).toBeGreaterThan(preview.seating!.before.cost);
    await event.direct(swap, 'They came together');
    expect((await event.round('main', 2)).tables[0]!.players).toContain(b);
  });

  it('is rehearsed by bots, with trouble, and nothing is written', async () => {
    const event = await prepared(9, [{ id: 'main', format: { kind: 'movement', rounds: 2 } }]);
    await event.direct({ type: 'startStage', stage: 'main' });
    const { seq } = await event.get();
    const started = await club.owner.browser.post(`${event.base}/rehearsals`, {
      trouble: ['latePlayer', 'drop', 'slowTable'],
    });
    const { id } = started.body as RehearsalBody;
    const done = await until(async () => {
      const { body } = (await club.owner.browser.get(`${event.base}/rehearsals/${id}`)) as {
        body: RehearsalBody;
      };
      return body.status === 'waiting' ? undefined : body;
    });
    expect(done).toMatchObject({
      status: 'done',
      report: { finished: true, rounds: [{ round: 1 }, { round: 2 }] },
    });
    expect(done.report!.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['CAME_LATE', 'LEFT_EARLY']),
    );
    expect((await event.get()).seq).toBe(seq);
  });

  it('has one writer though two gateways take commands', async () => {
    const event = await TestEvent.create(club);
    second = await runBeside(gateway);
    const urls = [gateway.url, second.url];
    const send = (n: number) =>
      fetch(`${urls[n % 2]!}${event.base}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: club.owner.browser.cookie },
        body: JSON.stringify({
          commandId: randomUUID(),
          command: { type: 'register', entrant: { name: `Player ${n}` } },
        }),
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(n)));
    const seqs = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { seq: number }).seq),
    );
    expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 2));
    expect(await event.entrants()).toHaveLength(12);
  });

  it('doubts a score that no hand can come to, before it is handed in', async () => {
    const event = await prepared(4, [{ id: 'main', format: { kind: 'movement', rounds: 1 } }]);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.direct({ type: 'publishRound', stage: 'main', round: 1 });
    await event.direct({ type: 'startRound', stage: 'main', round: 1 });
    const entry = {
      type: 'scores',
      rounds: [{ scores: [-20, 700, 18, 40], endedBy: 1 }],
      totals: [-20, 700, 18, 44],
    };
    const check = await club.owner.browser.post(`${event.base}/sheet-checks`, {
      stage: 'main',
      round: 1,
      table: 1,
      entry,
    });
    expect(check.body).toMatchObject({
      warnings: [
        { code: 'OUT_OF_RANGE', round: 1, seat: 2, score: 700 },
        { code: 'TOTAL_DIFFERS', seat: 4, written: 44, counted: 40 },
        { code: 'FEWER_ROUNDS', played: 1, expected: 3 },
      ],
    });
  });

  it('rates the members of teams in a list of their own', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(gateway, club, 'member')));
    const event = await TestEvent.create(club, {
      stages: [{ id: 'main', format: { kind: 'movement', rounds: 1 } }],
      rules: { prefer: [3] },
    });
    for (const [n, name] of ['Reds', 'Blues', 'Greens'].entries())
      await event.enter(name, {
        kind: 'team',
        members: [...members.slice(2 * n, 2 * n + 2).map(({ id }) => id), `Helper of ${name}`],
      });
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.play('main', 1);
    const list = async (query: string) =>
      (
        (await club.owner.browser.get(`/api/clubs/${club.id}/ratings?${query}`)).body as {
          ratings: { userId: string | null; name: string; rank: number; games: number; rating: number }[];
        }
      ).ratings;
    const teams = await list('kind=teams');
    expect(new Set(teams.flatMap(({ userId }) => userId ?? []))).toEqual(
      new Set(members.map(({ id }) => id)),
    );
    expect(teams.flatMap(({ userId, name }) => (userId === null ? name : [])).toSorted()).toEqual(
      ['Blues', 'Greens', 'Reds'].map((name) => `Helper of ${name}`),
    );
    expect(teams.map(({ rank }) => rank)).toEqual([1, 1, 1, 4, 4, 4, 7, 7, 7]);
    expect(teams[0]!.rating).toBeGreaterThan(1500);
    expect(await list('kind=teams&place=online')).toEqual([]);
    const alone = await list('kind=people');
    expect(alone.filter(({ userId }) => members.some(({ id }) => id === userId))).toEqual([]);
  });

  it('keeps the ratings of seasons', async () => {
    const path = `/api/clubs/${club.id}`;
    const seasons = [
      { name: 'Second', startsOn: '2027-01-01', keepPercent: 0 },
      { name: 'First', startsOn: '2026-01-01' },
    ];
    const set = await club.owner.browser.send('PUT', `${path}/rating-seasons`, { game: 'allegra', seasons });
    expect(set.body).toMatchObject({ seasons: [{ name: 'First', keepPercent: 50 }, { name: 'Second' }] });
    expect((await club.owner.browser.get(`${path}/ratings?season=2027-01-01`)).body).toMatchObject({
      season: { name: 'Second' },
      ratings: [],
    });
    expect(refusal(await club.owner.browser.get(`${path}/ratings?season=2025-01-01`))).toBe('NOT_FOUND');
    expect(
      refusal(await club.owner.browser.send('PUT', `${path}/rating-seasons`, { game: 'go', seasons })),
    ).toBe('INVALID');
  });

  it('keeps the ratings and leagues of two games apart', async () => {
    const { browser } = club.owner;
    const path = `/api/clubs/${club.id}`;
    const event = await prepared(3, [{ id: 'main', format: { kind: 'movement', rounds: 1 } }]);
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.play('main', 1);
    const rated = async (game: string) =>
      (await browser.get(`${path}/ratings?game=${game}`)).body as {
        games: string[];
        seasons: unknown[];
        ratings: { games: number }[];
      };
    const before = await rated('allegra');
    const gamesIn = ({ ratings }: typeof before) => ratings.reduce((sum, { games }) => sum + games, 0);
    // A second game comes later; here one event is made one of it.
    await query(gateway, `update tournament set game = 'other' where id = $1`, [event.id]);
    const [after, other] = [await rated('allegra'), await rated('other')];
    expect(new Set(other.games)).toEqual(new Set(['other', 'allegra']));
    expect(other.seasons).toEqual([]);
    expect([gamesIn(before) - gamesIn(after), gamesIn(other)]).toEqual([3, 3]);
    const league = async (game: string) =>
      (await browser.post(`${path}/leagues`, { name: game, game, best: 1, tournaments: [event.id] }))
        .body as object;
    expect(await league('allegra')).toMatchObject({ game: 'allegra', tournaments: [] });
    expect(await league('other')).toMatchObject({ game: 'other', tournaments: [event.id] });
    expect(refusal(await browser.get(`${path}/ratings?game=go`))).toBe('NOT_FOUND');
  });

  it('pins other rules before it begins, and only those the club may use', async () => {
    const event = await TestEvent.create(club);
    const { id: otherClub, owner } = await newClub(gateway);
    const rules = await houseRules(owner.browser);
    const set = `/api/clubs/${otherClub}/rule-sets`;
    const { id } = (await owner.browser.post(set, { name: 'Theirs', from: rules })).body as { id: string };
    const published = await owner.browser.post(`${set}/${id}/versions`, { revision: 1 });
    const theirs = (published.body as { id: string }).id;
    const change = (ruleSetVersionId: string) =>
      event.tryTo({ type: 'changeSetup', changes: { ruleSetVersionId } });
    expect(refusal(await change(theirs))).toBe('INVALID');
    expect(refusal(await change(randomUUID()))).toBe('INVALID');
    const official = await ruleSetOf(club.owner.browser, 'english');
    expect((await change(official)).status).toBe(200);
    expect(await event.get()).toMatchObject({ ruleSetVersionId: official, game: 'allegra' });
  });
});
