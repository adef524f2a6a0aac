import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TournamentBody, TournamentStandingsBody, TournamentTableBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../test/clubs.js';
import type { Person } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, TablePlayer } from '../../test/table-player.js';
import { plainSheet, ruleSetOf, TestEvent } from '../../test/tournaments.js';
import { until } from '../../test/until.js';

const MAIN = 'main';

/** 27 players, 4 tables online and 3 in the room, with everything that happens on such a day. */
describe('a whole event', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let event: TestEvent;
  let referee: Person;
  const online = new Map<string, Person>();
  const players: TablePlayer[] = [];

  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
    club = await newClub(gateway);
    referee = await newMember(gateway, club, 'referee');
    event = await TestEvent.create(club, {
      name: 'Club championship',
      mode: 'mixed',
      ruleSetVersionId: await ruleSetOf(club.owner.browser, 'one-round'),
      rules: { nominalRounds: 1 },
      stages: [
        { id: MAIN, format: { kind: 'movement', rounds: 2 }, cut: { take: 4, to: 'final' } },
        { id: 'final', format: { kind: 'final', games: 1 } },
      ],
    });
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await gateway.stop();
  });

  /** Everybody comes to their table and lets a caretaker play, so that the game takes no time. */
  async function playOnline(tables: readonly TournamentTableBody[]): Promise<void> {
    await Promise.all(
      tables.flatMap(({ gameTableId, players: entrants }) =>
        entrants.map(async (entrant) => {
          const player = new TablePlayer(gateway, online.get(entrant)!, gameTableId!);
          players.push(player);
          await player.sitDown();
          await player.sees(({ status }) => status !== 'lobby');
          if (player.snapshot.status !== 'over') await player.table.command('table.stand', {});
        }),
      ),
    );
  }

  async function playRound(round: number): Promise<void> {
    await event.direct({ type: 'publishRound', stage: MAIN, round });
    await event.direct({ type: 'startRound', stage: MAIN, round, minutes: 30 });
    const tables = await until(async () => {
      const all = (await event.round(MAIN, round)).tables.filter(({ place }) => place === 'online');
      return all.every(({ gameTableId }) => gameTableId !== null) ? all : undefined;
    });
    expect(tables).toHaveLength(4);
    await playOnline(tables);
    const inTheRoom = (await event.round(MAIN, round)).tables.filter(({ place }) => place === 'room');
    expect(inTheRoom).toHaveLength(3);
    for (const { no, players: seated } of inTheRoom) {
      const at = { stage: MAIN, round, table: no };
      const entry = plainSheet(seated.length, { rounds: 1, start: 5 * no });
      expect((await event.rule(referee, { type: 'submitResult', ...at, entry })).status).toBe(200);
      expect((await event.rule(referee, { type: 'confirmResult', ...at })).status).toBe(200);
    }
    await until(async () => (await event.get()).next[0]?.code === 'CLOSE_ROUND');
    await event.direct({ type: 'closeRound', stage: MAIN, round });
  }

  it('is entered by members and from a list, and checked in', async () => {
    await event.direct({ type: 'openRegistration' });
    const members = await Promise.all(Array.from({ length: 16 }, () => newMember(gateway, club, 'member')));
    for (const member of members) {
      online.set(member.id, member);
      expect((await event.own(member, { type: 'enter', attends: 'online', standby: false })).status).toBe(
        200,
      );
    }
    const csv = ['name', ...Array.from({ length: 10 }, (_, n) => `Guest ${n + 1}`)].join('\n');
    const imported = await club.owner.browser.post(`${event.base}/entrant-imports`, {
      commandId: 'the-list',
      csv,
    });
    expect(imported.body).toEqual({ entered: 10, waiting: 0, problems: [] });
    await event.direct({ type: 'openCheckIn' });
    for (const member of members) expect((await event.own(member, { type: 'checkIn' })).status).toBe(200);
    for (const id of (await event.entrants()).filter((entrant) => !online.has(entrant)))
      await event.direct({ type: 'checkIn', entrant: id });
    await event.direct({ type: 'closeCheckIn' });
    await event.direct({ type: 'startStage', stage: MAIN });
    await event.direct({ type: 'planRounds', stage: MAIN });
    expect((await event.get()).counts).toMatchObject({ checkedIn: 26 });
  });

  it('plays online and in the room at once; live tables open and report by themselves', async () => {
    await playRound(1);
    const { tables } = await event.round(MAIN, 1);
    expect(tables.every(({ result }) => result?.state === 'confirmed')).toBe(true);
  });

  it('takes in somebody who comes late, and goes on without somebody who leaves', async () => {
    await event.enter('Late guest');
    const late = (await event.entrants()).at(-1)!;
    await event.direct({ type: 'checkIn', entrant: late });
    const [leaver] = online.keys();
    expect((await event.own(online.get(leaver!)!, { type: 'drop' })).status).toBe(200);
    await playRound(2);
    const { tables } = await event.round(MAIN, 2);
    const seated = tables.flatMap(({ players: seats }) => seats);
    expect(seated).toHaveLength(26);
    expect([seated.includes(late), seated.includes(leaver!)]).toEqual([true, false]);
  });

  it('is corrected with foresight, and the past round keeps its seats', async () => {
    const before = await event.round(MAIN, 1);
    const table = before.tables.find(({ place }) => place === 'room')!;
    const entry = {
      type: 'hands',
      rounds: [
        {
          hands: table.players.map((_, seat) => ({
            type: 'sum' as const,
            points: seat === 0 ? 120 : 10 + seat,
          })),
          endedBy: 2,
        },
      ],
    } as const;
    const correction = { type: 'correctResult', stage: MAIN, round: 1, table: table.no, entry } as const;
    const preview = (await event.preview(structuredClone(correction) as never)).body as {
      standings: { entrant: string }[];
      needsReason: boolean;
    };
    expect(preview.needsReason).toBe(true);
    expect(preview.standings.map(({ entrant }) => entrant)).toContain(table.players[0]);
    await event.direct(structuredClone(correction) as never, 'Seats were mixed up');
    const after = await event.round(MAIN, 1);
    expect(after.tables.map(({ players: seats }) => seats)).toEqual(
      before.tables.map(({ players: seats }) => seats),
    );
    expect(after.tables.find(({ no }) => no === table.no)!.result).toMatchObject({
      state: 'corrected',
      version: 2,
    });
  });

  it('cuts to a final, which is moved into the room', async () => {
    await event.direct({ type: 'closeStage', stage: MAIN });
    const { cut, lines } = await event.standings(MAIN);
    expect(cut!.qualified).toEqual(
      lines
        .filter(({ status }) => status === 'checkedIn')
        .slice(0, 4)
        .map(({ entrant }) => entrant),
    );
    await event.direct({ type: 'startStage', stage: 'final' });
    await event.direct({ type: 'planRounds', stage: 'final' });
    await event.direct({ type: 'publishRound', stage: 'final', round: 1 });
    const at = { stage: 'final', round: 1, table: 1 };
    await event.direct({ type: 'moveTable', ...at, place: 'room' });
    await event.direct({ type: 'startRound', stage: 'final', round: 1 });
    await event.direct({ type: 'submitResult', ...at, entry: plainSheet(4, { rounds: 1 }) });
    await event.direct({ type: 'confirmResult', ...at });
    await event.direct({ type: 'closeRound', stage: 'final', round: 1 });
    await event.direct({ type: 'closeStage', stage: 'final' });
    expect(refusal(await event.tryTo({ type: 'lock' }))).toBe('TOURNAMENT_NOT_APPROVED');
    await event.direct({ type: 'setPrizes', prizes: [{ place: 1, amount: 5000, label: 'Cup' }] });
    await event.direct({ type: 'approve' });
    const final = await event.standings();
    expect(final).toMatchObject({
      state: 'approved',
      prizes: { shares: [{ rank: 1, amount: 5000 }], remainder: 0 },
    });
    expect(final.lines).toHaveLength(27);
    expect(refusal(await event.tryTo({ type: 'undo', command: 5 }, 'no'))).toBe('TOURNAMENT_APPROVED');
    expect(refusal(await event.tryTo({ type: 'lock' }))).toBe('CORRECTION_PERIOD_RUNS');
  });

  it('counts for the club’s ratings and a league', async () => {
    const { ratings } = (await club.owner.browser.get(`/api/clubs/${club.id}/ratings`)).body as {
      ratings: { userId: string | null; name: string; games: number }[];
    };
    const accounts = ratings.flatMap(({ userId }) => userId ?? []);
    expect(new Set(accounts)).toEqual(new Set(online.keys()));
    // Whoever has no account is rated by name.
    expect(ratings).toHaveLength(27);
    const league = { name: 'Season', game: 'allegra', best: 2, tournaments: [event.id, randomUUID()] };
    const { id } = (await club.owner.browser.post(`/api/clubs/${club.id}/leagues`, league)).body as {
      id: string;
    };
    const table = (await club.owner.browser.get(`/api/clubs/${club.id}/leagues/${id}`)).body as {
      lines: { rank: number; total: string }[];
    };
    expect(table.lines).toHaveLength(27);
    expect(table.lines[0]).toMatchObject({ rank: 1, total: '120' });
  });

  it('is exported, and imported again as the same event', async () => {
    const { browser } = club.owner;
    const { files } = (await browser.get(`${event.base}/csv?separator=;`)).body as {
      files: Record<string, string>;
    };
    expect(Object.keys(files)).toEqual(['players.csv', 'seating.csv', 'results.csv', 'standings.csv']);
    expect(files['standings.csv']!.trim().split('\r\n')).toHaveLength(28);
    expect((await browser.get(`${event.base}/calendar.ics`)).text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const archive = (await browser.get(`${event.base}/archive`)).body as {
      events: { body: { type: string } }[];
    };
    const send = (body: object) => browser.post(`/api/clubs/${club.id}/tournament-imports`, body);
    const gzip = gzipSync(JSON.stringify(archive)).toString('base64');
    const imported = (await send({ gzip })).body as TournamentBody;
    expect(imported).toMatchObject({ name: 'Club championship', status: 'approved', published: false });
    const lines = async (id: string) =>
      (
        (await browser.get(`/api/clubs/${club.id}/tournaments/${id}/standings`))
          .body as TournamentStandingsBody
      ).lines;
    expect(await lines(imported.id)).toEqual(await lines(event.id));
    const forged = structuredClone(archive);
    forged.events.splice(10, 1);
    expect(refusal(await send({ archive: forged }))).toBe('CHAIN_BROKEN');
    expect(refusal(await send({ gzip: 'AAAA' }))).toBe('ARCHIVE_MALFORMED');
  });

  it('was told to those who followed it', async () => {
    const other = await TestEvent.create(club);
    const watcher = new TablePlayer(gateway, referee, randomUUID());
    players.push(watcher);
    await watcher.socket.opened();
    const ids = { clubId: club.id, tournamentId: other.id };
    expect(orThrow(await watcher.socket.request('tournament.watch', ids))).toMatchObject({ seq: 1 });
    await other.direct({ type: 'openRegistration' });
    const told = await until(() =>
      Promise.resolve(watcher.frames.find((frame) => frame.includes('"type":"tournament"'))),
    );
    expect(JSON.parse(told)).toEqual({
      type: 'tournament',
      data: { tournamentId: other.id, seq: 2, topics: ['setup'] },
    });
  });
});
