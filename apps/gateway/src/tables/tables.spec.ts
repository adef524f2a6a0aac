import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, startTable, type TablePlayer } from '../../test/table-player.js';
import { verdictOf } from '../../test/verdict.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('a table', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  it.each([2, 3, 4, 5, 6])('is played to the end by %d people over sockets', async (people) => {
    const { id, players } = await startTable(gateway, { people });
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    const answer = await players[0]!.person.browser.get(`/api/tables/${id}/record`);
    expect(answer.status).toBe(200);
    expect(verdictOf(answer.body)).toMatchObject({ ok: true, over: true });
    for (const player of players) player.close();
  });

  it.each(['novice', 'steady', 'master'])(
    'is played to the end by a person and two %s bots',
    async (level) => {
      const { id, players } = await startTable(gateway, { people: 1, bots: [level, level] });
      await players[0]!.playUntilOver(anyOf);
      const answer = await players[0]!.person.browser.get(`/api/tables/${id}/record`);
      expect(verdictOf(answer.body)).toMatchObject({ ok: true, over: true });
      players[0]!.close();
    },
  );

  it('plays on by a caretaker for somebody who has left, who can come back', async () => {
    const { players } = await startTable(gateway, { people: 2 });
    const [stays, leaves] = players as [TablePlayer, TablePlayer];
    orThrow(await leaves.table.command('table.stand', {}));
    expect(stays.snapshot.seats[1]).toMatchObject({ caretaker: true });
    await stays.playUntilOver(anyOf);
    expect(stays.snapshot.status).toBe('over');
    for (const player of players) player.close();
  });

  it('goes on by its clocks alone when nobody does anything', async () => {
    const timing = { turn: 0.05, bank: 0, window: 0.05, setup: 0.05, pause: 0 };
    const { players } = await startTable(gateway, { people: 2, timing });
    await new Promise<void>((resolve) => {
      const stop = players[0]!.table.actOnChanges(({ status }) => {
        if (status === 'over') {
          stop();
          resolve();
        }
        return Promise.resolve();
      });
    });
    expect(players[0]!.snapshot.seats.every(({ caretaker }) => caretaker)).toBe(true);
    const metrics = await (await fetch(gateway.metricsUrl)).text();
    expect(metrics).toMatch(/^timer_lateness_seconds_count [1-9]/m);
    expect(metrics).toMatch(/^command_duration_seconds_count{type="table.ready",result="ok"} [1-9]/m);
    for (const player of players) player.close();
  });

  it.each(['english', 'german', 'house', 'kids', 'limit-66', 'limit-77', 'duel'])(
    'plays a whole game by the rule set %s',
    async (preset) => {
      const seats = preset === 'duel' ? ['steady'] : ['steady', 'novice'];
      const { id, players } = await startTable(gateway, {
        people: 1,
        bots: seats,
        preset,
        timing: { pause: 0 },
      });
      await players[0]!.playUntilOver(anyOf);
      const answer = await players[0]!.person.browser.get(`/api/tables/${id}/record`);
      expect(verdictOf(answer.body)).toMatchObject({ ok: true, over: true });
      players[0]!.close();
    },
  );
});
