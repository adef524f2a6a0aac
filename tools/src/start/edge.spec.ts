import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { startEdge, type Edge } from './edge.js';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const echoing = (name: string): Server =>
  createServer((request, response) => {
    response.setHeader('X-Served-By', name).end(JSON.stringify(request.headers));
  });

describe('the one address', () => {
  const gateway = echoing('gateway');
  const dashboard = echoing('dashboard');
  const sockets = new WebSocketServer({ server: gateway });
  let edge: Edge;
  let url: string;

  beforeAll(async () => {
    sockets.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => {
        socket.send(data.toString().toUpperCase());
      });
    });
    const gatewayPort = await listen(gateway);
    const dashboardPort = await listen(dashboard);
    edge = await startEdge({ port: 0, host: '127.0.0.1', gatewayPort, dashboardPort, trustForwarded: false });
    url = `http://127.0.0.1:${edge.port}`;
  });

  afterAll(() => {
    for (const server of [gateway, dashboard]) {
      server.close();
      server.closeAllConnections();
    }
  });

  it.each([
    ['/', 'dashboard'],
    ['/en/clubs', 'dashboard'],
    ['/apiary', 'dashboard'],
    ['/api/status', 'gateway'],
    ['/api?x', 'gateway'],
    ['/health/ready', 'gateway'],
  ])('%s goes to the %s', async (path, name) => {
    const answer = await fetch(url + path);
    expect(answer.headers.get('x-served-by')).toBe(name);
  });

  it('says itself who the client is', async () => {
    const answer = await fetch(`${url}/api/x`, {
      headers: { 'X-Forwarded-For': '1.2.3.4', Forwarded: 'for=1.2.3.4', 'X-Forwarded-Proto': 'https' },
    });
    expect(await answer.json()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('carries sockets both ways', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    socket.send('knock');
    const [data] = (await once(socket, 'message')) as [Buffer];
    expect(data.toString()).toBe('KNOCK');
    socket.close();
  });

  it('survives a client that vanishes in the middle of an upgrade', async () => {
    const { port } = edge;
    const client = connect(port, '127.0.0.1');
    await once(client, 'connect');
    client.write('GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    client.resetAndDestroy();
    const answer = await fetch(`${url}/`);
    expect(answer.status).toBe(200);
  });

  it('asks again when a connection that was kept is closed under the request, but sends nothing twice', async () => {
    const used = new WeakSet<object>();
    const requests: string[] = [];
    const impatient = createServer(({ method, socket }, response) => {
      requests.push(method!);
      if (used.has(socket)) socket.destroy();
      else response.end('here');
      used.add(socket);
    });
    const port = await listen(impatient);
    const before = await startEdge({
      port: 0,
      host: '127.0.0.1',
      gatewayPort: port,
      dashboardPort: port,
      trustForwarded: false,
    });
    const ask = async (method: string): Promise<number> => {
      const answer = await fetch(`http://127.0.0.1:${before.port}/x`, { method });
      await answer.text();
      return answer.status;
    };
    expect([await ask('GET'), await ask('GET'), await ask('POST')]).toEqual([200, 200, 503]);
    expect(requests).toEqual(['GET', 'GET', 'GET', 'POST']);
    await before.stop();
    impatient.close();
  });

  it('tells a program to come back while the gateway is away', async () => {
    const away = await startEdge({
      port: 0,
      host: '127.0.0.1',
      gatewayPort: 1,
      dashboardPort: 1,
      trustForwarded: false,
    });
    const answer = await fetch(`http://127.0.0.1:${away.port}/api/status`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ ok: false, error: { code: 'RETRY', retryAfter: 2 } });
    await away.stop();
  });

  it('stops though somebody is still connected by a socket', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    await once(socket, 'open');
    const hungUp = once(socket, 'close');
    await edge.stop();
    await hungUp;
  });
});
