import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, newGuest, query } from '../../test/people.js';
import { runGateway, type RunningGateway } from '../../test/running-gateway.js';
import { orThrow, startTable, TablePlayer } from '../../test/table-player.js';
import { verdictOf } from '../../test/verdict.js';
import { until } from '../../test/until.js';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

describe('commands at a table', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ BOT_THINKING_MS: '0', SOCKET_MESSAGES: '100000' });
  });
  afterAll(() => gateway.stop());

  async function eventsOf(table: string): Promise<{ seq: number; command_id: string }[]> {
    return query(gateway, 'select seq, command_id from table_event where table_id = $1 order by seq', [
      table,
    ]);
  }

  it('get the same answer for ever when they are sent again, and count once', async () => {
    const { id, players } = await startTable(gateway, { people: 2 });
    const [player] = players as [TablePlayer];
    const request = {
      table: id,
      command: 'sent-five-times',
      phase: player.view!.phase,
      move: player.view!.moves[0]!,
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => player.socket.request('table.move', request)),
    );
    const later = await player.socket.request('table.move', { ...request, phase: 99_999, move: 'nonsense' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.ok).toBe(true);
    expect(later).toEqual(answers[0]);
    const events = await eventsOf(id);
    expect(events.filter(({ command_id }) => command_id === 'sent-five-times')).toHaveLength(1);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    for (const each of players) each.close();
  });

  it('are refused without harm when stale, illegal, foreign or malformed', async () => {
    const { id, players } = await startTable(gateway, { people: 2 });
    const [player] = players as [TablePlayer];
    const stranger = new TablePlayer(gateway, await newGuest(gateway, 'Stranger'), id);
    await stranger.socket.opened();
    orThrow(await stranger.table.watch());
    const before = await eventsOf(id);
    const { phase } = player.view!;
    const refusals = await Promise.all([
      player.table.command('table.move', { phase: phase + 1, move: 'D' }),
      player.table.command('table.move', { phase, move: 'D' }),
      player.table.command('table.move', { phase, move: 'R9z9' }),
      player.table.command('table.move', { phase, move: '\u0000' }),
      stranger.table.command('table.move', { phase, move: player.view!.moves[0]! }),
      stranger.table.command('table.start', {}),
      stranger.table.command('table.pause', { reason: 'because' }),
    ]);
    expect(
      refusals.map((refusal) => (refusal.ok ? 'accepted' : (refusal.error.reason ?? refusal.error.code))),
    ).toEqual([
      'STALE_TURN',
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'NOT_SEATED',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(await eventsOf(id)).toEqual(before);
    for (const each of [...players, stranger]) each.close();
  });

  it('of an unknown table, or one that is only for those with the link, answer NOT_FOUND', async () => {
    const host = await newGuest(gateway, 'Host');
    const created = await host.browser.post('/api/tables', {
      rules: { game: 'allegra', preset: 'house' },
      seats: 4,
      visibility: 'link',
    });
    const { id, key, code } = created.body as { id: string; key: string; code: string };
    const other = new TablePlayer(gateway, await newGuest(gateway, 'Other'), id);
    await other.socket.opened();
    expect(await other.table.watch()).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
    expect(await other.table.command('table.sit', {})).toMatchObject({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
    expect((await other.person.browser.get(`/api/tables/${id}`)).status).toBe(404);
    const found = await other.person.browser.post('/api/tables/find', { code: code.toLowerCase() });
    expect(found.body).toEqual({ id, key });
    expect(await other.table.command('table.sit', { key })).toMatchObject({ ok: true });
    expect((await other.person.browser.get(`/api/tables/${id}`)).status).toBe(200);
    other.close();
  });

  it('do not let codes be guessed, nor tables be opened without end', async () => {
    const guest = await newGuest(gateway, 'Guesser');
    const tries = [];
    for (let i = 0; i < 12; i += 1)
      tries.push(await guest.browser.post('/api/tables/find', { code: `AAAA${i}` }));
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(404), 429, 429]);
    const body = { rules: { game: 'allegra', preset: 'house' }, seats: 2 };
    const opened = [];
    for (let i = 0; i < 11; i += 1) opened.push(await guest.browser.post('/api/tables', body));
    expect(opened.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('open a table by a published version of a rule set, which it keeps', async () => {
    const host = await newGuest(gateway, 'Host');
    const house = (await host.browser.get('/api/rule-sets')).body as {
      versions: { id: string; rules: object }[];
    };
    const { id: version, rules } = house.versions[0]!;
    const created = await host.browser.post('/api/tables', { rules: { ruleSetVersion: version }, seats: 3 });
    const { id } = created.body as { id: string };
    const table = await host.browser.get(`/api/tables/${id}`);
    expect(table.body).toMatchObject({ rules });
    const unknown = { rules: { ruleSetVersion: id }, seats: 3 };
    expect((await host.browser.post('/api/tables', unknown)).status).toBe(404);
    const crowded = { rules: { ruleSetVersion: version }, seats: 16 };
    expect((await host.browser.post('/api/tables', crowded)).body).toMatchObject({
      error: { code: 'REFUSED', reason: 'SEATS_OUT_OF_RANGE' },
    });
  });

  it('give one seat to one of a hundred who ask at once', async () => {
    const host = await newGuest(gateway, 'Host');
    const created = await host.browser.post('/api/tables', {
      rules: { game: 'allegra', preset: 'house' },
      seats: 2,
      visibility: 'open',
    });
    const { id } = created.body as { id: string };
    const guests = await Promise.all(Array.from({ length: 25 }, (_, i) => newGuest(gateway, `Guest ${i}`)));
    const askers = guests.map((guest) => new TablePlayer(gateway, guest, id));
    await Promise.all(askers.map(({ socket }) => socket.opened()));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => askers[i % 25]!.table.command('table.sit', { seat: 2 })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of askers) each.close();
  });

  it('go on after the connection was lost at any moment, and every view is the one of a fresh look', async () => {
    const { id, players } = await startTable(gateway, { people: 4 });
    const watcher = new TablePlayer(gateway, { ...(await newGuest(gateway, 'Watcher')) }, id);
    await watcher.socket.opened();
    orThrow(await watcher.table.watch());
    let cuts = 0;
    const cutting = setInterval(() => {
      cuts += 1;
      [...players, watcher][cuts % 5]!.cutConnection();
    }, 150);
    await Promise.all(players.map((player) => player.playUntilOver(anyOf)));
    clearInterval(cutting);
    expect(cuts).toBeGreaterThan(3);
    await Promise.all([...players, watcher].map(({ socket }) => socket.opened()));
    for (const each of [...players, watcher]) {
      const fresh = new TablePlayer(gateway, each.person, id);
      await fresh.socket.opened();
      const seen = orThrow(await fresh.table.watch());
      orThrow(await each.table.watch());
      expect(JSON.stringify(each.snapshot)).toBe(JSON.stringify(seen));
      fresh.close();
      each.close();
    }
    const record = await new Browser(gateway).get(`/api/tables/${id}/record`);
    expect(verdictOf(record.body)).toMatchObject({ ok: true, over: true });
  });

  it('tell who was away what they missed, as it was told then, for a moment or for long', async () => {
    const { id, players } = await startTable(gateway, { people: 2 });
    const [one] = players as [TablePlayer];
    const since = one.snapshot.seq;
    const told: unknown[] = [];
    one.table.onChange(({ events }) => told.push(...events));
    for (const moves of [2, 40]) {
      while (one.snapshot.seq < since + moves) {
        const player = await until(() => players.find(({ view }) => view!.moves.length > 0));
        const { phase, moves: legal } = player.view!;
        const { seq } = orThrow(await player.table.command('table.move', { phase, move: legal[0]! }));
        await until(() => players.every(({ snapshot }) => snapshot.seq >= seq));
      }
      const answer = orThrow(await one.socket.request('table.watch', { table: id, since }));
      expect(answer.missed.map(({ seq }) => seq)).toEqual(
        Array.from({ length: moves }, (_, n) => since + 1 + n),
      );
      expect(answer.missed.flatMap(({ events }) => events)).toEqual(told);
    }
    for (const each of players) each.close();
  });
});
