import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TournamentTableBody } from '@red-disc/contracts';
import { newClub, newMember, refusal, type TestClub } from '../../../test/clubs.js';
import { query, type Person } from '../../../test/people.js';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';
import { orThrow, TablePlayer } from '../../../test/table-player.js';
import { plainSheet, ruleSetOf, TestEvent } from '../../../test/tournaments.js';
import { until } from '../../../test/until.js';

const at = { stage: 'main', round: 1, table: 1 };
const noShow = { graceMinutes: 0, absentMinutes: 0, fewestAtTable: 2, dropAbsent: false } as const;

describe('an online table of an event', () => {
  let gateway: RunningGateway;
  let club: TestClub;
  let ruleSetVersionId: string;
  let people: Person[];
  const players: TablePlayer[] = [];

  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
    club = await newClub(gateway);
    ruleSetVersionId = await ruleSetOf(club.owner.browser, 'one-round');
    people = await Promise.all(Array.from({ length: 7 }, () => newMember(gateway, club, 'member')));
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await gateway.stop();
  });

  /** An event of so many members, its first round running. */
  async function started(count: number, rules: object, standby = 0): Promise<TestEvent> {
    const format = { kind: 'movement', rounds: 1 };
    const setup = { mode: 'online', ruleSetVersionId, stages: [{ id: 'main', format }] };
    const event = await TestEvent.create(club, { ...setup, rules: { nominalRounds: 1, ...rules } });
    await event.direct({ type: 'openRegistration' });
    for (const [n, person] of people.slice(0, count + standby).entries())
      await event.own(person, { type: 'enter', attends: 'online', standby: n >= count });
    await event.direct({ type: 'startStage', stage: 'main' });
    await event.direct({ type: 'planRounds', stage: 'main' });
    await event.direct({ type: 'publishRound', stage: 'main', round: 1 });
    await event.direct({ type: 'startRound', stage: 'main', round: 1, minutes: 30 });
    return event;
  }

  function tableIn(
    event: TestEvent,
    isSo: (table: TournamentTableBody) => boolean,
  ): Promise<TournamentTableBody> {
    return until(async () => (await event.round('main', 1)).tables.find(isSo));
  }

  const statusOf = async (id: string): Promise<string> =>
    (await query<{ status: string }>(gateway, 'select status from game_table where id = $1', [id]))[0]!
      .status;

  async function come(table: TournamentTableBody, ...entrants: string[]): Promise<TablePlayer[]> {
    const asked = entrants.map((id) => people.find((person) => person.id === id)!);
    const here = asked.map((person) => new TablePlayer(gateway, person, table.gameTableId!));
    players.push(...here);
    for (const { socket, table: seat } of here) {
      await socket.opened();
      orThrow(await seat.watch());
      orThrow(await seat.command('table.ready', { ready: true }));
    }
    return here;
  }

  it('is played by caretakers where nobody comes and the event says so', async () => {
    const event = await started(4, { noShow: { ...noShow, replaceBy: ['caretaker'] } });
    const table = await tableIn(event, ({ result }) => result?.state === 'confirmed');
    expect(table.seats.every(({ caretaker }) => caretaker)).toBe(true);
    expect(table.result!.totals).toHaveLength(4);
    const { ratings } = (await club.owner.browser.get(`/api/clubs/${club.id}/ratings`)).body as {
      ratings: unknown[];
    };
    expect(ratings).toEqual([]);
  });

  it('goes to standby players, and plays short where there are no more', async () => {
    const event = await started(
      5,
      { noShow: { ...noShow, replaceBy: ['standby', 'shortTable'] }, prefer: [5] },
      1,
    );
    const table = await tableIn(event, ({ players: left }) => left.length === 2);
    expect(table.seats.filter(({ substitute }) => substitute !== null)).toHaveLength(1);
  });

  it('starts when everybody is there, stands still with its round, and ends when time is called', async () => {
    const event = await started(3, {
      overtime: 'voidRound',
      noShow: { ...noShow, absentMinutes: 10, replaceBy: ['standby'] },
    });
    const table = await tableIn(event, ({ gameTableId }) => gameTableId !== null);
    expect((await event.round('main', 1)).missing).toMatchObject([
      { phase: 'mayStart' },
      { phase: 'mayStart' },
      { phase: 'mayStart' },
    ]);
    const [player] = await come(table, ...table.players);
    await player!.sees(({ status }) => status === 'playing');
    await event.direct({ type: 'changeRoundClock', stage: 'main', round: 1, change: { type: 'paused' } });
    await player!.sees(({ paused }) => paused);
    await event.direct({ type: 'changeRoundClock', stage: 'main', round: 1, change: { type: 'resumed' } });
    await player!.sees(({ paused }) => !paused);
    await event.direct({ type: 'changeTableClock', ...at, change: { type: 'timeCalled' } });
    await player!.sees(({ status }) => status === 'over');
    // No round was finished, so there is nothing to count: the organiser decides.
    expect((await event.get()).next[0]).toMatchObject({ code: 'AWAIT_RESULTS', tables: [1] });
    await event.direct({ type: 'voidTable', ...at }, 'No round was finished');
    await event.direct({ type: 'closeRound', stage: 'main', round: 1 });
  });

  it('is closed when its round is taken back, and opened anew', async () => {
    const event = await started(3, { noShow: { ...noShow, absentMinutes: 10, replaceBy: ['standby'] } });
    const { gameTableId } = await tableIn(event, (table) => table.gameTableId !== null);
    await event.direct({ type: 'withdrawRound', stage: 'main', round: 1 }, 'Wrong seats');
    await until(async () => (await statusOf(gameTableId!)) === 'cancelled');
    await event.direct({ type: 'publishRound', stage: 'main', round: 1 });
    await event.direct({ type: 'startRound', stage: 'main', round: 1 });
    const again = await tableIn(
      event,
      (table) => table.gameTableId !== null && table.gameTableId !== gameTableId,
    );
    await event.direct({ type: 'submitResult', ...at, entry: plainSheet(3, { rounds: 1 }) });
    await event.direct({ type: 'confirmResult', ...at });
    await until(async () => (await statusOf(again.gameTableId!)) === 'cancelled');
  });

  it('deals the same cards as the others in duplicate play, and keeps them back until the last has finished', async () => {
    const rules = {
      duplicate: true,
      prefer: [3],
      noShow: { ...noShow, absentMinutes: 10, replaceBy: ['standby'] },
    };
    const event = await started(6, rules);
    await tableIn(event, ({ no, gameTableId }) => no === 2 && gameTableId !== null);
    const [first, second] = (await event.round('main', 1)).tables as [
      TournamentTableBody,
      TournamentTableBody,
    ];
    expect(first.dealId).toBe(second.dealId);
    const finish = async (table: TournamentTableBody): Promise<void> => {
      const here = await come(table, ...table.players);
      await here[0]!.sees(({ status }) => status === 'playing');
      await Promise.all(here.map((player) => player.table.command('table.stand', {})));
      await tableIn(event, ({ no, result }) => no === table.no && result?.state === 'confirmed');
    };
    const record = () => club.owner.browser.get(`/api/tables/${first.gameTableId}/record`);
    await finish(first);
    expect(refusal(await record())).toBe('DEAL_KEPT_BACK');
    await finish(second);
    await until(async () => (await record()).status === 200);
    expect((await event.standings('main')).lines.map(({ tp }) => tp)).toHaveLength(6);
  });
});
