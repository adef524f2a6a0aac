import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, startTable, type TablePlayer } from '../../test/table-player.js';
import { verdictOf } from '../../test/verdict.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('whoever rules at a table', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  /** One move of whoever is asked. */
  async function moveOnce(players: readonly TablePlayer[]): Promise<void> {
    const mover = players.find(({ view }) => (view?.moves.length ?? 0) > 0);
    if (!mover) throw new Error('nobody is asked for a move');
    const { phase, moves } = mover.view!;
    const moved = orThrow(await mover.table.command('table.move', { phase, move: anyOf(moves) }));
    await Promise.all(players.map((player) => player.sees(({ seq }) => seq >= moved.seq)));
  }

  it('gives time, pauses and resumes, each time saying why to all', async () => {
    const { players } = await startTable(gateway, { people: 2 });
    const [host, other] = players as [TablePlayer, TablePlayer];
    const before = host.snapshot.deadline!;
    orThrow(await host.table.command('table.addTime', { seconds: 90, reason: 'a card fell down' }));
    await other.sees(({ deadline }) => deadline === before + 90_000);
    expect(other.frames.join()).toContain('a card fell down');
    orThrow(await host.table.command('table.pause', { reason: 'the bell rang' }));
    await other.sees(({ paused, deadline }) => paused && deadline === null);
    const { phase, moves } = other.view!;
    expect(await other.table.command('table.move', { phase, move: moves[0]! })).toMatchObject({ ok: false });
    orThrow(await host.table.command('table.resume', {}));
    await other.sees(({ paused, deadline }) => !paused && deadline !== null);
    expect(await other.table.command('table.addTime', { seconds: 90, reason: 'please' })).toMatchObject({
      ok: false,
      error: { code: 'FORBIDDEN' },
    });
    for (const player of players) player.close();
  });

  it('undoes a decision that showed nobody anything, and no other; the record has the game as it stood', async () => {
    const { id, players } = await startTable(gateway, { people: 2 });
    const [host] = players as [TablePlayer];
    const outcomes = { undone: 0, refused: 0 };
    while (host.snapshot.status === 'playing' && (outcomes.undone < 2 || outcomes.refused < 2)) {
      const views = players.map(({ view }) => JSON.stringify(view));
      await moveOnce(players);
      const undone = await host.table.command('table.undo', { reason: 'a slip of the hand' });
      if (undone.ok) {
        outcomes.undone += 1;
        await Promise.all(players.map((player) => player.sees(({ seq }) => seq >= undone.value.seq)));
        expect(players.map(({ view }) => JSON.stringify(view))).toEqual(views);
      } else {
        outcomes.refused += 1;
        expect(undone.error).toMatchObject({ code: 'REFUSED', reason: 'CANNOT_UNDO' });
      }
    }
    expect(outcomes.undone).toBeGreaterThan(0);
    expect(outcomes.refused).toBeGreaterThan(0);
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    const answer = await host.person.browser.get(`/api/tables/${id}/record`);
    expect(verdictOf(answer.body)).toMatchObject({ ok: true, over: true });
    for (const player of players) player.close();
  });
});
