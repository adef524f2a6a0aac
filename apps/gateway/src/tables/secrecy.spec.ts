import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newGuest, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, startTable, TablePlayer } from '../../test/table-player.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

interface CardsInView {
  readonly round: {
    readonly grids: readonly (readonly (number | 'down' | 'empty')[])[];
    readonly held: { readonly seat: number; readonly card: number | 'down'; readonly secret: boolean } | null;
  } | null;
}

describe('secrecy', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  it('sends no seed, no deck and no secret of another seat in any frame of a whole game', async () => {
    const { id, players } = await startTable(gateway, { people: 4 });
    const watcher = new TablePlayer(gateway, await newGuest(gateway, 'Watcher'), id);
    await watcher.socket.opened();
    orThrow(await watcher.table.watch());
    const running = await watcher.person.browser.get(`/api/tables/${id}/deals`);
    const record = await watcher.person.browser.get(`/api/tables/${id}/record`);
    expect(record.body).toMatchObject({ ok: false, error: { code: 'REFUSED', reason: 'GAME_NOT_OVER' } });
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    const secrets = await query<{ server_seed: Buffer }>(
      gateway,
      'select server_seed from round_secret where table_id = $1',
      [id],
    );
    const everybody = [...players, watcher];
    const texts = [...everybody.flatMap(({ frames }) => frames), running.text];
    for (const { server_seed } of secrets)
      for (const text of texts)
        for (const form of ['hex', 'base64', 'base64url'] as const)
          expect(text.includes(server_seed.toString(form))).toBe(false);
    for (const player of everybody) {
      // People are told of differences; a game without any would prove nothing of them.
      expect(player.frames.some((frame) => frame.includes('"changes":'))).toBe(true);
      for (const frame of player.frames) expect(frame).not.toMatch(/"(deck|order)":\[|"server_?[sS]eed":"/);
      for (const frame of player.frames) expectNoForeignSecret(frame);
      player.close();
    }
  });

  it('reveals the seed of a deal when its round is scored, and it is the one that was committed to', async () => {
    const { id, players } = await startTable(gateway, { people: 2 });
    const browser = players[0]!.person.browser;
    const before = (await browser.get(`/api/tables/${id}/deals`)).body as {
      deals: { serverSeed: string | null; commitment: string }[];
    };
    expect(before.deals[0]!.serverSeed).toBeNull();
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    const after = (await browser.get(`/api/tables/${id}/deals`)).body as typeof before;
    expect(after.deals[0]!.commitment).toBe(before.deals[0]!.commitment);
    expect(after.deals[0]!.serverSeed).toMatch(/^[0-9a-f]{128}$/);
    for (const player of players) player.close();
  });
});

interface Shown {
  readonly seat: number | null;
  readonly view: CardsInView | null;
}

/** A card that a knocker holds face down is known to that seat alone. Each frame says who it is for and what is held. */
function expectNoForeignSecret(frame: string): void {
  const { data } = JSON.parse(frame) as { data?: { snapshot?: Shown; changes?: Shown } };
  const shown = data?.changes ?? data?.snapshot;
  const held = shown?.view?.round?.held;
  if (held?.secret && held.seat !== shown?.seat) expect(held.card).toBe('down');
}
