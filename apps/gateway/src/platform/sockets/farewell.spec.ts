import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { socketPath } from '@red-disc/contracts';
import { WebSocket } from 'ws';
import { closeCodes } from './socket-connection.js';
import { SocketServer } from './socket-server.js';

describe('a server that stops', () => {
  it('sends people away in lots, and those at one table together', async () => {
    const http = createServer();
    const server = new SocketServer(http, {
      isTrustedOrigin: () => true,
      socketsPerAddress: 100,
      messagesPerSocket: 100,
      addressOf: () => 'here',
      identify: () => Promise.resolve(undefined),
    });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}${socketPath}`;
    // As people come: one after another, to this table and to that.
    const places = Array.from({ length: 30 }, (_, n) => `table-${n % 3}`);
    const left: string[] = [];
    const farewells: Promise<unknown>[] = [];
    for (const place of places) {
      const socket = new WebSocket(`${address}?table=${place}`);
      await once(socket, 'open');
      socket.on('close', () => left.push(place));
      farewells.push(once(socket, 'close'));
    }
    const stopped = server.close(closeCodes.goingAway, 'restarting');
    expect([...server.connections].filter(({ isOpen }) => isOpen)).toHaveLength(20);
    const codes = (await Promise.all(farewells)) as [number][];
    expect(new Set(codes.map(([code]) => code))).toEqual(new Set([closeCodes.goingAway]));
    expect(left).toEqual([...places].sort());
    await stopped;
    http.close();
  });
});
