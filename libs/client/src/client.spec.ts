import { describe, expect, it, jest } from '@jest/globals';
import { defineRoute, type TableSnapshot } from '@red-disc/contracts';
import { Backoff } from './backoff.js';
import { callRoute, SocketClient, TableClient, type WebSocketLike } from './index.js';
import { z } from 'zod';

class FakeSocket implements WebSocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: string[] = [];

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

function openClient(): { client: SocketClient; socket: FakeSocket } {
  const socket = new FakeSocket();
  const client = new SocketClient({ open: () => socket, random: () => 0 });
  socket.open();
  return { client, socket };
}

describe('the socket client', () => {
  it('gives each request its own answer, in whatever order they come', async () => {
    const { client, socket } = openClient();
    const first = client.request('ping', {});
    const second = client.request('ping', {});
    const [a, b] = socket.sent.map((text) => (JSON.parse(text) as { id: number }).id);
    socket.onmessage?.({ data: JSON.stringify({ id: b, ok: true, data: { serverTime: 2 } }) });
    socket.onmessage?.({ data: JSON.stringify({ id: a, ok: false, error: { code: 'FORBIDDEN' } }) });
    expect(await second).toEqual({ ok: true, value: { serverTime: 2 } });
    expect(await first).toEqual({ ok: false, error: { code: 'FORBIDDEN' } });
    client.close();
  });

  it('answers RETRY for what was under way when the connection was lost', async () => {
    const { client, socket } = openClient();
    const pending = client.request('ping', {});
    socket.close();
    expect(await pending).toEqual({ ok: false, error: { code: 'RETRY' } });
    expect(client.state).toBe('waiting');
    client.close();
    expect(await client.request('ping', {})).toEqual({ ok: false, error: { code: 'RETRY' } });
  });

  it('asks when nothing is heard, and comes back within ten seconds over a new connection when nobody answers', async () => {
    jest.useFakeTimers();
    try {
      const sockets: FakeSocket[] = [];
      const open = (): FakeSocket => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      };
      const client = new SocketClient({ open, random: () => 1 });
      const [first] = sockets as [FakeSocket];
      first.open();
      await jest.advanceTimersByTimeAsync(3100);
      expect(first.sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(['ping']);
      first.onmessage?.({ data: '{"id":1,"ok":true,"data":{"serverTime":1}}' });
      await jest.advanceTimersByTimeAsync(6000);
      expect([client.state, sockets.length, first.sent.length]).toEqual(['open', 1, 1]);

      const pending = client.request('ping', {});
      await jest.advanceTimersByTimeAsync(9500);
      expect(await pending).toEqual({ ok: false, error: { code: 'RETRY' } });
      expect([client.state, sockets.length]).toEqual(['connecting', 2]);
      // Its end may be told after minutes, when it is nobody's business any more.
      first.onclose?.();
      expect(sockets).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(15_500);
      expect(sockets).toHaveLength(3);
      sockets[2]!.open();
      expect(client.state).toBe('open');
      client.close();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses an answer that does not fit the contract', async () => {
    const { client, socket } = openClient();
    const pending = client.request('ping', {});
    socket.onmessage?.({ data: JSON.stringify({ id: 1, ok: true, data: { serverTime: 'noon' } }) });
    expect(await pending).toEqual({ ok: false, error: { code: 'INTERNAL' } });
    client.close();
  });

  it('waits longer after each failed try, up to five seconds, and starts anew after a success', () => {
    const backoff = new Backoff(() => 1);
    expect(Array.from({ length: 7 }, () => backoff.next())).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
    backoff.reset();
    expect(backoff.next()).toBe(200);
  });
});

describe('the table client', () => {
  it('asks for its table again while the server cannot answer yet', async () => {
    const { client, socket } = openClient();
    const table = new TableClient(client, { table: 'a-table', makeId: () => 'an-id' });
    const watching = table.watch();
    const answer = (id: number, code: string): void => {
      socket.onmessage?.({ data: JSON.stringify({ id, ok: false, error: { code } }) });
    };
    answer(1, 'RETRY');
    while (socket.sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(JSON.parse(socket.sent[1]!)).toEqual({
      id: 2,
      type: 'table.watch',
      data: { table: 'a-table', changes: true },
    });
    answer(2, 'NOT_FOUND');
    expect(await watching).toEqual({ ok: false, error: { code: 'NOT_FOUND' } });
    const last = table.watch();
    client.close();
    expect(await last).toEqual({ ok: false, error: { code: 'RETRY' } });
  });

  it('has one question under way, however often its connection comes back before there is an answer', async () => {
    jest.useFakeTimers();
    try {
      const sockets: FakeSocket[] = [];
      const open = (): FakeSocket => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      };
      const client = new SocketClient({ open, random: () => 1 });
      const table = new TableClient(client, { table: 'a-table', makeId: () => 'an-id' });
      sockets[0]!.open();
      const watching = table.watch();
      for (let lost = 1; lost <= 5; lost += 1) {
        sockets.at(-1)!.close();
        // Each time longer: nobody has answered yet.
        await jest.advanceTimersByTimeAsync(200 * 2 ** (lost - 1) - 1);
        expect(sockets).toHaveLength(lost);
        await jest.advanceTimersByTimeAsync(1);
        expect(sockets).toHaveLength(lost + 1);
        sockets.at(-1)!.open();
        await jest.advanceTimersByTimeAsync(1000);
        expect(sockets.at(-1)!.sent).toHaveLength(1);
      }
      expect(table.watch()).toBe(watching);
      client.close();
      await jest.advanceTimersByTimeAsync(1000);
      expect(await watching).toEqual({ ok: false, error: { code: 'RETRY' } });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a table client that is told what is different', () => {
  const id = '5e901720-aa35-4e1f-a52d-9f566e4f5d80';
  const snapshot = (seq: number, view: Record<string, unknown>): TableSnapshot => ({
    table: id,
    seq,
    deadline: null,
    status: 'playing',
    seats: [],
    commitments: [],
    paused: false,
    end: null,
    seat: null,
    answersAlways: [],
    view,
  });

  async function follow(): Promise<{
    table: TableClient;
    seen: TableSnapshot[];
    push: (data: object) => void;
    answer: (seq: number, view: Record<string, unknown>) => Promise<void>;
    asked: () => unknown[];
  }> {
    const { client, socket } = openClient();
    const table = new TableClient(client, { table: id, makeId: () => 'an-id' });
    const seen: TableSnapshot[] = [];
    table.onChange((change) => seen.push(change.snapshot));
    const asked = (): unknown[] => socket.sent.map((text) => (JSON.parse(text) as { data: unknown }).data);
    const receive = (frame: object): void => socket.onmessage?.({ data: JSON.stringify(frame) });
    const answer = async (seq: number, view: Record<string, unknown>): Promise<void> => {
      const data = { snapshot: snapshot(seq, view), missed: [], people: {}, spectators: 0, delay: 0 };
      receive({ id: socket.sent.length, ok: true, data: { ...data, rematch: null } });
      await table.watch();
    };
    const push = (data: object): void => {
      receive({ type: 'table', data: { ...data, events: [], notes: [] } });
    };
    void table.watch();
    await answer(1, { phase: 1, round: { deck: 9, hand: null }, rules: { knock: true } });
    return { table, seen, push, answer, asked };
  }

  it('changes what is named, within objects too, and keeps everything else', async () => {
    const { seen, push, asked } = await follow();
    push({ changes: { table: id, seq: 2, paused: true, view: { phase: 2, round: { hand: { card: 5 } } } } });
    push({ changes: { table: id, seq: 3, paused: false, view: { round: { hand: null, deck: 8 } } } });
    expect(seen.slice(1)).toEqual([
      {
        ...snapshot(2, { phase: 2, round: { deck: 9, hand: { card: 5 } }, rules: { knock: true } }),
        paused: true,
      },
      snapshot(3, { phase: 2, round: { deck: 8, hand: null }, rules: { knock: true } }),
    ]);
    expect(seen[2]!.view!['rules']).toBe(seen[0]!.view!['rules']);
    push({ changes: { table: id, seq: 3, view: { phase: 7 } } });
    push({ changes: { table: 'a1b2c3d4-aa35-4e1f-a52d-9f566e4f5d80', seq: 4, view: { phase: 7 } } });
    push({ changes: { table: id, seq: 4, status: 'dreaming' } });
    expect([seen.length, asked().length]).toEqual([3, 1]);
  });

  it('takes a whole snapshot as it is', async () => {
    const { seen, push } = await follow();
    push({ snapshot: snapshot(7, { phase: 4 }) });
    expect(seen.at(-1)).toEqual(snapshot(7, { phase: 4 }));
  });

  it('asks for what is between when there is a gap, and goes on from there', async () => {
    const { table, seen, push, answer, asked } = await follow();
    push({ changes: { table: id, seq: 4, view: { phase: 4 } } });
    push({ changes: { table: id, seq: 5, view: { turn: 5 } } });
    expect(table.snapshot!.seq).toBe(1);
    expect(asked()).toEqual([
      { table: id, changes: true },
      { table: id, changes: true, since: 1 },
    ]);
    await answer(4, { phase: 4, turn: 4 });
    expect(seen.map(({ seq }) => seq)).toEqual([1, 4, 5]);
    expect(table.snapshot).toEqual(snapshot(5, { phase: 4, turn: 5 }));
    push({ changes: { table: id, seq: 6, view: { phase: 6 } } });
    expect(table.snapshot).toEqual(snapshot(6, { phase: 6, turn: 5 }));
    expect(asked()).toHaveLength(2);
  });
});

describe('callRoute', () => {
  const route = defineRoute({
    method: 'POST',
    path: '/api/things/:id',
    summary: 'A thing',
    permission: 'public',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ deep: z.boolean().optional() }),
    body: z.strictObject({ name: z.string() }),
    response: z.strictObject({ done: z.boolean() }),
  });

  const respond = (status: number, body: unknown): typeof fetch => {
    return (input, init) => {
      seen.push([input as string, init?.body as string]);
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };
  };
  const seen: [string, string][] = [];
  const call = { params: { id: 'a/b' }, query: { deep: true }, body: { name: 'x' } };

  it('fills the path, the query and the body', async () => {
    const options = { baseUrl: 'http://host', fetch: respond(200, { done: true }) };
    expect(await callRoute(options, route, call)).toEqual({ ok: true, value: { done: true } });
    expect(seen).toEqual([['http://host/api/things/a%2Fb?deep=true', '{"name":"x"}']]);
  });

  it('hands over files as they are, and a refusal to give one as a value', async () => {
    const asked = { method: 'GET', path: '/api/file', summary: 'A file', permission: 'public' } as const;
    const zip = defineRoute({
      ...asked,
      response: z.instanceof(Uint8Array),
      mediaType: 'application/zip',
    });
    const calendar = defineRoute({ ...asked, response: z.string(), mediaType: 'text/calendar' });
    const bytes = new Uint8Array([80, 75, 0, 255]);
    const give = (body: BodyInit): typeof fetch => {
      return () => Promise.resolve(new Response(body));
    };
    expect(await callRoute({ baseUrl: '', fetch: give(bytes) }, zip, {})).toEqual({ ok: true, value: bytes });
    expect(await callRoute({ baseUrl: '', fetch: give('BEGIN') }, calendar, {})).toEqual({
      ok: true,
      value: 'BEGIN',
    });
    const refusal = { ok: false, error: { code: 'TOO_MANY', retryAfter: 5 } };
    expect(await callRoute({ baseUrl: '', fetch: respond(429, refusal) }, zip, {})).toEqual(refusal);
  });

  it('returns a refusal as a value', async () => {
    const refusal = { ok: false, error: { code: 'NOT_FOUND' } };
    expect(await callRoute({ baseUrl: '', fetch: respond(404, refusal) }, route, call)).toEqual(refusal);
    expect(await callRoute({ baseUrl: '', fetch: respond(502, 'gone') }, route, call)).toEqual({
      ok: false,
      error: { code: 'INTERNAL' },
    });
    const lost: typeof fetch = () => Promise.reject(new TypeError('network'));
    expect(await callRoute({ baseUrl: '', fetch: lost }, route, call)).toEqual({
      ok: false,
      error: { code: 'RETRY' },
    });
  });
});
