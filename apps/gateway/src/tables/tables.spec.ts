import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { startTable } from '../../test/table-player.js';
import { verdictOf } from '../../test/verdict.js';

const firstOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('a table', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  it.each([2, 3, 4, 5, 6])('is played to the end by %d people over sockets', async (people) => {
    const { id, players } = await startTable(gateway, { people });
    await Promise.all(players.map((player) => player.playUntilOver(firstOf)));
    const answer = await players[0]!.person.browser.get(`/api/tables/${id}/record`);
    expect(answer.status).toBe(200);
    expect(verdictOf(answer.body)).toMatchObject({ ok: true, over: true });
    for (const player of players) player.close();
  });
});
