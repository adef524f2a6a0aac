import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClubStatistics, MemberResult, PersonStatistics, RuleSetVersionBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import { Browser, newAccount, query, type Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, TablePlayer } from '../../test/table-player.js';
import { until } from '../../test/until.js';
import { rankOf } from './table-results.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('statistics', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ SOCKET_MESSAGES: '100000', BOT_THINKING_MS: '0' });
  });
  afterAll(() => gateway.stop());

  const ofClub = async ({ id, owner }: TestClub, span = ''): Promise<ClubStatistics> =>
    (await owner.browser.get(`/api/clubs/${id}/statistics${span}`)).body as ClubStatistics;
  const ofMembers = async ({ id, owner }: TestClub, span = ''): Promise<MemberResult[]> => {
    const answer = await owner.browser.get(`/api/clubs/${id}/statistics/members${span}`);
    return (answer.body as { members: MemberResult[] }).members;
  };
  const ofMyself = async ({ browser }: Person, span = ''): Promise<PersonStatistics> =>
    (await browser.get(`/api/my/statistics${span}`)).body as PersonStatistics;

  async function kidOf(club: TestClub): Promise<Person> {
    const { browser } = club.owner;
    const seat = await browser.post(`/api/clubs/${club.id}/kid-seats`, { name: 'otter' });
    const { id } = seat.body as { id: string };
    const made = await browser.post(`/api/clubs/${club.id}/devices/${id}/ticket`);
    const tablet = new Browser(gateway);
    const { ticket } = made.body as { ticket: string };
    await tablet.post('/api/account/ticket', { ticket });
    return { id, name: 'otter', browser: tablet };
  }

  /** A whole game of one round at a table of the club. */
  async function play(club: TestClub, people: readonly Person[]): Promise<string> {
    const { browser } = club.owner;
    const house = (await browser.get('/api/rule-sets')).body as { versions: RuleSetVersionBody[] };
    const version = house.versions.find(({ name }) => name === 'one-round')!;
    const made = await browser.post('/api/tables', {
      rules: { ruleSetVersion: version.id },
      clubId: club.id,
      visibility: 'club',
      seats: people.length,
      timing: { turn: 60, bank: 0, window: 10, setup: 60, pause: 5, timeouts: 2 },
    });
    const { id } = made.body as { id: string };
    const players = people.map((person) => new TablePlayer(gateway, person, id));
    try {
      for (const player of players) await player.sitDown();
      orThrow(await players[0]!.table.command('table.start', {}));
      await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    } finally {
      for (const player of players) player.close();
    }
    return id;
  }

  it('count a finished game once, for people and not for a kid’s seat, and make good what was missed', async () => {
    const club = await newClub(gateway);
    const member = await newMember(gateway, club, 'member');
    const table = await play(club, [club.owner, member, await kidOf(club)]);
    const found = await until(async () => {
      const counted = await ofClub(club);
      return counted.games === 1 && counted;
    });
    expect(found).toMatchObject({ games: 1, rounds: 1, people: 2 });
    const people = await ofMembers(club);
    expect(people.map(({ userId }) => userId).sort()).toEqual([club.owner.id, member.id].sort());
    const mine = await ofMyself(member);
    expect(mine).toMatchObject({
      play: { games: 1, rounds: 1 },
      tables: [{ players: 3, play: { games: 1 } }],
      latest: [{ tableId: table, clubId: club.id, players: 3, people: 3, score: mine.play.meanScore }],
    });
    const rows = await query(gateway, 'select * from table_result where table_id = $1 order by seat', [
      table,
    ]);
    expect(rows).toHaveLength(3);
    // As it is for games that were played before there were statistics, and for a result that is told twice.
    await query(gateway, 'delete from table_result where table_id = $1 and seat = 1', [table]);
    await query(gateway, 'update game_table set announced_at = null, announce_tries = 0 where id = $1', [
      table,
    ]);
    await until(async () => (await ofClub(club)).people === 2);
    expect(
      await query(gateway, 'select * from table_result where table_id = $1 order by seat', [table]),
    ).toEqual(rows);
  });

  /** A result that is there already, of one person among as many as there are scores. */
  async function had(
    club: TestClub | null,
    { id }: Person,
    at: string,
    result: { score: number; rank: number; players?: number; people?: number; rounds?: number },
  ): Promise<void> {
    const { score, rank, players = 4, people = players, rounds = 3 } = result;
    await query(
      gateway,
      `insert into table_result (table_id, seat, user_id, club_id, game, players, people, rounds, score, rank, won, finished_at)
       values ($1, 1, $2, $3, 'cards@1', $4, $5, $6, $7, $8, $9, $10)`,
      [randomUUID(), id, club?.id ?? null, players, people, rounds, score, rank, rank === 1, at],
    );
  }

  it('add up games, wins and averages over the days that are asked for, by the club’s own clock', async () => {
    const club = await newClub(gateway);
    const member = await newMember(gateway, club, 'member');
    await had(club, member, '2026-01-31T22:59:00Z', { score: 60, rank: 1 });
    await had(club, member, '2026-01-31T23:00:00Z', { score: 91, rank: 3 });
    await had(club, member, '2026-02-10T12:00:00Z', { score: 20, rank: 2, players: 2, rounds: 1 });
    await had(club, member, '2026-02-11T12:00:00Z', { score: 20, rank: 1, people: 1 });
    await had(null, member, '2026-02-12T12:00:00Z', { score: 20, rank: 1 });
    const all = await ofClub(club);
    expect(all).toMatchObject({ games: 3, rounds: 7, people: 1 });
    expect(all.months).toEqual([
      { month: '2026-01', games: 1, people: 1 },
      { month: '2026-02', games: 2, people: 1 },
    ]);
    expect((await ofMembers(club))[0]!.play).toEqual({
      games: 3,
      wins: 1,
      winShare: 0.3333,
      rounds: 7,
      meanScore: 28.5,
      meanRoundScore: 12.2143,
      meanRank: 2,
    });
    expect((await ofClub(club, '?to=2026-01-31')).games).toBe(1);
    expect((await ofClub(club, '?from=2026-02-01&to=2026-02-28')).games).toBe(2);
    expect((await ofClub(club, '?game=cards')).games).toBe(3);
    expect(await ofClub(club, '?game=other')).toMatchObject({ games: 0 });
    expect(await ofMembers(club, '?game=other')).toEqual([]);
    expect((await ofMembers(club, '?to=2026-01-31'))[0]!.play.games).toBe(1);
    expect(await ofMyself(member)).toMatchObject({
      play: { games: 4, wins: 2 },
      practice: 1,
      months: [
        { month: '2026-01', games: 2, wins: 1 },
        { month: '2026-02', games: 2, wins: 1 },
      ],
    });
    const inClub = await club.owner.browser.get(`/api/clubs/${club.id}/members/${member.id}/statistics`);
    expect(inClub.body).toMatchObject({
      play: { games: 3 },
      practice: 1,
      tables: [
        { players: 2, play: { games: 1, meanRoundScore: 10 } },
        { players: 4, play: { games: 2, meanScore: 37.75 } },
      ],
    });
    expect(
      refusal(await club.owner.browser.get(`/api/clubs/${club.id}/statistics?from=2026-02-01&to=2026-01-01`)),
    ).toBe('INVALID');
  });

  it('say who came to the evenings they had said yes to', async () => {
    const club = await newClub(gateway);
    const [faithful, fickle] = [
      await newMember(gateway, club, 'member'),
      await newMember(gateway, club, 'guest'),
    ];
    const house = (await faithful.browser.get('/api/rule-sets')).body as { versions: RuleSetVersionBody[] };
    const planned = await club.owner.browser.post(`/api/clubs/${club.id}/schedules`, {
      title: 'Tuesday',
      ruleSetVersionId: house.versions[0]!.id,
      startTime: '19:30',
      startDate: '2031-01-07',
    });
    const { id: schedule } = planned.body as { id: string };
    const evening = async (date: string, status: string, came: Record<string, boolean>): Promise<void> => {
      const id = randomUUID();
      await query(
        gateway,
        'insert into occurrence (id, schedule_id, date, starts_at, status) values ($1, $2, $3, $4, $5)',
        [id, schedule, date, `${date}T18:30:00Z`, status],
      );
      for (const [user, attended] of Object.entries(came))
        await query(
          gateway,
          `insert into occurrence_answer (occurrence_id, user_id, answer, since, attended) values ($1, $2, 'yes', now(), $3)`,
          [id, user, attended],
        );
    };
    await evening('2026-03-03', 'started', { [faithful.id]: true, [fickle.id]: false });
    await evening('2026-03-10', 'started', { [faithful.id]: true, [fickle.id]: true });
    await evening('2026-03-17', 'cancelled', {});
    const found = await ofClub(club);
    expect(found.evenings).toEqual({ held: 2, cancelled: 1, meanAttendance: 1.5 });
    const people = await ofMembers(club, '?sort=-attendance');
    expect(people.map(({ userId }) => userId)).toEqual([faithful.id, fickle.id]);
    const attendanceOf = ({ id }: Person) => people.find(({ userId }) => userId === id)?.attendance;
    expect(attendanceOf(faithful)).toEqual({ evenings: 2, attended: 2, share: 1 });
    expect(attendanceOf(fickle)).toEqual({ evenings: 2, attended: 1, share: 0.5 });
    expect((await ofMyself(fickle, '?to=2026-03-09')).attendance).toEqual({
      evenings: 1,
      attended: 0,
      share: 0,
    });
  });

  it('of somebody who has done nothing yet are empty, and a club’s are for its people', async () => {
    const club = await newClub(gateway);
    const nothing = {
      games: 0,
      wins: 0,
      winShare: null,
      rounds: 0,
      meanScore: null,
      meanRoundScore: null,
      meanRank: null,
    };
    expect(await ofMyself(club.owner)).toEqual({
      play: nothing,
      practice: 0,
      attendance: { evenings: 0, attended: 0, share: null },
      tables: [],
      months: [],
      latest: [],
    });
    const stranger = await newAccount(gateway, 'Stranger');
    expect(refusal(await stranger.browser.get(`/api/clubs/${club.id}/statistics`))).toBe('NOT_FOUND');
    const other = `/api/clubs/${club.id}/members/${stranger.id}/statistics`;
    expect(refusal(await club.owner.browser.get(other))).toBe('NOT_FOUND');
  });

  it.each([
    ['lowest', [5, 3, 3, 8], [3, 1, 1, 4]],
    ['highest', [5, 3, 3, 8], [2, 3, 3, 1]],
  ] as const)('share a place where scores are the same, the %s first', (best, totals, ranks) => {
    expect(totals.map((score) => rankOf(score, totals, best))).toEqual(ranks);
  });
});
