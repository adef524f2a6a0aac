import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { runGateway, type RunningGateway } from '../../../test/running-gateway.js';

describe('the socket', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await runGateway({ PUBLIC_URL: 'https://club.example' });
  });
  afterAll(() => gateway.stop());

  const address = (path = socketPath): string => gateway.url.replace('http', 'ws') + path;

  async function open(): Promise<WebSocket> {
    const socket = new WebSocket(address());
    await once(socket, 'open');
    return socket;
  }

  async function ask(socket: WebSocket, text: string | Buffer): Promise<unknown> {
    const answer = once(socket, 'message');
    socket.send(text);
    return JSON.parse(((await answer)[0] as Buffer).toString());
  }

  async function refusedWith(socket: WebSocket): Promise<number | undefined> {
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
    return response.statusCode;
  }

  it('takes pages of our own origin and programs without one, and no other', async () => {
    const own = new WebSocket(address(), { origin: 'https://club.example' });
    await once(own, 'open');
    own.close();
    const foreign = new WebSocket(address(), { origin: 'https://evil.example' });
    foreign.on('error', () => undefined);
    expect(await refusedWith(foreign)).toBe(403);
  });

  it('is at one path only', async () => {
    const socket = new WebSocket(address('/api/elsewhere'));
    socket.on('error', () => undefined);
    expect(await refusedWith(socket)).toBe(404);
  });

  it.each([
    ['no JSON', '{', { id: null, ok: false, error: { code: 'MALFORMED_JSON' } }],
    ['no frame', '[1,2]', { id: null, ok: false, error: { code: 'MALFORMED_JSON' } }],
    ['an unknown type', '{"id":1,"type":"constructor"}', { id: 1, ok: false, error: { code: 'NOT_FOUND' } }],
  ])('answers %s with a code', async (_, text, expected) => {
    const socket = await open();
    expect(await ask(socket, text)).toEqual(expected);
    socket.close();
  });

  it('names the field that does not fit, without repeating its value', async () => {
    const socket = await open();
    expect(await ask(socket, '{"id":7,"type":"ping","data":{"x":"secret"}}')).toEqual({
      id: 7,
      ok: false,
      error: { code: 'INVALID', issues: [{ path: ['data'], code: 'unrecognized_keys' }] },
    });
    socket.close();
  });

  it('closes with 1009 on a frame over 8 KiB', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    socket.send('x'.repeat(9000));
    expect((await closed)[0]).toBe(1009);
  });

  it('closes with 1008 when a client sends more than 100 messages at once', async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    for (let id = 0; id < 130; id += 1) socket.send(JSON.stringify({ id, type: 'ping', data: {} }));
    expect((await closed)[0]).toBe(1008);
    const metrics = await (await fetch(gateway.metricsUrl)).text();
    expect(metrics).toMatch(/^ws_rate_limited_total 1$/m);
  });
});
