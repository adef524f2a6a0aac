import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketConnection } from './socket-connection.js';

describe('a connection', () => {
  const http = createServer();
  const upgrade = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });

  /** Both ends of a socket, and how often the server found that nobody reads. */
  async function open(): Promise<{
    client: WebSocket;
    connection: SocketConnection;
    wire: Socket;
    timesTooSlow: () => number;
  }> {
    let timesTooSlow = 0;
    const accepted = once(http, 'upgrade').then(
      ([request, socket, head]) =>
        new Promise<{ connection: SocketConnection; wire: Socket }>((resolve) => {
          upgrade.handleUpgrade(request as never, socket as never, head as never, (webSocket) => {
            webSocket.on('error', () => undefined);
            const of = { address: 'here', place: '', actor: undefined, messages: 100 };
            const onTooSlow = (): void => void (timesTooSlow += 1);
            const wire = socket as Socket;
            resolve({ connection: new SocketConnection(webSocket, wire, of, onTooSlow), wire });
          });
        }),
    );
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const [server] = await Promise.all([accepted, once(client, 'open')]);
    return { client, ...server, timesTooSlow: () => timesTooSlow };
  }

  it('is cut off when nobody reads it, before more than a quarter of a megabyte and a frame waits here', async () => {
    const { client, connection, wire, timesTooSlow } = await open();
    client.pause();
    const text = 'x'.repeat(16 * 1024);
    let most = 0;
    // What the system keeps on the way differs from one machine to another, and is bounded by it.
    for (let n = 0; timesTooSlow() === 0 && n < 10_000; n += 1) {
      connection.sendText(text);
      most = Math.max(most, wire.writableLength);
      await setImmediate();
    }
    expect(timesTooSlow()).toBe(1);
    expect(most).toBeLessThan((256 + 32) * 1024);
    connection.sendText(text);
    expect(timesTooSlow()).toBe(1);
    const closed = once(client, 'close');
    client.resume();
    // Without a farewell, for it would not have read one.
    expect((await closed)[0]).toBe(1006);
  });

  it('hands every text over as it was, short or long, in any script, in order and to the byte', async () => {
    const { client, connection } = await open();
    const heard: string[] = [];
    client.on('message', (data: Buffer) => heard.push(data.toString()));
    const texts = [0, 1, 125, 126, 127, 128, 255, 256, 65_535, 65_536, 70_000].flatMap((length) => [
      'a'.repeat(length),
      `é${'b'.repeat(length)}`,
      '漢🃏'.repeat(length / 16),
    ]);
    // Some leave together, some apart.
    for (const [n, text] of texts.entries()) {
      connection.sendText(text);
      if (n % 3 === 0) while (heard.length <= n) await setImmediate();
    }
    const closed = once(client, 'close');
    connection.close(1001, 'over');
    expect((await closed)[0]).toBe(1001);
    expect(heard).toEqual(texts);
  });

  it('stays open for whoever reads, however much it is', async () => {
    const { client, connection, timesTooSlow } = await open();
    let heard = 0;
    client.on('message', (data: Buffer) => (heard += data.length));
    const text = 'x'.repeat(16 * 1024);
    for (let n = 0; n < 200; n += 1) {
      connection.sendText(text);
      const wanted = text.length * (n + 1);
      while (heard < wanted && client.readyState === WebSocket.OPEN) await setImmediate();
    }
    expect([timesTooSlow(), heard]).toEqual([0, text.length * 200]);
    client.terminate();
  });
});
